import { getOrSet } from '@viit/core/get-or-set';
import { LRUCache } from 'lru-cache';
import { generate } from './generate.ts';
import { searchEngineTexts } from './search-engines.ts';
import type { GeneratedResource, Site } from './site.ts';
import { subscriptionTexts } from './subscriptions/subscription-texts.ts';

/* robots.txt and sitemaps of a release; feeds and calendars of its collections. */

type Source = Pick<Site, 'listed' | 'subscribable'>;
type Texts = ReadonlyMap<string, () => string>;

const searchEngineFile = /^\/(?:robots\.txt|sitemap(?:-\d+)?\.xml)$/;
export const isSearchEngineFile = (path: string): boolean => searchEngineFile.test(path);

const fileOf = (path: string, text: () => string): Promise<GeneratedResource> =>
  generate(path, text(), isSearchEngineFile(path) ? 'small' : 'quick');

/** Makes a file on its first request. Those of a collection are cached until its entries change, also over releases. */
export function createTextFinder(origin: string) {
  const known = new WeakMap<object, Texts>();
  const files = new LRUCache<() => string, GeneratedResource, string>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ blob }) => blob.bytes.length,
    fetchMethod: (text, _previous, { context: path }) => fileOf(path, text),
  });
  const textsOf = (source: object, read: () => Texts): Texts => getOrSet(known, source, read);
  return async ({ listed, subscribable }: Source, path: string): Promise<GeneratedResource | undefined> => {
    const sources = isSearchEngineFile(path)
      ? [textsOf(listed, () => searchEngineTexts(listed, origin))]
      : subscribable.map((source) => textsOf(source, () => subscriptionTexts(source, origin)));
    const text = sources.find((texts) => texts.has(path))?.get(path);
    return text && files.fetch(text, { context: path });
  };
}

/** All of a site, by address. */
export async function textFiles({ listed, subscribable }: Source, origin: string) {
  const texts = [searchEngineTexts(listed, origin), ...subscribable.map((source) => subscriptionTexts(source, origin))];
  const files = new Map<string, GeneratedResource>();
  for (const [path, text] of texts.flatMap((some) => [...some])) files.set(path, await fileOf(path, text));
  return files;
}
