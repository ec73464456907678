/** A value as nginx reads it. */
export const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A `map` block. Patterns begin with `~`; nginx takes the first that fits, after the plain values. */
export function map(from: string, to: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([key, value]) => `    ${/^[a-z]+$/.test(key) ? key : quotedKey(key)} ${quoted(value)};\n`);
  return `map ${quoted(from)} ${to} {\n${lines.join('')}}\n`;
}

/** In quotes a backslash stays as it is, unless a quote follows. */
const quotedKey = (key: string) => `"${key.replace(/"/g, '\\"')}"`;

/** Headers of a location, of whatever status; an empty value is not sent. Every location says all of them: none is inherited. */
export function addHeaders(headers: Readonly<Record<string, string>>): string {
  // The files' dates mean nothing; the ETag is what tells them apart.
  const all = { ...headers, 'strict-transport-security': '$viit_transport' };
  const lines = Object.entries(all).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;\n`);
  return `${lines.join('')}    add_header Last-Modified "";\n`;
}

/** Room for the longest key of a map, as nginx counts it: powers of two from 64. */
export function longest(keys: readonly string[]): number {
  const needed = Math.max(0, ...keys.map((key) => key.length)) + 32;
  return 2 ** Math.max(6, Math.ceil(Math.log2(needed)));
}
