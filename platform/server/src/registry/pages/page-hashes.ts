import { createHash } from 'node:crypto';

/** Structured data and lists of the content API. */
const isContent = (tag: string): boolean => tag.includes('application/ld+json') || tag.includes('id="viit-content"');

export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The identity differs even between builds with the same files. */
export const withoutIdentities = (text: string): string =>
  text.replace(/\/_builds\/([a-z0-9-]+)\/[0-9a-f]{12}\//g, '/_builds/$1/');

export interface PageParts {
  /** HTML without styles and code, with stable React ids. */
  visible: string;
  styles: string;
}

export function splitPage(html: string): PageParts {
  const { rest, contents } = takeElements(html, 'style', () => true);
  return { visible: withoutCode(rest), styles: contents.join('\n') };
}

/** By position: a pattern would take quadratic time for a page of start tags. */
function takeElements(html: string, name: 'style' | 'script', isTaken: (tag: string) => boolean) {
  const [start, end] = [`<${name}`, `</${name}>`];
  const contents: string[] = [];
  let rest = '';
  let from = 0;
  for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
    const inner = html.indexOf('>', at) + 1;
    const close = inner === 0 ? -1 : html.indexOf(end, inner);
    if (close === -1) break;
    if (!isTaken(html.slice(at, inner))) {
      at = inner;
      continue;
    }
    contents.push(html.slice(inner, close));
    rest += html.slice(from, at);
    from = close + end.length;
    at = from;
  }
  return { rest: rest + html.slice(from), contents };
}

function withoutCode(html: string): string {
  const ids = new Map<string, string>();
  return withoutIdentities(
    takeElements(html, 'script', (tag) => !isContent(tag))
      .rest.replace(/<link rel="(?:stylesheet|preload)"[^<>]*>/g, '')
      .replace(/_[Rr]_[0-9a-z]*_/g, (id) => {
        if (!ids.has(id)) ids.set(id, `id-${ids.size + 1}`);
        return ids.get(id) ?? id;
      }),
  );
}

/** Builds change addresses, versions and integrity hashes in pages that otherwise read and look the same. */
export function hashPage({ visible, styles }: PageParts): { visibleHash: string; styleHash: string } {
  return { visibleHash: hashText(visible), styleHash: hashText(withoutIdentities(styles)) };
}
