import { mediaType } from '@viit/core/media-type';
import { makeBlob } from '../../registry/builds/blobs.ts';
import type { GeneratedResource, Site } from '../site.ts';
import { type Subscribable, subscriptionTexts } from './subscription-texts.ts';

type Subscriptions = Pick<Site, 'subscribable'>;
type File = Promise<GeneratedResource>;

/** Makes a file on its first request. It is cached until the entries change, also over releases. */
export function createSubscriptionFinder(origin: string) {
  const cache = new WeakMap<Subscribable, { texts: Map<string, () => string>; files: Map<string, File> }>();
  const cached = (source: Subscribable) => {
    const found = cache.get(source) ?? { texts: subscriptionTexts(source, origin), files: new Map() };
    cache.set(source, found);
    return found;
  };
  return async ({ subscribable }: Subscriptions, path: string): Promise<GeneratedResource | undefined> => {
    for (const { texts, files } of subscribable.map(cached)) {
      const text = texts.get(path);
      if (!text) continue;
      const file = files.get(path) ?? fileOf(path, text());
      files.set(path, file);
      return file;
    }
    return undefined;
  };
}

/** All of a site, by address. */
export async function subscriptionFiles(
  { subscribable }: Subscriptions,
  origin: string,
): Promise<Map<string, GeneratedResource>> {
  const texts = subscribable.flatMap((source) => [...subscriptionTexts(source, origin)]);
  return new Map(await Promise.all(texts.map(async ([path, text]) => [path, await fileOf(path, text())] as const)));
}

async function fileOf(path: string, text: string): File {
  return { status: 200, type: mediaType(path), blob: await makeBlob(path, Buffer.from(text)) };
}
