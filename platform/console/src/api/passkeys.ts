import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { ConsoleSession } from '@viit/contract/console';
import { passkeyResponseSchema, registryApi } from '@viit/contract/registry-api';
import { call } from './registry-client.ts';
import { beginSignIn, completeSignIn } from './sign-in.ts';

/* The library loads with the first use. */

/** @throws Error that says in plain words what to do. */
export async function signInWithPasskey(): Promise<ConsoleSession> {
  const { flow, options } = await beginSignIn({ with: 'passkey' });
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch((error: Error) =>
    refuse(
      error,
      'If this device has no passkey of yours, use the one that has, or ask the operator for a new invitation.',
    ),
  );
  return completeSignIn({ flow, response: passkeyResponseSchema.parse(response) });
}

/** For a person who is invited. */
export async function acceptInvitation(invitation: string, name: string): Promise<ConsoleSession> {
  const { flow, options } = await beginSignIn({ invitation });
  return completeSignIn({ flow, name, response: await register(options) });
}

export async function addPasskey(name: string): Promise<void> {
  const { flow, options } = await call(registryApi.beginPasskey, {});
  await call(registryApi.addPasskey, { body: { flow, name, response: await register(options) } });
}

async function register(options: unknown) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch((error: Error) => refuse(error, ''));
  return passkeyResponseSchema.parse(response);
}

const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: 'Nothing was confirmed: it was cancelled, or took too long. Try again.',
  InvalidStateError: 'This device has a passkey of yours already.',
};

function refuse({ name, message }: Error, advice: string): never {
  throw new Error(`${reasons[name] ?? `This browser or device cannot use a passkey: ${message}.`} ${advice}`.trim());
}

const devices = {
  Android: /android/i,
  iPhone: /iphone/i,
  iPad: /ipad/i,
  Mac: /mac os/i,
  'Windows computer': /windows/i,
};

/** A first proposal. */
export const deviceName = (): string =>
  Object.entries(devices).find(([, pattern]) => pattern.test(navigator.userAgent))?.[0] ?? 'Computer';
