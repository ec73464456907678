/** For the home page's notice. Stored shell builds read this name, so it stays. */
export const unknownPathCookie = 'viit-lost';

/** In characters before encoding. */
export const unknownPathMaxLength = 200;

/** In seconds. */
const maxAge = 20;

/** @param value the URI-encoded path, or a variable of a web server. */
export const setUnknownPathCookie = (value: string): string =>
  `${unknownPathCookie}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax`;

export const deleteUnknownPathCookie = `${unknownPathCookie}=; Max-Age=0; Path=/; SameSite=Lax`;

/** The https prefix keeps other hosts of the domain from setting a preview's secret. */
export const previewCookie = (isSecure: boolean): string => (isSecure ? '__Host-viit_preview' : 'viit_preview');

/** Raw; `undefined` if missing or empty. @param cookies a `Cookie` header or `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [found, value] = pair.trim().split(/=(.*)/s);
    if (found === name && value) return value;
  }
  return undefined;
}
