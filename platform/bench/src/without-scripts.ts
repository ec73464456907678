/**
 * Removes every script from a page's HTML, code and data alike: no page with this content can paint earlier. Styles, images and
 * text stay, and so do the styles for browsers with JavaScript, so that the same elements are hidden as on the site.
 */
export const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>\n?/g, '');
