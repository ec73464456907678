const htmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For elements and double-quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => htmlEscapes[sign] ?? sign);

/** sitemaps.org requires all five escapes. */
export const escapeXml = (text: string): string => escapeHtml(text).replaceAll("'", '&apos;');

/** For a `<script>`: no value can close it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
