import { type ConsoleSession, consoleSessionSchema, signedInSchema } from '@viit/contract/console';
import { request } from './registry-client.ts';
import { deleteKey, hasKey, storeKey } from './session.ts';

/** @throws RegistryError if the token is not valid. */
export async function signIn(token: string): Promise<ConsoleSession> {
  const { key, ...session } = signedInSchema.parse(await request('/session', { method: 'POST', body: { token } }));
  storeKey(key);
  return session;
}

/** Undefined if this browser has none. @throws RegistryError if it has ended. */
export async function readSession(): Promise<ConsoleSession | undefined> {
  if (!hasKey()) return undefined;
  return consoleSessionSchema.parse(await request('/session', { method: 'GET' }));
}

/** Also if the server does not respond. */
export async function signOut(): Promise<void> {
  deleteKey();
  await request('/session', { method: 'DELETE' });
}
