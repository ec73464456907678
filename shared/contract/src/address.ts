/*
 * Addresses in text that others wrote, read with the URL parser. Free of zod: the browser uses it too.
 */

/** Parses an address; `undefined` if it is malformed. Browsers that the site supports lack `URL.canParse` and `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Stands for this site's origin: a reserved name, which no address in a list has. */
const thisSite = 'https://this-site.invalid';

/**
 * Whether a link or an image may use an address: it leads to this site or to an http(s) address. Backslashes and control
 * characters make a browser read `/\evil.example` as another site's address, so what counts is what the URL parser reads.
 */
export function isSafeAddress(address: string): boolean {
  if (!/^(\/|#|https?:\/\/)/.test(address)) return false;
  const url = parseUrl(address, thisSite);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return /^[/#]/.test(address) ? url.origin === thisSite : url.hostname !== '';
}
