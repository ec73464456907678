import type { Manifest } from '@viit/contract';
import { pathsOf, routeRegExp } from '@viit/contract/path';
import { getOrSet } from '@viit/core/get-or-set';
import { mediaType } from '@viit/core/media-type';
import type { Lists, StoredBuild } from '@viit/render/jobs';
import { publicFiles } from '@viit/render/public-files';
import type { Database } from '../database/database.ts';
import { buildIds, readBuilds } from '../registry/builds/builds.ts';
import { shownLists } from '../registry/parts/lists.ts';
import { readDocuments, readLists } from '../registry/parts/parts.ts';
import { readPictureFiles } from '../registry/pictures/picture-store.ts';
import { pageTable } from '../registry/releases/page-table.ts';
import { type Release, readChannel, withDocuments } from '../registry/releases/releases.ts';
import { describeBlobs, type StoredBlob } from './blobs/stored-blob.ts';
import { type Compression, generate } from './generate.ts';
import { createRoutes } from './routes.ts';
import { readSearchable } from './search/read-searchable.ts';
import type { NotFoundPage, Resource, SearchablePage, Site } from './site.ts';
import { readSubscribable } from './subscriptions/read-subscribable.ts';
import { withdrawnAddresses } from './withdrawn-addresses.ts';

/**
 * @param previous a site to share with, so that only new data is read.
 * @param compression of generated resources: `none` where a request waits and few follow.
 * @returns undefined if the channel has no release yet.
 */
export async function loadSite(
  database: Database,
  channel: string,
  previous?: Site,
  compression?: Compression,
): Promise<Site | undefined> {
  const release = await readChannel(database, channel);
  return release && loadRelease(database, release, previous, compression);
}

export async function loadRelease(
  database: Database,
  release: Release,
  previous?: Site,
  compression?: Compression,
): Promise<Site> {
  const shown = await readBuilds(database, release.entries);
  const lists = await readLists(database, release.parts, shown.values());
  const documents = await readDocuments(database, release.parts);
  const withdrawn = await readBuilds(database, buildIds(release.withdrawn));
  const builds = [...withDocuments(shown, documents).values()];
  const rendered = await readRenderedPages(database, release);
  const client = builds.flatMap(({ manifest }) => clientFiles(manifest));
  const content = await shownLists(lists, release, builds);
  const pictures = await readPictureFiles(database, [...content.values()]);
  const files = [...client, ...builds.flatMap(publicFiles), ...pictures, ...rendered.values()];
  const hashes = files.map((file) => file.sha384);
  const blobs = await describeNewBlobs(database, hashes, previous);
  const resourceOf: ResourceOf = (hash, type, more) => {
    const blob = blobs.get(hash);
    if (!blob) throw new Error(`The database does not have the file with the hash ${hash}. Restore it from a backup.`);
    return { status: 200, type, blob, ...more };
  };
  const pages = new Map<string, Resource>();
  const notFoundPages: NotFoundPage[] = [];
  for (const { path, status, key } of release.entries.flatMap((entry) => entry.pages)) {
    const { sha384: hash = '', scriptHashes = [], styleHashes = [] } = rendered.get(key) ?? {};
    const page = resourceOf(hash, 'text/html; charset=utf-8', { status, scriptHashes, styleHashes });
    if (status === 200) pages.set(path, page);
    else notFoundPages.push({ route: path, pattern: routeRegExp(path), page });
  }
  const listed = listedPages(release, builds);
  const formerPaths = new Map(
    builds.flatMap(({ manifest }) =>
      manifest.pages.flatMap((page) => (page.formerPaths ?? []).map((former) => [former, page.path] as const)),
    ),
  );
  return {
    release: release.id,
    blobs,
    pages,
    notFoundPages,
    withdrawn: withdrawnAddresses([...withdrawn.values()].map(({ manifest }) => manifest)),
    listed: listed.map(({ path, key }) => ({ path, renderedAt: rendered.get(key)?.renderedAt ?? new Date(0) })),
    ...(await readSearchable(database, pagesByHash(listed, rendered), builds)),
    canonical: new Map(
      [...formerPaths, ...[...pages.keys()].map((path) => [path, path] as const)].map(([from, to]) => [
        from.toLowerCase(),
        to,
      ]),
    ),
    formerPaths,
    files: new Map(
      builds.flatMap(publicFiles).map(({ address, sha384: hash }) => [address, resourceOf(hash, mediaType(address))]),
    ),
    pictures: new Map(pictures.map(({ address, sha384: hash }) => [address, resourceOf(hash, mediaType(address))])),
    builds: new Map(client.map((file) => [file.address, resourceOf(file.sha384, mediaType(file.address))])),
    table: await generate('.json', JSON.stringify(pageTable(release.id, builds)), compression),
    routes: await createRoutes(release.id, builds, previous?.routes),
    lists: await generateLists(content, compression, previous?.lists),
    subscribable: await readSubscribable(database, builds, content, previous?.subscribable),
  };
}

