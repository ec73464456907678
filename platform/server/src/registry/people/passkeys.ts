import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { lockOwner, newOneTimeSecret, type OneTimeSecret, type SecretKind } from './one-time-secrets.ts';
import type { SignInSettings } from './sign-in-settings.ts';

/** A sign-in in progress. */
export const flowSeconds = 600;

interface Challenge {
  challenge: string;
  /** The hash of the invitation that is used up. */
  invitation?: string | undefined;
}

const verification = { userVerification: 'required' } as const;

/** What both checks need. Passkeys are for this origin only. */
const expected = ({ consoleOrigin }: SignInSettings, { challenge }: Challenge) => ({
  expectedChallenge: challenge,
  expectedOrigin: consoleOrigin,
  expectedRPID: new URL(consoleOrigin).hostname,
  requireUserVerification: true,
});

/** @throws Refusal if people sign in with a provider: a passkey would outlive their account there. */
function assertPasskeys({ provider }: SignInSettings): void {
  if (provider) throw new Refusal('passkeys-off');
}

export interface PasskeyOwner {
  id: string;
  name: string;
  email: string;
}

/** @param invitation its hash. Without one, the person is signed in. */
export async function beginRegistration(sql: Sql, settings: SignInSettings, person: PasskeyOwner, invitation?: string) {
  assertPasskeys(settings);
  const existing = await sql.query<{ id: string }>('select id from passkey where person = $1', [person.id]);
  const options = await generateRegistrationOptions({
    rpName: 'VIIT console',
    rpID: new URL(settings.consoleOrigin).hostname,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(`person:${person.id}`),
    excludeCredentials: existing,
    authenticatorSelection: { residentKey: 'required', ...verification },
  });
  const content: Challenge = { challenge: options.challenge, invitation };
  const kind: SecretKind = invitation ? 'invited' : 'second-passkey';
  const flow = await newOneTimeSecret(sql, { kind, seconds: flowSeconds, content, person: person.id });
  return { flow, options: { ...options } };
}

/**
 * In a transaction. Mail programs open links, so an invitation is used up only now.
 * @throws Refusal if the response is not to this challenge, of this origin, and of a verified user.
 */
export async function storePasskey(
  sql: Sql,
  settings: SignInSettings,
  { person, content }: OneTimeSecret,
  response: unknown,
  name: string,
): Promise<{ id: string; person: string }> {
  assertPasskeys(settings);
  const { invitation } = content as Challenge;
  if (!person || !(await lockOwner(sql, 'person', person))) throw new Refusal('sign-in-ended');
  const used =
    invitation && (await sql.query('delete from one_time_secret where hash = $1 returning hash', [invitation]));
  if (used?.length === 0) throw new Refusal('invitation-invalid');
  const result = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    ...expected(settings, content as Challenge),
  }).catch(refuse);
  if (!result.verified) return refuse(new Error('it is not valid'));
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  const stored = await sql.query(
    `insert into passkey (id, person, name, public_key, counter, transports) values ($1, $2, $3, $4, $5, $6::jsonb)
     on conflict do nothing returning id`,
    [id, person, name, key, counter, JSON.stringify(transports)],
  );
  return stored.length > 0 ? { id, person } : refuse(new Error('it belongs to somebody already'));
}

export async function beginAuthentication(sql: Sql, settings: SignInSettings) {
  assertPasskeys(settings);
  const rpID = new URL(settings.consoleOrigin).hostname;
  const options = await generateAuthenticationOptions({ rpID, ...verification });
  const content: Challenge = { challenge: options.challenge };
  return {
    flow: await newOneTimeSecret(sql, { kind: 'passkey', seconds: flowSeconds, content }),
    options: { ...options },
  };
}

/** In a transaction. @returns the number of the person. */
export async function checkPasskey(
  sql: Sql,
  settings: SignInSettings,
  { content }: OneTimeSecret,
  response: unknown,
): Promise<string> {
  assertPasskeys(settings);
  const { id } = response as AuthenticationResponseJSON;
  await lockOwner(sql, 'passkey', id);
  const [passkey] = await sql.query<{
    person: string;
    publicKey: string;
    counter: number;
    transports: AuthenticatorTransport[];
  }>(
    `select person::text as person, public_key as "publicKey", counter::float8 as counter, transports from passkey
     where id = $1`,
    [id],
  );
  if (!passkey) return refuse(new Error('nobody has it any more'));
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
  const result = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    credential: { ...passkey, id, publicKey },
    ...expected(settings, content as Challenge),
  }).catch(refuse);
  if (!result.verified) return refuse(new Error('its signature is wrong'));
  await sql.query('update passkey set counter = $2, used_at = now() where id = $1', [
    id,
    result.authenticationInfo.newCounter,
  ]);
  return passkey.person;
}

function refuse(error: Error): never {
  throw new Refusal('sign-in-refused', `The passkey was refused: ${error.message}. Try again, or ask the operator.`);
}

/** With the person locked. @throws Refusal for an unknown passkey, or the last one. */
export async function removePasskey(sql: Sql, person: string, id: string): Promise<{ id: string }> {
  const removed = await sql.query(
    `delete from passkey where id = $1 and person = $2 and (select count(*) from passkey where person = $2) > 1
     returning id`,
    [id, person],
  );
  if (removed.length > 0) return { id };
  throw new Refusal('passkey-not-removed');
}
