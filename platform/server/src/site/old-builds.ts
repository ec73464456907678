import { mediaType } from '@viit/core/media-type';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { parseManifest } from '../registry/builds/builds.ts';
import { describeBlobs } from './blobs/stored-blob.ts';
import type { LimitMisses } from './limit-misses.ts';
import { findOldRouteFile } from './routes.ts';
import type { Resource } from './site.ts';

const buildFile = /^\/_builds\/([a-z0-9-]+)\/([0-9a-f]{12})\/(.+)$/;

const cacheLimit = 300;

export type FindOldBuildFile = (path: string, address: string) => Promise<Resource | undefined>;

/**
 * Keeps open tabs working after a publish (R107), but excludes builds that were only previewed. Guesses are not cached, so
 * they displace nothing.
 */
export function createOldBuildFinder(database: Database, limitMisses: LimitMisses): FindOldBuildFile {
  const cache = new LRUCache<string, Resource>({ max: cacheLimit });
  return async (path, address) => {
    const cached = cache.get(path);
    if (cached || !buildFile.test(path)) return cached;
    const file = await limitMisses(address, () => readOldBuildFile(database, path));
    if (file) cache.set(path, file);
    return file;
  };
}

async function readOldBuildFile(database: Database, path: string): Promise<Resource | undefined> {
  const [, name, identity, file] = buildFile.exec(path) ?? [];
  if (!name || !identity || !file) return undefined;
  const [row] = await database.query<{ manifest: unknown; version: string }>(
    `select manifest, version from build b where name = $1 and identity like $2 || '%' and exists
     (select 1 from release_build p join channel_switch s on s.release = p.release
      where p.name = b.name and p.identity = b.identity and s.channel = 'live')`,
    [name, identity],
  );
  if (!row) return undefined;
  const manifest = parseManifest(row.manifest, name);
  const routeFile = await findOldRouteFile({ manifest, version: row.version }, path);
  if (routeFile) return routeFile;
  const entry = manifest.files.find((one) => one.path === `client/${file}`);
  if (!entry) return undefined;
  const blob = (await describeBlobs(database, [entry.sha384])).get(entry.sha384);
  return blob && { status: 200, type: mediaType(file), blob };
}
