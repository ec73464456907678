import { mediaType } from '@viit/core/media-type';
import { routeFiles } from '@viit/render/route-tables';
import { LRUCache } from 'lru-cache';
import type { Database, Sql } from '../database/database.ts';
import { type BuildId, readBuilds } from '../registry/builds/builds.ts';
import { describeBlobs } from './blobs/stored-blob.ts';
import type { LimitMisses } from './limit-misses.ts';
import { clientFiles } from './load-site.ts';
import { json } from './routes.ts';
import type { Resource } from './site.ts';

const buildFile = /^\/_builds\/([a-z0-9-]+)\/([0-9a-f]{12})\/.+$/;

const cacheLimits = { builds: 20, files: 300 };

export type FindOldBuildFile = (path: string, address: string) => Promise<Resource | undefined>;

/**
 * Keeps open tabs working after a publish (R107), but excludes builds that were only previewed. Guesses are not cached, so
 * they displace nothing.
 */
export function createOldBuildFinder(database: Database, limitMisses: LimitMisses): FindOldBuildFile {
  const cache = new LRUCache<string, Resource>({ max: cacheLimits.files });
  // Few, as a manifest can have 8 MB.
  const builds = new LRUCache<string, OldBuild, BuildId>({
    max: cacheLimits.builds,
    fetchMethod: (_key, _stale, { context }) => readOldBuild(database, context),
    // A build that others displace meanwhile is still returned.
    ignoreFetchAbort: true,
  });
  const find = async (path: string, name: string, begin: string): Promise<Resource | undefined> => {
    const id = await findOldBuild(database, name, begin);
    const build = id && (await builds.fetch(`${id.name} ${id.identity}`, { context: id }));
    const route = build?.routes.get(path);
    if (route) return json(route);
    const hash = build?.files.get(path);
    return hash === undefined ? undefined : fileResource(database, path, hash);
  };
  return async (path, address) => {
    const cached = cache.get(path);
    const [, name, identity = ''] = buildFile.exec(path) ?? [];
    if (cached || !name) return cached;
    const file = await limitMisses(address, () => find(path, name, identity));
    if (file) cache.set(path, file);
    return file;
  };
}

export async function fileResource(sql: Sql, path: string, hash: string): Promise<Resource | undefined> {
  const blob = (await describeBlobs(sql, [hash])).get(hash);
  return blob && { status: 200, type: mediaType(path), blob };
}

interface OldBuild {
  routes: ReturnType<typeof routeFiles>;
  /** Hashes by address. */
  files: ReadonlyMap<string, string>;
}

/** @param begin of its identity. */
async function findOldBuild(database: Database, name: string, begin: string): Promise<BuildId | undefined> {
  const [row] = await database.query<BuildId>(
    `select name, identity from build b where name = $1 and identity like $2 || '%' and exists
     (select 1 from release_build p join channel_switch s on s.release = p.release
      where p.name = b.name and p.identity = b.identity and s.channel = 'live')`,
    [name, begin],
  );
  return row;
}

async function readOldBuild(database: Database, { name, identity }: BuildId): Promise<OldBuild | undefined> {
  const build = (await readBuilds(database, new Map([[name, identity]]))).get(name);
  if (!build) return undefined;
  const files = clientFiles(build.manifest).map(({ address, sha384 }) => [address, sha384] as const);
  return { routes: routeFiles(build), files: new Map(files) };
}
