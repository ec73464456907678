/**
 * Removes every script from a page's HTML, code and data alike: nothing with this content can paint earlier. Styles,
 * pictures and text stay, and so do the rules for browsers with JavaScript, so that the same elements are hidden as on the site.
 */
export const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>\n?/g, '');
