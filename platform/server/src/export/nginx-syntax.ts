/** A value in nginx syntax. */
export const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A `map` block. Patterns begin with `~`; nginx checks plain values first, then patterns in order. */
export function map(from: string, to: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([key, value]) => `    ${/^[a-z]+$/.test(key) ? key : quotedKey(key)} ${quoted(value)};\n`);
  return `map ${quoted(from)} ${to} {\n${lines.join('')}}\n`;
}

/** In quotes, nginx keeps a backslash unless a quotation mark follows. */
const quotedKey = (key: string) => `"${key.replace(/"/g, '\\"')}"`;

/** Headers of a location, for all statuses; nginx does not send empty values. Locations inherit none, so each one lists all. */
export function addHeaders(headers: Readonly<Record<string, string>>): string {
  // The files' dates mean nothing; clients revalidate by ETag.
  const all = { ...headers, 'strict-transport-security': '$viit_transport' };
  const lines = Object.entries(all).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;\n`);
  return `${lines.join('')}    add_header Last-Modified "";\n`;
}

/** The `map_hash_bucket_size` for these keys: powers of two from 64. */
export function hashBucketSize(keys: readonly string[]): number {
  const size = Math.max(0, ...keys.map((key) => key.length)) + 32;
  return 2 ** Math.max(6, Math.ceil(Math.log2(size)));
}
