import fs from 'node:fs';

/** A drawing of the site, split into elements that can move separately. */
export interface Drawing {
  /** The markup of its gradients and symbols. */
  defs: string;
  /** The markup of its elements, from back to front. */
  elements: string[];
}

/** Reads an SVG file. `name` becomes the prefix of its ids, so that one frame can show several drawings. */
export function readDrawing(file: string, name: string): Drawing {
  const markup = fs
    .readFileSync(file, 'utf8')
    .replace(/\bid="/g, `id="${name}-`)
    .replace(/url\(#/g, `url(#${name}-`)
    .replace(/href="#/g, `href="#${name}-`);
  const children = topLevel(markup);
  return {
    defs: children.filter((child) => child.startsWith('<defs')).join(''),
    elements: children.filter((child) => !/^<(defs|title)/.test(child)),
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
