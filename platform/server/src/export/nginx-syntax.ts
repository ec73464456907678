/** nginx expands variables: pass untrusted text through `literal` first. */
export const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** nginx cannot escape `$`, so `http.conf` defines a variable for it. */
export const literal = (text: string): string => text.replaceAll('$', `\${viit_dollar}`);

export const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** For a `map` block. Patterns begin with `~`; nginx checks plain values first. */
export const rows = (entries: readonly (readonly [string, string])[]): string =>
  entries.map(([key, value]) => `    ${quoted(key)} ${quoted(value)};\n`).join('');

/** Repeated in each location, because locations inherit none. */
export function addHeaders(headers: Readonly<Record<string, string>>): string {
  // File dates mean nothing; clients revalidate by ETag.
  const all = { ...headers, 'strict-transport-security': '$viit_transport' };
  const lines = Object.entries(all).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;\n`);
  return `${lines.join('')}    add_header Last-Modified "";\n`;
}

/** A power of two, at least 64. */
export function hashBucketSize(keys: readonly string[]): number {
  const size = Math.max(0, ...keys.map((key) => key.length)) + 32;
  return 2 ** Math.max(6, Math.ceil(Math.log2(size)));
}
