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

/** Allows this site's pages and files, and http(s). Uses the URL parser, because browsers read `/\evil.example` as another site. */
export function isSafeAddress(address: string): boolean {
  if (!/^(\/|#|https?:\/\/)/.test(address)) return false;
  const url = parseUrl(address, thisSite);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  if (!/^[/#]/.test(address)) return url.hostname !== '' && !url.username && !url.password && !opensPreview(url);
  // Below `/_` are the server's own, such as links of previews; `//` would be another site.
  return url.origin === thisSite && !/^\/(?:\/|_|%5f)/i.test(url.pathname);
}

/** Also on other hosts: this site has several names, and no other site has these addresses. */
function opensPreview({ pathname }: URL): boolean {
  try {
    return /^\/_(?:preview|drafts)\b/i.test(decodeURIComponent(pathname));
  } catch {
    // The server refuses it too.
    return false;
  }
}
