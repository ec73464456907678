import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { budgets } from '@viit/contract';
import type { Comparison, PageChange } from '@viit/contract/registry-api';
import type { StoredBuild } from '@viit/render/jobs';
import type { Sql } from '../../database/database.ts';
import { readBlobs } from '../builds/blobs.ts';
import { withoutIdentities } from '../pages/page-hashes.ts';
import type { PageHashes } from '../pages/page-summaries.ts';
import type { ReleaseSide, SidePage } from './release-side.ts';

/** A script: its gzip size in bytes, and a hash that is the same for scripts which differ only in the build's address. */
interface Script {
  size: number;
  code: string;
}

/** Scripts by their SHA-384. */
export type Scripts = ReadonlyMap<string, Script>;

/** A script never changes, so each is read once. */
const cache = new Map<string, Script>();
const cacheLimit = 5000;

/** Reads the scripts of these builds, without the shell's development build, which visitors never get. */
export async function readScripts(sql: Sql, builds: Iterable<StoredBuild>): Promise<Scripts> {
  const hashes = [...builds].flatMap(({ manifest }) =>
    manifest.files.filter(({ path }) => /^client\/(?!development\/).*\.js$/.test(path)).map(({ sha384 }) => sha384),
  );
  const missing = hashes.filter((hash) => !cache.has(hash));
  if (cache.size + missing.length > cacheLimit) cache.clear();
  for (const { sha384, bytes, gzip } of (await readBlobs(sql, missing)).values()) {
    const code = createHash('sha256')
      .update(withoutIdentities(Buffer.from(bytes).toString()))
      .digest('base64url');
    // The same size as in the budgets, also where compressing saves too little to store the result.
    cache.set(sha384, { size: (gzip ?? gzipSync(bytes, { level: 9 })).length, code });
  }
  return cache;
}

/** The hashes of client files of a build. */
function clientHashes({ manifest }: StoredBuild, files: readonly string[]): string[] {
  const hashes = new Map(manifest.files.map(({ path, sha384 }) => [path, sha384]));
  return files.map((file) => hashes.get(`client/${file}`) ?? '');
}

const sum = (hashes: readonly string[], scripts: Scripts): number =>
  hashes.reduce((total, hash) => total + (scripts.get(hash)?.size ?? 0), 0);

/** Gzip size of a build's entry. */
export const entrySize = (build: StoredBuild | undefined, scripts: Scripts): number =>
  build ? sum(clientHashes(build, build.manifest.entry.scripts), scripts) : 0;

/** Hashes of a page's own scripts, islands included. */
export function pageScripts(side: ReleaseSide, page: SidePage | undefined): string[] {
  const build = page && side.builds.get(page.section);
  return build ? clientHashes(build, [...page.page.scripts, ...(page.page.islands ?? [])]) : [];
}

/** A page as one of the releases has it. */
export interface SizedPage {
  side: ReleaseSide;
  page: SidePage | undefined;
  hashes: PageHashes | undefined;
  styleBytes: number;
}

/** The sizes of a page in both releases. */
export function pageSizes(from: SizedPage, to: SizedPage, scripts: Scripts): PageChange['bytes'] {
  const own = ({ side, page }: SizedPage) => sum(pageScripts(side, page), scripts);
  return {
    html: { from: from.hashes?.bytes ?? 0, to: to.hashes?.bytes ?? 0 },
    styles: { from: from.styleBytes, to: to.styleBytes },
    scripts: { from: own(from), to: own(to) },
    scriptLimit: pageBudgetOf(to.page ?? from.page),
  };
}

/** As when the page was sent. The shell's pages have no budget of their own: they are part of the shell's. */
const pageBudgetOf = (page: SidePage | undefined): number | null =>
  page?.section === 'shell' ? null : (page?.page.scriptBudget ?? budgets.pageScripts);

/** What exceeds its budget in the builds that changed. */
export function findOverBudget(
  to: ReleaseSide,
  changed: ReadonlySet<string>,
  scripts: Scripts,
  pages: readonly Pick<PageChange, 'path' | 'change' | 'bytes'>[],
): Comparison['overBudget'] {
  const found: Comparison['overBudget'] = [];
  const check = (name: string, bytes: number, limit: number | null) => {
    if (limit !== null && bytes > limit) found.push({ name, bytes, limit });
  };
  for (const name of changed) {
    const build = to.builds.get(name);
    if (build) check(`${name}: entry`, entrySize(build, scripts), name === 'shell' ? budgets.hydrate : budgets.entry);
  }
  for (const { path, change, bytes } of pages) {
    if (change === 'removed') continue;
    check(`${path}: HTML`, bytes.html.to, budgets.document);
    check(`${path}: scripts`, bytes.scripts.to, bytes.scriptLimit);
  }
  return found;
}
