const htmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an HTML element or for an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => htmlEscapes[sign] ?? sign);

/** Text for an XML element or attribute, with all five escapes that sitemaps.org asks for. */
export const escapeXml = (text: string): string => escapeHtml(text).replaceAll("'", '&apos;');

/** JSON for a `<script>` element: no value can end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
