import { hashFromIntegrity, sha384 } from '@viit/contract/integrity';
import type { StepTimer } from '@viit/core/step-timer';
import type { RenderJob } from '@viit/render/jobs';
import { renderInPool } from '@viit/render/pool';
import type { RenderedPage } from '@viit/render/renderer';
import type { Database } from '../../database/database.ts';
import { type Blob, makeBlob, readBlobs, storeBlobs } from '../builds/blobs.ts';
import { makeSummary, storeSummaries } from '../pages/page-summaries.ts';
import { storeSearchEntries } from '../pages/search-index.ts';
import type { Builds } from './check-compatibility.ts';
import { checkPage } from './check-page.ts';

/**
 * Renders and stores the pages that are not stored yet: a page's key is the hash of everything that its rendering depends on.
 * @param team who waits for the pages.
 * @param timer measures `render` and `storePages`.
 * @returns how many pages were rendered.
 * @throws Refusal that names the page that does not render.
 */
export async function renderMissingPages(
  database: Database,
  builds: Builds,
  jobs: readonly RenderJob[],
  team: string,
  timer: StepTimer,
): Promise<number> {
  const pages = await renderUnstoredPages(database, builds, jobs, team, timer);
  if (pages.length > 0) await timer.time('storePages', () => storePages(database, pages));
  return pages.length;
}

/** Reads files of builds by their hashes. */
export type ReadFiles = (hashes: readonly string[]) => Promise<ReadonlyMap<string, Pick<Blob, 'bytes'>>>;

/**
 * Renders the pages that are not stored yet, and stores nothing.
 * @param readFiles by default from the database.
 * @throws Refusal that names the page that does not render, or is not as visitors may receive it.
 */
export async function renderUnstoredPages(
  database: Database,
  builds: Builds,
  jobs: readonly RenderJob[],
  team: string,
  timer: StepTimer,
  readFiles: ReadFiles = (hashes) => readBlobs(database, hashes),
): Promise<RenderedPage[]> {
  if (jobs.length === 0) return [];
  const stored = await database.query<{ key: string }>(
    'select key from rendered_page where key in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(jobs.map((job) => job.key))],
  );
  const keys = new Set(stored.map((row) => row.key));
  const missing = jobs.filter((job) => !keys.has(job.key));
  if (missing.length === 0) return [];
  return timer.time('render', async () => {
    const bundles = await serverBundles(readFiles, builds, missing);
    const rendered = await renderInPool(bundles, await withStyles(readFiles, missing), team);
    const jobOf = new Map(missing.map((job) => [job.key, job]));
    for (const page of rendered) checkPage(page.html, jobOf.get(page.key));
    return rendered;
  });
}

async function storePages(database: Database, pages: readonly RenderedPage[]): Promise<void> {
  const stored = await Promise.all(
    pages.map(async (page) => {
      const bytes = Buffer.from(page.html);
      // The page is compressed in another thread meanwhile.
      const compressing = makeBlob('page.html', bytes);
      const summary = makeSummary(sha384(bytes), page.html);
      return { ...page, summary, blob: await compressing };
    }),
  );
  await database.transaction(async (sql) => {
    await storeBlobs(
      sql,
      stored.map((page) => page.blob),
    );
    const rows = stored.map(({ key, blob, scriptHashes, styleHashes }) => ({
      ...{ key, sha384: blob.sha384, scriptHashes, styleHashes },
    }));
    await sql.query(
      `insert into rendered_page (key, sha384, script_hashes, style_hashes)
       select page->>'key', page->>'sha384', page->'scriptHashes', page->'styleHashes' from jsonb_array_elements($1::jsonb) as page
       on conflict do nothing`,
      [JSON.stringify(rows)],
    );
    const summaries = stored.map((page) => page.summary);
    await storeSummaries(sql, summaries);
    await storeSearchEntries(sql, summaries);
  });
}

/** Adds the texts of the stylesheets, which become part of the HTML. */
async function withStyles(readFiles: ReadFiles, jobs: readonly RenderJob[]): Promise<RenderJob[]> {
  const hashes = jobs.flatMap(({ input }) => input.files.styles.map((style) => hashFromIntegrity(style.integrity)));
  const blobs = await readFiles(hashes);
  const texts = new Map([...blobs].map(([hash, { bytes }]) => [hash, Buffer.from(bytes).toString()]));
  return jobs.map((job) => {
    const { files } = job.input;
    const styles = files.styles.map((style) => {
      const text = texts.get(hashFromIntegrity(style.integrity));
      if (text === undefined) throw new Error(`The database lost ${style.href}. Restore it from a backup.`);
      return { ...style, text };
    });
    return { ...job, input: { ...job.input, files: { ...files, styles } } };
  });
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
