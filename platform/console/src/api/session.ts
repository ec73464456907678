import { consoleSessionHeader } from '@viit/contract/console';

/* Useless without the cookie, which no script can read. Windows that are opened later share it. */

const entry = 'session';

/** Stays the same if another person signs in in another window: what is typed here is not saved in their name. */
let own: string | undefined;
const stored = () => localStorage.getItem(entry) ?? '';
const ownKey = (): string => (own ??= stored());

export function storeKey(key: string): void {
  own = key;
  localStorage.setItem(entry, key);
}

/** @returns whether another window has signed in since. */
export function deleteKey(): boolean {
  if (stored() === ownKey()) localStorage.removeItem(entry);
  own = '';
  return stored() !== '';
}

export const hasKey = (): boolean => ownKey() !== '';

interface RequestOptions {
  method?: string;
  /** A file, or what becomes JSON. */
  body?: unknown;
  /** Of a file. */
  type?: string;
  signal?: AbortSignal;
}

/** With the key of the session. */
export function sendRequest(
  address: string,
  { method = 'GET', body, type = 'application/json', signal }: RequestOptions,
): Promise<Response> {
  const headers = new Headers({ [consoleSessionHeader]: ownKey() });
  if (body !== undefined) headers.set('content-type', type);
  return fetch(address, {
    ...{ method, headers, cache: 'no-store', redirect: 'error' },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}