async function generateLists(
  content: Lists,
  compression: Compression | undefined,
  previous: Site['lists'] | undefined,
) {
  const lists = [...content].map(async ([address, items]) => {
    return [address, await generate('.json', JSON.stringify(items), compression, previous?.get(address))] as const;
  });
  return new Map(await Promise.all(lists));
}

async function describeNewBlobs(database: Database, hashes: readonly string[], previous: Site | undefined) {
  const blobs = new Map<string, StoredBlob>();
  for (const hash of hashes) {
    const blob = previous?.blobs.get(hash);
    if (blob) blobs.set(hash, blob);
  }
  const missing = hashes.filter((hash) => !blobs.has(hash));
  for (const [hash, blob] of await describeBlobs(database, missing)) blobs.set(hash, blob);
  return blobs;
}

type ResourceOf = (hash: string, type: string, more?: Partial<Resource>) => Resource;

export const clientFiles = ({ base, files }: Manifest) =>
  files
    .filter(({ path }) => path.startsWith('client/'))
    .map(({ path, sha384 }) => ({ address: base + path.slice('client/'.length), sha384 }));

interface ListedPage {
  path: string;
  section: string;
  key: string;
}

/** Canonical pages without those marked `noindex`. */
function listedPages(release: Release, builds: readonly StoredBuild[]): ListedPage[] {
  const hidden = new Set(
    builds
      .flatMap(({ manifest }) => manifest.pages)
      .filter(({ path, canonical, noindex }) => noindex || (canonical && canonical !== path))
      .flatMap(pathsOf),
  );
  return release.entries
    .flatMap(({ name, pages }) => pages.map((page) => ({ ...page, section: name })))
    .filter(({ path, status }) => status === 200 && !hidden.has(path));
}

/** Pages of several sections may have the same HTML. */
function pagesByHash(listed: readonly ListedPage[], rendered: RenderedPages): Map<string, SearchablePage[]> {
  const pages = new Map<string, SearchablePage[]>();
  for (const { path, section, key } of listed) {
    const hash = rendered.get(key)?.sha384 ?? '';
    getOrSet(pages, hash, () => []).push({ path, section });
  }
  return pages;
}

interface RenderedPage {
  sha384: string;
  scriptHashes: string[];
  styleHashes: string[];
  renderedAt: Date;
}

type RenderedPages = ReadonlyMap<string, RenderedPage>;

async function readRenderedPages(database: Database, release: Release): Promise<RenderedPages> {
  const keys = release.entries.flatMap((entry) => entry.pages.map((page) => page.key));
  // Most pages have the same hashes.
  const known = new Map<string, string[]>();
  const shared = (hashes: string[]): string[] => getOrSet(known, hashes.join(' '), () => hashes);
  const rows = await database.query<{ key: string } & RenderedPage>(
    `select key, sha384, script_hashes as "scriptHashes", style_hashes as "styleHashes", rendered_at as "renderedAt"
     from rendered_page where key in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(keys)],
  );
  return new Map(
    rows.map(({ key, scriptHashes, styleHashes, ...page }) => [
      key,
      {
        ...page,
        scriptHashes: shared(scriptHashes),
        styleHashes: shared(styleHashes),
        renderedAt: new Date(page.renderedAt),
      },
    ]),
  );
}
