import type { DocumentRef, PageTable } from '@viit/contract';
import { sha384 } from '@viit/contract/integrity';
import type { StoredBuild } from '@viit/render/jobs';
import { documentSizes, pageRow, sectionAddress } from '@viit/render/jobs';
import { type Lists, readLists } from '../content/lists.ts';
import type { Database } from '../database/database.ts';
import { type Blob, makeBlob, readBlobs } from '../registry/builds/blobs.ts';
import { readBuilds } from '../registry/builds/builds.ts';
import { type Release, readChannel } from '../registry/releases/releases.ts';
import { mediaType } from './media-type.ts';
import type { ListedPage } from './search-engines.ts';

/** Something that is served: bytes in their forms, and what the answer's head says. */
export interface Servable {
  status: 200 | 404;
  type: string;
  blob: Blob;
  /** Hashes of inline scripts and styles that the Content-Security-Policy allows (documents only). */
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
}

/** A release in memory: everything that requests of it need. It is made whole, and then swapped for the one before. */
export interface Site {
  release: string;
  /** Every file and page by its hash. */
  blobs: ReadonlyMap<string, Blob>;
  /** Finished pages by path. */
  pages: ReadonlyMap<string, Servable>;
  /** The pages that search engines shall list. */
  listed: readonly ListedPage[];
  /** Canonical path by lower-case path. */
  canonical: ReadonlyMap<string, string>;
  /** Not-found forms of parameterised paths. */
  forms: readonly { path: string; pattern: RegExp; form: Servable }[];
  /** Public files of the release's builds, by path. */
  files: ReadonlyMap<string, Servable>;
  /** Client files of the release's builds, by address. */
  builds: ReadonlyMap<string, Servable>;
  table: Servable;
  lists: ReadonlyMap<string, Servable>;
}

/**
 * Loads the release that a channel points at.
 * @param held a site whose bytes are shared, so that only what is new is read.
 * @returns undefined where there is none yet.
 */
export async function loadSite(database: Database, channel: string, held?: Site): Promise<Site | undefined> {
  const release = await readChannel(database, channel);
  return release && loadRelease(database, release, held);
}

/** Loads a release. @param held a site whose bytes are shared. */
export async function loadRelease(database: Database, release: Release, held?: Site): Promise<Site> {
  const builds = [
    ...(await readBuilds(database, new Map(release.entries.map((part) => [part.name, part.identity])))).values(),
  ];
  const rendered = await renderedPages(database, release);
  const files = builds.flatMap(({ manifest }) => manifest.files.filter((file) => !file.path.startsWith('server/')));
  const hashes = [...files.map((file) => file.sha384), ...[...rendered.values()].map((page) => page.sha384)];
  const blobs = await readNewBlobs(database, hashes, held);
  const serve = (hash: string, type: string, more?: Partial<Servable>): Servable => {
    const blob = blobs.get(hash);
    if (!blob) throw new Error(`The database has lost the file with the hash ${hash}. Restore it from a backup.`);
    return { status: 200, type, blob, ...more };
  };
  const pages = new Map<string, Servable>();
  const forms: { path: string; pattern: RegExp; form: Servable }[] = [];
  for (const page of release.entries.flatMap((part) => part.pages)) {
    const { sha384 = '', scriptHashes = [], styleHashes = [] } = rendered.get(page.key) ?? {};
    const servable = serve(sha384, 'text/html; charset=utf-8', { status: page.status, scriptHashes, styleHashes });
    if (page.status === 200) pages.set(page.path, servable);
    else forms.push({ path: page.path, pattern: patternOf(page.path), form: servable });
  }
  return {
    release: release.id,
    blobs,
    pages,
    forms,
    listed: listedPages(release, builds, rendered),
    canonical: new Map([...pages.keys()].map((path) => [path.toLowerCase(), path])),
    files: fileMap(builds, 'public/', () => '/', serve),
    builds: fileMap(builds, 'client/', ({ manifest }) => manifest.base, serve),
    table: await jsonServable(pageTable(release, builds)),
    lists: await listAnswers(await readLists(database), held),
  };
}

