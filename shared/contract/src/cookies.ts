/**
 * The cookie that carries an unknown path from the redirect to the home page, whose notice names the path. The shell reads and
 * deletes it. Stored shell builds read this name, so it stays.
 */
export const unknownPathCookie = 'viit-lost';

/** Longest unknown path that the cookie carries, in characters before encoding. */
export const unknownPathMaxLength = 200;

/** How long the cookie lives, in seconds. */
const maxAge = 20;

/** A `Set-Cookie` header for the unknown path. @param value the path, URI-encoded, or a variable of a web server. */
export const setUnknownPathCookie = (value: string): string =>
  `${unknownPathCookie}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax`;

/** Deletes the cookie: assigned to `document.cookie`. */
export const deleteUnknownPathCookie = `${unknownPathCookie}=; Max-Age=0; Path=/; SameSite=Lax`;

/**
 * The cookie with the secret of an opened preview. With the prefix, browsers accept it from this host only, over https: a page of
 * another host of the same domain cannot set it. Browsers refuse the prefix without https.
 */
export const previewCookie = (isSecure: boolean): string => (isSecure ? '__Host-viit_preview' : 'viit_preview');

/**
 * A cookie's value as it was sent, not decoded; `undefined` if it is missing or empty.
 * @param cookies a `Cookie` header or `document.cookie`.
 */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [found, value] = pair.trim().split(/=(.*)/s);
    if (found === name && value) return value;
  }
  return undefined;
}
