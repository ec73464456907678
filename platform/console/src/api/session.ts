import { consoleSessionHeader } from '@viit/contract/console';

/* Useless without the cookie, which no script can read. All windows of this origin share it. */

const entry = 'session';

export const storeKey = (key: string): void => localStorage.setItem(entry, key);
export const deleteKey = (): void => localStorage.removeItem(entry);
export const hasKey = (): boolean => localStorage.getItem(entry) !== null;

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
  const headers = new Headers({ [consoleSessionHeader]: localStorage.getItem(entry) ?? '' });
  if (body !== undefined) headers.set('content-type', type);
  return fetch(address, {
    ...{ method, headers, cache: 'no-store', redirect: 'error' },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}
