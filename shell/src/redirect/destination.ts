/** An address outside this site, split so that the page can emphasise the host. */
export interface Destination {
  href: string;
  /** "https://" and, if any, the user. */
  before: string;
  host: string;
  /** Path, query and fragment. */
  after: string;
}

/**
 * Reads the destination from a query such as `?url=https%3A%2F%2Fexample.org`. Only complete http and
 * https addresses are accepted: anything else (`javascript:`, `data:`, a relative path, nothing) is `undefined`.
 */
export function destinationOf(search: string): Destination | undefined {
  const text = new URLSearchParams(search).get('url')?.trim() ?? '';
  if (!/^https?:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return undefined;
  const { href, protocol, username, password, host, pathname, search: query, hash } = new URL(text);
  const user = username ? `${username}${password && ':…'}@` : '';
  return {
    href,
    before: `${protocol}//${user}`,
    host,
    after: pathname === '/' && !query ? hash : pathname + query + hash,
  };
}
