import { hashFromIntegrity } from '@viit/contract/integrity';
import type { StepTimer } from '@viit/core/step-timer';
import type { RenderJob } from '@viit/render/jobs';
import { renderInPool, type TakePage } from '@viit/render/pool';
import type { RenderSources } from '@viit/render/renderer';
import type { Database } from '../../database/database.ts';
import { type Blob, readBlobs } from '../builds/blobs.ts';
import { claimStoredPages, countSearchEntries, openPageStore } from '../pages/page-store.ts';
import { pruneUnreleasedPages } from '../pruning/prune.ts';
import type { RegistryContext } from '../registry-context.ts';
import type { Builds } from './check-compatibility.ts';

/**
 * A page's key is the hash of all rendering inputs, so an attempt continues an interrupted one.
 * @param team who waits.
 * @returns how many were rendered.
 */
export async function renderMissingPages(
  { database, onProgress }: Pick<RegistryContext, 'database' | 'onProgress'>,
  builds: Builds,
  jobs: readonly RenderJob[],
  team: string,
  timer: StepTimer,
): Promise<number> {
  const missing = await findMissing(database, jobs);
  const total = missing.length;
  if (total === 0) return 0;
  await pruneUnreleasedPages(database);
  onProgress?.({ done: 0, total });
  const entries = await countSearchEntries(database, jobs);
  const store = openPageStore(database, total, entries, (done) => onProgress?.({ done, total }));
  try {
    await timer.time('render', () => renderPages(database, builds, missing, team, store.add));
  } finally {
    await timer.time('storePages', () => store.close());
  }
  return total;
}

export async function findMissing(database: Database, jobs: readonly RenderJob[]): Promise<RenderJob[]> {
  const stored = await claimStoredPages(
    database,
    jobs.map(({ key }) => key),
  );
  // A plan might list a page twice.
  const missing = new Map(jobs.filter(({ key }) => !stored.has(key)).map((job) => [job.key, job]));
  return [...missing.values()];
}

export type ReadFiles = (hashes: readonly string[]) => Promise<ReadonlyMap<string, Pick<Blob, 'bytes'>>>;

export async function renderPages(
  database: Database,
  builds: Builds,
  jobs: readonly RenderJob[],
  team: string,
  take: TakePage,
  readFiles: ReadFiles = (hashes) => readBlobs(database, hashes),
): Promise<void> {
  if (jobs.length === 0) return;
  await renderInPool(await readSources(readFiles, builds, jobs), jobs, team, take);
}

export const readSources = async (
  readFiles: ReadFiles,
  builds: Builds,
  jobs: readonly RenderJob[],
): Promise<RenderSources> => ({
  bundles: await serverBundles(readFiles, builds, jobs),
  styles: await styleTexts(readFiles, jobs),
});

/** Stylesheets to inline, by integrity. */
async function styleTexts(readFiles: ReadFiles, jobs: readonly RenderJob[]): Promise<Map<string, string>> {
  const styles = new Map(jobs.flatMap(({ input }) => input.files.styles.map((style) => [style.integrity, style.href])));
  const blobs = await readFiles([...styles.keys()].map(hashFromIntegrity));
  return new Map(
    [...styles].map(([integrity, href]) => {
      const blob = blobs.get(hashFromIntegrity(integrity));
      if (!blob) throw new Error(`The database lost ${href}. Restore it from a backup.`);
      return [integrity, Buffer.from(blob.bytes).toString()];
    }),
  );
}

async function serverBundles(
  readFiles: ReadFiles,
  builds: Builds,
  jobs: readonly RenderJob[],
): Promise<Map<string, Uint8Array>> {
  const hashes = new Map<string, string>();
  for (const name of new Set(['shell', ...jobs.map((job) => job.section)])) {
    const file = name === 'shell' ? 'server/render.cjs' : 'server/pages.cjs';
    const found = builds.get(name)?.manifest.files.find(({ path }) => path === file);
    if (!found) throw new Error(`The build of ${name} has no ${file}.`);
    hashes.set(name, found.sha384);
  }
  const blobs = await readFiles([...hashes.values()]);
  return new Map([...hashes].map(([name, hash]) => [name, blobs.get(hash)?.bytes ?? new Uint8Array()]));
}
