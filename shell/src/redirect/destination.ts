import { parseUrl } from '@viit/contract/address';

/** Split so that the page can emphasise the host. */
export interface Destination {
  href: string;
  /** "https://" and, if any, the user. */
  before: string;
  host: string;
  after: string;
}

/** Empty if there is none. */
export const requestedAddress = (search: string): string => new URLSearchParams(search).get('url')?.trim() ?? '';

/** Accepts complete http and https addresses only. */
export function destinationOf(search: string): Destination | undefined {
  const text = requestedAddress(search);
  const url = /^https?:\/\/[^/\\]/i.test(text) ? parseUrl(text) : undefined;
  if (!url) return undefined;
  const { href, protocol, username, password, host, pathname, search: query, hash } = url;
  const user = username ? `${username}${password && ':…'}@` : '';
  return {
    href,
    before: `${protocol}//${user}`,
    host,
    after: pathname === '/' && !query ? hash : pathname + query + hash,
  };
}
