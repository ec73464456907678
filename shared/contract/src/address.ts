/* Free of zod: the browser uses it too. */

/** Parses an address; `undefined` if it is malformed. Supported browsers lack `URL.canParse` and `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** A reserved name that no address in a list has. */
const thisSite = 'https://this-site.invalid';

/**
 * Whether a link or an image may use an address: this site's, or http(s). Uses the URL parser, because browsers read
 * `/\evil.example` as another site.
 */
export function isSafeAddress(address: string): boolean {
  if (!/^(\/|#|https?:\/\/)/.test(address)) return false;
  const url = parseUrl(address, thisSite);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return /^[/#]/.test(address) ? url.origin === thisSite : url.hostname !== '';
}
