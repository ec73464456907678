import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';
import { budgets } from '@viit/contract';
import type { Comparison, PageChange } from '@viit/contract/registry-api';
import type { StoredBuild } from '@viit/render/jobs';
import { LRUCache } from 'lru-cache';
import type { Sql } from '../../database/database.ts';
import { readBlobs } from '../builds/blobs.ts';
import { hashText, withoutIdentities } from '../pages/page-hashes.ts';
import { clientHashes, type ReleaseSide, type SidePage } from './release-side.ts';

/** Gzip size, and a hash that ignores the build's address. */
interface Script {
  size: number;
  code: string;
}

/** By SHA-384. */
export type Scripts = ReadonlyMap<string, Script>;

const compress = promisify(gzipWithCallback);
const cache = new LRUCache<string, Script>({ max: 5000 });

/** Without the shell's development build. */
export async function readScripts(sql: Sql, builds: readonly StoredBuild[]): Promise<Scripts> {
  const hashes = builds.flatMap(({ manifest }) =>
    manifest.files.filter(({ path }) => /^client\/(?!development\/).*\.js$/.test(path)).map(({ sha384 }) => sha384),
  );
  const scripts = new Map<string, Script>();
  for (const hash of hashes) {
    const known = cache.get(hash);
    if (known) scripts.set(hash, known);
  }
  const missing = hashes.filter((hash) => !scripts.has(hash));
  for (const { sha384, bytes, gzip } of (await readBlobs(sql, missing)).values()) {
    const code = hashText(withoutIdentities(Buffer.from(bytes).toString()));
    // Budgets use the gzip size, even if it is not stored.
    const script = { size: (gzip ?? (await compress(bytes))).length, code };
    scripts.set(sha384, script);
    cache.set(sha384, script);
    await setImmediate();
  }
  return scripts;
}

/** Gzip size. */
export const entrySize = (build: StoredBuild | undefined, scripts: Scripts): number =>
  build ? addUp(clientHashes(build, build.manifest.entry.scripts), scripts).size : 0;

/** Includes islands. */
export const pageScripts = (page: SidePage | undefined, scripts: Scripts): Script =>
  addUp(page ? clientHashes(page.build, [...page.page.scripts, ...(page.page.islands ?? [])]) : [], scripts);

function addUp(hashes: readonly string[], scripts: Scripts): Script {
  const found = hashes.flatMap((hash) => scripts.get(hash) ?? []);
  const codes = found.map(({ code }) => code).sort();
  return { size: found.reduce((total, { size }) => total + size, 0), code: codes.join() };
}

/** The shell's pages have no separate budget. */
export const pageBudgetOf = ({ section, page }: SidePage): number | null =>
  section === 'shell' ? null : (page.scriptBudget ?? budgets.pageScripts);

export function findOverBudget(
  to: Pick<ReleaseSide, 'builds'>,
  changed: readonly string[],
  scripts: Scripts,
  pages: readonly Pick<PageChange, 'path' | 'change' | 'bytes'>[],
): Comparison['overBudget'] {
  const entries = changed.map((name) => ({
    ...{ name: `${name}: entry`, bytes: entrySize(to.builds.get(name), scripts) },
    limit: name === 'shell' ? budgets.hydrate : budgets.entry,
  }));
  const ofPages = pages
    .filter(({ change }) => change !== 'removed')
    .flatMap(({ path, bytes: { html, scripts, scriptLimit } }) => [
      { name: `${path}: HTML`, bytes: html.to, limit: budgets.document },
      { name: `${path}: scripts`, bytes: scripts.to, limit: scriptLimit ?? Number.POSITIVE_INFINITY },
    ]);
  return [...entries, ...ofPages].filter(({ bytes, limit }) => bytes > limit);
}
