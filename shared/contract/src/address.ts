/* No zod: browsers load this. */

/** `undefined` if malformed. Supported browsers lack `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** A reserved name that no list contains. */
const thisSite = 'https://this-site.invalid';

/** Allows this site and http(s). Uses the URL parser, because browsers read `/\evil.example` as another site. */
export function isSafeAddress(address: string): boolean {
  if (!/^(\/|#|https?:\/\/)/.test(address)) return false;
  const url = parseUrl(address, thisSite);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return /^[/#]/.test(address) ? url.origin === thisSite : url.hostname !== '';
}
