import os from 'node:os';
import type { Database, Sql } from '../database/database.ts';
import type { RenderJob } from '../render/jobs.ts';
import { type RenderedPage, renderPages, type ServerBundles } from '../render/renderer.ts';
import { makeBlob, readBlobs, storeBlobs } from './blobs.ts';
import { checkDocument } from './check-document.ts';
import type { Builds } from './check-fit.ts';
import { takingTurns } from './taking-turns.ts';

/** Each renderer is a process of its own with up to 512 MB: no more at once than there are processors. */
const inTurn = takingTurns(Math.max(2, os.availableParallelism()));

/** Renders and stores the pages that were never rendered from the same things before. @returns how many these were. */
export async function renderMissing(database: Database, builds: Builds, jobs: readonly RenderJob[]): Promise<number> {
  if (jobs.length === 0) return 0;
  const held = await database.query<{ key: string }>(
    'select key from rendered_page where key in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(jobs.map((job) => job.key))],
  );
  const keys = new Set(held.map((row) => row.key));
  const missing = jobs.filter((job) => !keys.has(job.key));
  if (missing.length === 0) return 0;
  const pages = await renderBySection(await serverBundles(database, builds, missing), missing);
  const jobOf = new Map(missing.map((job) => [job.key, job]));
  for (const page of pages) checkDocument(page.html, jobOf.get(page.key));
  const stored = await Promise.all(
    pages.map(async (page) => ({ ...page, blob: await makeBlob('page.html', Buffer.from(page.html)) })),
  );
  await database.transaction(async (sql) => {
    await storeBlobs(
      sql,
      stored.map((page) => page.blob),
    );
    const rows = stored.map(({ key, blob, scriptHashes }) => ({ key, sha384: blob.sha384, scriptHashes }));
    await sql.query(
      `insert into rendered_page (key, sha384, script_hashes)
       select page->>'key', page->>'sha384', page->'scriptHashes' from jsonb_array_elements($1::jsonb) as page
       on conflict do nothing`,
      [JSON.stringify(rows)],
    );
  });
  return missing.length;
}

/** Each section in a process of its own: what one does there reaches nobody else's pages. */
async function renderBySection(bundles: ServerBundles, jobs: readonly RenderJob[]): Promise<RenderedPage[]> {
  const sections = [...new Set(jobs.map((job) => job.section))];
  const pages = await Promise.all(
    sections.map((section) => {
      const own = new Map([...bundles].filter(([name]) => name === 'shell' || name === section));
      const ownJobs = jobs.filter((job) => job.section === section);
      return inTurn(() => renderPages(own, ownJobs));
    }),
  );
  return pages.flat();
}

async function serverBundles(sql: Sql, builds: Builds, jobs: readonly RenderJob[]): Promise<Map<string, Uint8Array>> {
  const wanted = new Map<string, string>();
  for (const name of new Set(['shell', ...jobs.map((job) => job.section)])) {
    const file = name === 'shell' ? 'server/render.cjs' : 'server/pages.cjs';
    const found = builds.get(name)?.manifest.files.find((one) => one.path === file);
    if (!found) throw new Error(`The build of ${name} has no ${file}.`);
    wanted.set(name, found.sha384);
  }
  const blobs = await readBlobs(sql, [...wanted.values()]);
  return new Map([...wanted].map(([name, hash]) => [name, blobs.get(hash)?.bytes ?? new Uint8Array()]));
}
