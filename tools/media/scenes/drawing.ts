import fs from 'node:fs';

/** A still drawing of the site, taken apart so that its parts can move. */
export interface Drawing {
  /** Its gradients and symbols. */
  defs: string;
  /** Its elements, the one behind first. */
  parts: string[];
}

/** Reads an SVG file. `name` becomes the prefix of its ids, so that several drawings can share a picture. */
export function readDrawing(file: string, name: string): Drawing {
  const markup = fs
    .readFileSync(file, 'utf8')
    .replace(/\bid="/g, `id="${name}-`)
    .replace(/url\(#/g, `url(#${name}-`)
    .replace(/href="#/g, `href="#${name}-`);
  const children = topLevel(markup);
  return {
    defs: children.filter((child) => child.startsWith('<defs')).join(''),
    parts: children.filter((child) => !/^<(defs|title)/.test(child)),
  };
}

/** The children of the root element, as markup. The drawings have neither comments nor text outside of titles. */
function topLevel(markup: string): string[] {
  const children: string[] = [];
  let depth = 0;
  let start = 0;
  for (const tag of markup.matchAll(/<(\/?)[a-zA-Z][^>]*?(\/?)>/g)) {
    const [text, closes, isEmpty] = tag;
    if (closes) depth--;
    else if (depth === 1) start = tag.index;
    if (!closes && !isEmpty) depth++;
    else if (depth === 1) children.push(markup.slice(start, tag.index + text.length));
  }
  return children;
}
