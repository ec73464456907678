/**
 * The floor: a rendered document with no script, neither run nor as data. Styles, pictures and text stay, and so do the
 * rules for browsers that run scripts, so that the same things are hidden as on the site itself.
 */
export const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>\n?/g, '');
