import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { readPictures } from '../registry/pictures/picture-store.ts';
import type { LimitMisses } from './limit-misses.ts';
import { fileResource } from './old-builds.ts';
import type { Resource } from './site.ts';

export type FindPicture = (path: string, address: string) => Promise<Resource | undefined>;

/** Uploaded pictures that no live entry names: of open tabs, and of entries that are not published yet. */
export function createPictureFinder(database: Database, limitMisses: LimitMisses): FindPicture {
  const cache = new LRUCache<string, Resource>({ max: 300 });
  const find = async (path: string): Promise<Resource | undefined> => {
    const [picture] = (await readPictures(database, path)).values();
    const hash = picture?.files.get(path);
    return hash === undefined ? undefined : fileResource(database, path, hash);
  };
  return async (path, address) => {
    const picture = cache.get(path) ?? (await limitMisses(address, () => find(path)));
    if (picture) cache.set(path, picture);
    return picture;
  };
}
