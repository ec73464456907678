import type { BuildFile, Manifest } from '@viit/contract';
import { indexDocument, type SearchIndex } from '../pages/search-entries.ts';
import { readDocumentText } from './read-document-text.ts';
import { textLimits } from './text-limits.ts';

type ReadText = (file: BuildFile, bytes: Uint8Array) => Promise<SearchIndex | undefined>;

/** Reads a build's documents for a minute, without the time in which it waits for others. @returns nothing for other files, placeholders and later documents. */
export function documentReader({ name, documents }: Manifest): ReadText {
  const addresses = new Set(documents.filter(({ isPlaceholder }) => !isPlaceholder).map(({ href }) => href));
  let left = textLimits.msOfBuild;
  return async ({ path, sha384 }, bytes) => {
    const address = path.slice('public'.length);
    if (!path.startsWith('public/') || !addresses.has(address) || left <= 0) return undefined;
    const texts = await readDocumentText(name, Buffer.from(bytes), textLimits, (ms) => {
      left -= ms;
    });
    return indexDocument(sha384, address, texts);
  };
}
