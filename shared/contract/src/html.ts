const htmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or a double-quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => htmlEscapes[sign] ?? sign);

/** All five escapes that sitemaps.org requires. */
export const escapeXml = (text: string): string => escapeHtml(text).replaceAll("'", '&apos;');

/** JSON for a `<script>`: no value can close the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
