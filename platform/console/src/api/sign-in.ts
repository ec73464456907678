import { type ConsoleSession, consoleSessionSchema, signedInSchema } from '@viit/contract/console';
import { request } from './registry-client.ts';
import { deleteKey, hasKey, storeKey } from './session.ts';

/** Signs in with a token. @throws RegistryError if the token is not valid. */
export async function signIn(token: string): Promise<ConsoleSession> {
  const { key, ...session } = signedInSchema.parse(await request('/session', { method: 'POST', body: { token } }));
  storeKey(key);
  return session;
}

/** The session of this browser; undefined if there is none. @throws RegistryError if it has ended. */
export async function readSession(): Promise<ConsoleSession | undefined> {
  if (!hasKey()) return undefined;
  return consoleSessionSchema.parse(await request('/session', { method: 'GET' }));
}

/** Ends the session in this browser, also if the server does not respond. */
export async function signOut(): Promise<void> {
  deleteKey();
  await request('/session', { method: 'DELETE' });
}
