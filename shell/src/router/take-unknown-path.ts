import { deleteUnknownPathCookie, readCookie, unknownPathCookie } from '@viit/contract/cookies';

/** The unknown path that led to this page, from the server's cookie; only the first call finds it. `undefined` if there is none. */
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
