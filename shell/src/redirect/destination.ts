import { parseUrl } from '@viit/contract/address';

/** An address outside this site, split so that the page can emphasise the host. */
export interface Destination {
  href: string;
  /** "https://" and, if any, the user. */
  before: string;
  host: string;
  /** Path, query and fragment. */
  after: string;
}

/** The address that a query names, complete or not; empty if it names none. */
export const requestedAddress = (search: string): string => new URLSearchParams(search).get('url')?.trim() ?? '';

/**
 * Reads the destination from a query such as `?url=https%3A%2F%2Fexample.org`. Only complete http and
 * https addresses are accepted: anything else (`javascript:`, `data:`, a relative path, nothing) is `undefined`.
 */
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
