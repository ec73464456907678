import { mediaType } from '@viit/core/media-type';
import { LRUCache } from 'lru-cache';
import { makeBlob } from '../../registry/builds/blobs.ts';
import type { GeneratedResource, Site } from '../site.ts';
import { type Subscribable, subscriptionTexts } from './subscription-texts.ts';

type Subscriptions = Pick<Site, 'subscribable'>;
type Texts = ReturnType<typeof subscriptionTexts>;

/** Makes a file on its first request. It is cached until the entries change, also over releases. */
export function createSubscriptionFinder(origin: string) {
  const textsOf = new WeakMap<Subscribable, Texts>();
  const files = new LRUCache<() => string, GeneratedResource, string>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ blob }) => blob.bytes.length,
    fetchMethod: (text, _previous, { context: path }) => fileOf(path, text()),
  });
  return async ({ subscribable }: Subscriptions, path: string): Promise<GeneratedResource | undefined> => {
    for (const source of subscribable) {
      const texts = textsOf.get(source) ?? subscriptionTexts(source, origin);
      textsOf.set(source, texts);
      const text = texts.get(path);
      if (text) return files.fetch(text, { context: path });
    }
    return undefined;
  };
}

/** All of a site, by address. */
export async function subscriptionFiles(
  { subscribable }: Subscriptions,
  origin: string,
): Promise<Map<string, GeneratedResource>> {
  const files = new Map<string, GeneratedResource>();
  for (const source of subscribable) {
    for (const [path, text] of subscriptionTexts(source, origin)) files.set(path, await fileOf(path, text()));
  }
  return files;
}

const fileOf = async (path: string, text: string): Promise<GeneratedResource> => ({
  ...{ status: 200, type: mediaType(path), blob: await makeBlob(path, Buffer.from(text), 'quick') },
});
