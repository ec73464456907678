import { routeRegExp } from '@viit/contract/path';
import { LRUCache } from 'lru-cache';
import type { Database, Sql } from '../database/database.ts';
import type { BuildId } from '../registry/builds/builds.ts';
import { withoutLabel } from '../registry/builds/versions.ts';
import { live } from '../registry/releases/releases.ts';
import { reportLimits } from './limits.ts';

export interface KnownBuild {
  name: string;
  version: string;
  identity: string;
  routes: readonly string[];
}

export interface KnownRelease {
  id: string;
  builds: ReadonlyMap<string, KnownBuild>;
}

/** Latest first. Reports about other releases are dropped. */
export interface KnownReleases {
  /** Empty for the live site. */
  preview: string;
  releases: readonly KnownRelease[];
}

export const findBuild = ({ releases }: KnownReleases, { name, identity }: BuildId): KnownBuild | undefined =>
  releases.map(({ builds }) => builds.get(name)).find((build) => build?.identity.startsWith(identity));

/** In the latest release. */
export function findPage({ releases }: KnownReleases, path: string): { build: KnownBuild; route: string } | undefined {
  for (const build of releases[0]?.builds.values() ?? []) {
    const route = build.routes.find((one) => routeRegExp(one).test(path));
    if (route) return { build, route };
  }
  return undefined;
}

/** Reads the database at most once a second per channel. */
export function createReleaseFinder(database: Database) {
  const cache = new LRUCache<string, KnownReleases>({
    max: 20,
    ttl: reportLimits.releasesMs,
    fetchMethod: (secret) => (secret ? readPreview(database, secret) : readLive(database)),
    ignoreFetchAbort: true,
  });
  return (secret = ''): Promise<KnownReleases | undefined> => cache.fetch(secret);
}

async function readPreview(sql: Sql, secret: string): Promise<KnownReleases | undefined> {
  const [channel] = await sql.query<{ name: string; release: string }>(
    'select name, release from channel where secret = $1',
    [secret],
  );
  return channel && { preview: channel.name, releases: await readBuildsOf(sql, [channel.release]) };
}

async function readLive(sql: Sql): Promise<KnownReleases> {
  const rows = await sql.query<{ release: string }>(
    'select release from channel_switch where channel = $1 group by channel_switch.release order by max(id) desc limit $2',
    [live, reportLimits.releases],
  );
  const latest = rows.map(({ release }) => release);
  return { preview: '', releases: await readBuildsOf(sql, latest) };
}

/** A build never changes. */
const routesOf = new LRUCache<string, readonly string[]>({ max: 1000 });

async function readBuildsOf(sql: Sql, releases: readonly string[]): Promise<KnownRelease[]> {
  const rows = await sql.query<{ release: string; name: string; identity: string; version: string }>(
    `select p.release, p.name, p.identity, b.version from release_build p
     join build b on b.name = p.name and b.identity = p.identity
     where p.release in (select id::bigint from jsonb_array_elements_text($1::jsonb) as id)`,
    [JSON.stringify(releases)],
  );
  await readRoutes(sql, rows);
  const builds = new Map(releases.map((id) => [id, new Map<string, KnownBuild>()]));
  for (const { release, name, identity, version } of rows) {
    const routes = routesOf.get(`${name} ${identity}`) ?? [];
    builds.get(release)?.set(name, { name, identity, version: withoutLabel(version), routes });
  }
  return [...builds].map(([id, parts]) => ({ id, builds: parts }));
}

async function readRoutes(sql: Sql, builds: readonly BuildId[]): Promise<void> {
  const missing = builds.filter(({ name, identity }) => !routesOf.has(`${name} ${identity}`));
  if (missing.length === 0) return;
  const rows = await sql.query<{ name: string; identity: string; routes: string[] | null }>(
    `select b.name, b.identity, (select jsonb_agg(page->>'path') from jsonb_array_elements(b.manifest->'pages') as page) as routes
     from build b where exists (select 1 from jsonb_array_elements($1::jsonb) as r
       where r->>'name' = b.name and r->>'identity' = b.identity)`,
    [JSON.stringify(missing)],
  );
  for (const { name, identity, routes } of rows) routesOf.set(`${name} ${identity}`, routes ?? []);
}
