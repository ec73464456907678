import { createHash } from 'node:crypto';

const stylePattern = /<style[^>]*>(.*?)<\/style>/gs;
/** Scripts that visitors do not see the content of: all but structured data and the lists of the content API. */
const codePattern = /<script(?![^>]*(?:application\/ld\+json|id="viit-content"))[^>]*>.*?<\/script>/gs;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

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
export const splitPage = (html: string): PageParts => ({
  visible: withoutCode(html),
  styles: [...html.matchAll(stylePattern)].map(([, text]) => text).join('\n'),
});

function withoutCode(html: string): string {
  const ids = new Map<string, string>();
  return withoutIdentities(
    html
      .replace(stylePattern, '')
      .replace(codePattern, '')
      .replace(/<link rel="(?:stylesheet|preload)"[^>]*>/g, '')
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
  return { visibleHash: hash(visible), styleHash: hash(withoutIdentities(styles)) };
}