async function readNewBlobs(database: Database, hashes: readonly string[], held: Site | undefined) {
  const known = hashes.flatMap((hash) => {
    const blob = held?.blobs.get(hash);
    return blob ? [[hash, blob] as const] : [];
  });
  const blobs = new Map<string, Blob>(known);
  const missing = hashes.filter((hash) => !blobs.has(hash));
  for (const [hash, blob] of await readBlobs(database, missing)) blobs.set(hash, blob);
  return blobs;
}

type Serve = (hash: string, type: string) => Servable;

function fileMap(
  builds: readonly StoredBuild[],
  part: string,
  base: (build: StoredBuild) => string,
  serve: Serve,
): Map<string, Servable> {
  return new Map(
    builds.flatMap((build) =>
      build.manifest.files
        .filter((file) => file.path.startsWith(part))
        .map((file) => [base(build) + file.path.slice(part.length), serve(file.sha384, mediaType(file.path))] as const),
    ),
  );
}

/** Pages at their canonical addresses that are not kept out of search engines. */
function listedPages(release: Release, builds: readonly StoredBuild[], rendered: RenderedPages): ListedPage[] {
  const hidden = builds
    .flatMap(({ manifest }) => manifest.pages)
    .filter(({ path, canonical, noindex }) => noindex || (canonical && canonical !== path))
    .map(({ path }) => patternOf(path));
  return release.entries
    .flatMap((part) => part.pages)
    .filter(({ path, status }) => status === 200 && !hidden.some((pattern) => pattern.test(path)))
    .map(({ path, key }) => ({ path, renderedAt: rendered.get(key)?.renderedAt ?? new Date(0) }));
}

interface StoredPage {
  sha384: string;
  scriptHashes: string[];
  styleHashes: string[];
  renderedAt: Date;
}

type RenderedPages = ReadonlyMap<string, StoredPage>;

async function renderedPages(database: Database, release: Release): Promise<RenderedPages> {
  const keys = release.entries.flatMap((part) => part.pages.map((page) => page.key));
  const rows = await database.query<{ key: string } & StoredPage>(
    `select key, sha384, script_hashes as "scriptHashes", style_hashes as "styleHashes", rendered_at as "renderedAt"
     from rendered_page where key in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(keys)],
  );
  return new Map(rows.map(({ key, ...page }) => [key, { ...page, renderedAt: new Date(page.renderedAt) }]));
}

/** The page table of a release (design.md section 2). */
function pageTable(release: Release, builds: readonly StoredBuild[]): PageTable {
  const shell = builds.find(({ manifest }) => manifest.kind === 'shell');
  const sections = builds.filter(({ manifest }) => manifest.kind === 'section').map(sectionAddress);
  return {
    release: release.id,
    shell: { version: shell?.version ?? '' },
    sections: Object.fromEntries(sections.map((section) => [section.name, section])),
    pages: builds.flatMap(({ manifest }) => manifest.pages.map((page) => pageRow(manifest, page))),
    documents: builds.flatMap(({ manifest }): DocumentRef[] => {
      const sizes = documentSizes(manifest);
      return manifest.documents.map((document) => ({ ...document, size: sizes[document.href] ?? 0 }));
    }),
  };
}

/** `/department/:code` as an expression for one value a parameter. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}$`);

/** Above this size an answer is compressed less well and ten times as fast, in bytes: a publish waits for it. */
const largeAnswer = 256 * 1024;

/** A JSON answer with its compressed forms. @param former what it takes the place of, kept where nothing has changed. */
async function jsonServable(value: unknown, former?: Servable): Promise<Servable> {
  const bytes = Buffer.from(JSON.stringify(value));
  if (former?.blob.sha384 === sha384(bytes)) return former;
  const blob = await makeBlob('answer.json', bytes, bytes.length > largeAnswer ? 'quick' : 'small');
  return { status: 200, type: 'application/json; charset=utf-8', blob };
}

const listAnswers = async (lists: Lists, held: Site | undefined): Promise<Map<string, Servable>> =>
  new Map(
    await Promise.all(
      [...lists].map(
        async ([address, items]) => [address, await jsonServable(items, held?.lists.get(address))] as const,
      ),
    ),
  );

/** A strong validator for one form of the bytes: 132 bits of their own hash. */
export const etagOf = (blob: Blob, form: string): string => `"${blob.sha384.slice(0, 22)}-${form}"`;
