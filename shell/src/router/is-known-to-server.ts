import { takeUnknownPath } from './take-unknown-path.ts';

/**
 * Asks the server about a path that the tables of this document do not list: a page may have been published, or moved, since
 * the document was loaded. The server redirects unknown paths to the home page.
 * @returns true also where the server does not respond: the browser's own page load shows why.
 */
export async function isKnownToServer(path: string): Promise<boolean> {
  try {
    const { redirected, url } = await fetch(path, { method: 'HEAD' });
    if (!redirected || new URL(url).pathname !== '/') return true;
    // The response named the path in a cookie; the notice in this document does so already.
    takeUnknownPath();
    return false;
  } catch {
    return true;
  }
}
