import { mediaType } from '@viit/core/media-type';
import { routeFiles } from '@viit/render/route-tables';
import { LRUCache } from 'lru-cache';
import type { Database, Sql } from '../database/database.ts';
import { type BuildId, readBuilds } from '../registry/builds/builds.ts';
import { readPictures } from '../registry/pictures/picture-store.ts';
import { describeBlobs } from './blobs/stored-blob.ts';
import { clientFiles } from './load-site.ts';
import { json } from './routes.ts';
import type { Resource } from './site.ts';
import type { LimitMisses } from './token-buckets.ts';

const buildFile = /^\/_builds\/([a-z0-9-]+)\/([0-9a-f]{12})\/.+$/;

const cacheLimits = { builds: 20, files: 600 };

export type FindOldFile = (path: string, address: string) => Promise<Resource | undefined>;

/**
 * Files that the live release has no more, or not yet. Old builds keep open tabs working after a publish (R107), but not builds
 * that were only previewed. Uploaded pictures may be in open tabs, or in entries that are not published. Guesses are not cached,
 * so they displace nothing.
 */
export function createOldFileFinder(database: Database, limitMisses: LimitMisses): FindOldFile {
  const cache = new LRUCache<string, Resource>({ max: cacheLimits.files });
  // Few, as a manifest can have 8 MB.
  const builds = new LRUCache<string, OldBuild, BuildId>({
    max: cacheLimits.builds,
    fetchMethod: (_key, _stale, { context }) => readOldBuild(database, context),
    // A build that others displace meanwhile is still returned.
    ignoreFetchAbort: true,
  });
  const findBuildFile = async (path: string, name: string, begin: string): Promise<Resource | undefined> => {
    const id = await findOldBuild(database, name, begin);
    const build = id && (await builds.fetch(`${id.name} ${id.identity}`, { context: id }));
    const route = build?.routes.get(path);
    return route ? json(route) : fileResource(database, path, build?.files.get(path));
  };
  const findPicture = async (path: string): Promise<Resource | undefined> => {
    const [picture] = (await readPictures(database, path)).values();
    return fileResource(database, path, picture?.files.get(path));
  };
  return async (path, address) => {
    const cached = cache.get(path);
    const [, name, identity = ''] = buildFile.exec(path) ?? [];
    if (cached || !(name || path.startsWith('/pictures/'))) return cached;
    const file = await limitMisses(address, () => (name ? findBuildFile(path, name, identity) : findPicture(path)));
    if (file) cache.set(path, file);
    return file;
  };
}

async function fileResource(sql: Sql, path: string, hash: string | undefined): Promise<Resource | undefined> {
  const blob = hash && (await describeBlobs(sql, [hash])).get(hash);
  return blob ? { status: 200, type: mediaType(path), blob } : undefined;
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
  const build = (await readBuilds(database, [{ name, identity }])).get(name);
  if (!build) return undefined;
  const files = clientFiles(build.manifest).map(({ address, sha384 }) => [address, sha384] as const);
  return { routes: routeFiles(build), files: new Map(files) };
}
