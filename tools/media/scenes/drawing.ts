import fs from 'node:fs';

/** A drawing whose elements can move separately. */
export interface Drawing {
  /** Markup of gradients and symbols. */
  defs: string;
  /** Markup, from back to front. */
  elements: string[];
}

/** Prefixes its ids with `name`: a frame can show several drawings. */
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

/** Expects no comments, and text only in titles. */
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
