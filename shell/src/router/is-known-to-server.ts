import { takeUnknownPath } from './take-unknown-path.ts';

/**
 * The page may be newer than this document. The server redirects unknown paths.
 * @returns true without a response: the browser's page load shows why.
 */
export async function isKnownToServer(path: string): Promise<boolean> {
  try {
    const { redirected, url } = await fetch(path, { method: 'HEAD' });
    if (!redirected || new URL(url).pathname !== '/') return true;
    // This document shows the notice itself.
    takeUnknownPath();
    return false;
  } catch {
    return true;
  }
}
