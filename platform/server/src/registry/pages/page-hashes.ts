import { createHash } from 'node:crypto';

/** Scripts that visitors see the content of: structured data, and the lists of the content API. */
const isContent = (tag: string): boolean => tag.includes('application/ld+json') || tag.includes('id="viit-content"');

/** A short hash, for comparing texts. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Addresses of build files without the build's identity, which differs between builds whose files are the same. */
export const withoutIdentities = (text: string): string =>
  text.replace(/\/_builds\/([a-z0-9-]+)\/[0-9a-f]{12}\//g, '/_builds/$1/');

/** A rendered page in two parts. */
export interface PageParts {
  /** The HTML without styles and code, and with the same ids whatever React has counted. */
  visible: string;
  /** The text of the inlined styles. */
  styles: string;
}

/** Takes a rendered page apart. */
export function splitPage(html: string): PageParts {
  const { rest, contents } = takeElements(html, 'style', () => true);
  return { visible: withoutCode(rest), styles: contents.join('\n') };
}

/**
 * Removes the elements of a name that `isTaken` by their start tag. By position: a pattern would look for the end of each element in
 * the whole page, and a page can consist of starts only.
 */
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

/**
 * Hashes of what visitors get: pages whose hashes are equal read and look the same, although each build changes addresses,
 * versions and integrity hashes in the HTML.
 */
export function hashPage({ visible, styles }: PageParts): { visibleHash: string; styleHash: string } {
  return { visibleHash: hashText(visible), styleHash: hashText(withoutIdentities(styles)) };
}
