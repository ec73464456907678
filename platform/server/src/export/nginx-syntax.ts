/** A value in nginx syntax. nginx replaces the variables in it; text that is not of this module's callers is `literal` first. */
export const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A text in which nginx finds no variable. It has no escape for the sign, so `http.conf` defines a variable that stands for it. */
export const literal = (text: string): string => text.replaceAll('$', `\${viit_dollar}`);

/** The source of a regular expression that matches this text. */
export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Rows of a `map` block. Patterns begin with `~`; nginx checks plain values first, then patterns in order. */
export const rows = (entries: readonly (readonly [string, string])[]): string =>
  entries.map(([key, value]) => `    ${quoted(key)} ${quoted(value)};\n`).join('');

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
