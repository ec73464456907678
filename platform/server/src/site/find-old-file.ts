import { mediaType } from '@viit/core/media-type';
import { shareSlots } from '@viit/core/share-slots';
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

/** In look-ups in vain: a manifest of 8 MB takes a tenth of a second. */
const manifestCost = 10;

const manifestSlot = shareSlots(1);

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
    // One at a time, with other queries in between.
    fetchMethod: (_key, _stale, { context: id }) => manifestSlot.run(id.name, () => readOldBuild(database, id)),
    // A build that others displace meanwhile is still returned.
    ignoreFetchAbort: true,
  });
  const readBuild = async (id: BuildId, address: string): Promise<OldBuild | undefined> => {
    const key = `${id.name} ${id.identity}`;
    const read = () => builds.fetch(key, { context: id });
    return builds.get(key) ?? limitMisses(address, read, manifestCost);
  };
  const findBuildFile = async (path: string, [, name = '', begin = '']: string[], address: string) => {
    const id = await findOldBuild(database, name, begin);
    const build = id && (await readBuild(id, address));
    const route = build?.routes.get(path);
    return route ? json(route) : fileResource(database, path, build?.files.get(path));
  };
  const findPicture = async (path: string): Promise<Resource | undefined> => {
    const [picture] = (await readPictures(database, path)).values();
    return fileResource(database, path, picture?.files.get(path));
  };
  return async (path, address) => {
    const cached = cache.get(path);
    const parts = buildFile.exec(path);
    if (cached || !(parts || path.startsWith('/pictures/'))) return cached;
    const file = await limitMisses(address, () => (parts ? findBuildFile(path, parts, address) : findPicture(path)));
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
