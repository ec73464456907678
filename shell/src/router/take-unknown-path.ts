import { deleteUnknownPathCookie, readCookie, unknownPathCookie } from '@viit/contract/cookies';

/** Deletes the server's cookie, so only the first call returns a path. */
export function takeUnknownPath(): string | undefined {
  const value = readCookie(document.cookie, unknownPathCookie);
  if (value === undefined) return undefined;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers that the site supports.
  document.cookie = deleteUnknownPathCookie;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
