/**
 * Removes origin, fragment and needless escapes (RFC 3986, section 6.2.2.2), so that `/%5freports` is `/_reports` for
 * routes, limits and the log.
 */
export function plainAddress(url: string): string {
  if (url.startsWith('/') && !/[%#]/.test(url)) return url;
  const [path = '', ...query] = url
    .replace(/^https?:\/\/[^/?#]*(?=\/)/i, '')
    .replace(/#.*$/s, '')
    .split('?');
  return [path.replace(/%[2-7][0-9a-f]/gi, unescapeAscii), ...query].join('?');
}

const unreserved = /[\w.~-]/;

function unescapeAscii(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return unreserved.test(character) ? character : escaped;
}
