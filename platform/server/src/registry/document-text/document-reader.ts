import type { BuildFile, Manifest } from '@viit/contract';
import { indexDocument, type SearchIndex } from '../pages/search-entries.ts';
import { readDocumentText } from './read-document-text.ts';
import { textLimits } from './text-limits.ts';

type ReadText = (file: BuildFile, bytes: Uint8Array) => Promise<SearchIndex | undefined>;

/** Reads a build's documents for a minute from now. @returns nothing for other files, placeholders and later documents. */
export function documentReader({ name, documents }: Manifest): ReadText {
  const addresses = new Set(documents.filter(({ isPlaceholder }) => !isPlaceholder).map(({ href }) => href));
  const end = Date.now() + textLimits.msOfBuild;
  return async ({ path, sha384 }, bytes) => {
    const address = path.slice('public'.length);
    if (!path.startsWith('public/') || !addresses.has(address) || Date.now() > end) return undefined;
    return indexDocument(sha384, address, await readDocumentText(name, Buffer.from(bytes)));
  };
}
