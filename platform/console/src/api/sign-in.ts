import {
  type beginSignInSchema,
  begunSignInSchema,
  type ConsoleSession,
  consoleSessionSchema,
  signedInSchema,
  signedOutSchema,
  type signInSchema,
} from '@viit/contract/console';
import { z } from 'zod';
import { request } from './registry-client.ts';
import { deleteKey, hasKey, storeKey } from './session.ts';

export const beginSignIn = async (body: z.input<typeof beginSignInSchema>) =>
  begunSignInSchema.parse(await request('/sign-in', { method: 'POST', body }));

/** @throws RegistryError if the token, or what the provider or the passkey responded, is not valid. */
export async function completeSignIn(body: z.input<typeof signInSchema>): Promise<ConsoleSession> {
  const { key, ...session } = signedInSchema.parse(await request('/session', { method: 'POST', body }));
  storeKey(key);
  return session;
}

const entry = 'sign-in';
const storedSchema = z.object({ flow: z.string(), hash: z.string() });

/** Opens the provider in this tab. It returns to `/signed-in`. */
export async function openProvider(): Promise<undefined> {
  const { flow, url } = await beginSignIn({ with: 'provider' });
  if (!url) throw new Error('The server names no sign-in provider.');
  sessionStorage.setItem(entry, JSON.stringify({ flow, hash: location.hash }));
  location.assign(url);
  return undefined;
}

const hasReturned = () => location.pathname === '/signed-in';

/** Goes back to the view in which the person had to sign in. */
async function completeProvider(): Promise<ConsoleSession> {
  const query = location.search.slice(1);
  const { data } = storedSchema.safeParse(JSON.parse(sessionStorage.getItem(entry) ?? 'null'));
  sessionStorage.removeItem(entry);
  history.replaceState(null, '', `/${data?.hash ?? ''}`);
  if (!data) throw new Error('This sign-in began in another window, or was completed already. Sign in again.');
  return completeSignIn({ flow: data.flow, query });
}

/** Undefined if this browser has none. @throws RegistryError if it has ended. */
export async function readSession(): Promise<ConsoleSession | undefined> {
  if (hasReturned()) return completeProvider();
  if (!hasKey()) return undefined;
  return consoleSessionSchema.parse(await request('/session', { method: 'GET' }));
}

/** @returns where the provider's own session can be ended too. */
export async function signOut(): Promise<string | null> {
  const response = await request('/session', { method: 'DELETE' }).finally(deleteKey);
  return signedOutSchema.parse(response).providerUrl;
}
