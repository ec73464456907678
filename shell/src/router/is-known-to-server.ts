import { takeUnknownPath } from './take-unknown-path.ts';

/**
 * Finds pages that were published or moved after this document was loaded. The server redirects unknown paths to the home
 * page.
 * @returns true without a response: the browser's page load shows why.
 */
export async function isKnownToServer(path: string): Promise<boolean> {
  try {
    const { redirected, url } = await fetch(path, { method: 'HEAD' });
    if (!redirected || new URL(url).pathname !== '/') return true;
    // The notice in this document replaces the server's cookie.
    takeUnknownPath();
    return false;
  } catch {
    return true;
  }
}
