import type { Manifest } from '@viit/contract';
import { type Lists, readLists } from '../content/lists.ts';
import type { Database, Sql } from '../database/database.ts';
import { type RenderJob, renderJobs } from '../render/jobs.ts';
import { renderPages } from '../render/renderer.ts';
import { makeBlob, readBlobs, storeBlobs } from './blobs.ts';
import { readBuild, type StoredBuild } from './builds.ts';
import { type Builds, checkFit } from './check-fit.ts';
import { type Release, readChannel, switchChannel } from './releases.ts';

/** What making a release came to. */
export interface Composed {
  release: string;
  /** Pages that had to be rendered; the others keep their bytes. */
  rendered: number;
  pages: number;
  isNew: boolean;
}

/** Somebody else may move the channel in between; then the release is made again on the newer one. */
const attempts = 20;

/**
 * Makes the release that a channel shall show and switches to it: the one it shows now with these builds exchanged and
 * the newest lists. Does nothing where that is what it shows already.
 * @throws Refusal where the builds do not fit together or a page does not render; the channel stays where it was.
 */
export async function compose(
  database: Database,
  exchange: readonly Manifest[],
  { channel = 'live', origin, note }: { channel?: string; origin: string; note: string },
): Promise<Composed> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = await readChannel(database, channel);
    const builds = await exchangedBuilds(database, before, exchange);
    checkFit(builds);
    const jobs = allJobs(builds, await readLists(database), origin);
    const pages = jobs.length;
    if (before && isSame(before, builds, jobs)) return { release: before.id, rendered: 0, pages, isNew: false };
    const rendered = await renderMissing(database, builds, jobs);
    const parts = [...builds].map(([name, { manifest }]) => ({
      name,
      identity: manifest.identity,
      pages: jobs.filter((job) => job.section === name).map(({ path, status, key }) => ({ path, status, key })),
    }));
    const release = await switchChannel(database, channel, before?.id, parts, note);
    if (release) return { release, rendered, pages, isNew: true };
  }
  throw new Error(
    `The channel ${channel} moved ${attempts} times while a release was made for it. Try again in a moment.`,
  );
}

async function exchangedBuilds(sql: Sql, before: Release | undefined, exchange: readonly Manifest[]): Promise<Builds> {
  const identities = new Map(before?.parts.map((part) => [part.name, part.identity]));
  for (const manifest of exchange) identities.set(manifest.name, manifest.identity);
  const builds = new Map<string, StoredBuild>();
  for (const [name, identity] of [...identities].sort()) builds.set(name, await readBuild(sql, name, identity));
  return builds;
}

function allJobs(builds: Builds, lists: Lists, origin: string): RenderJob[] {
  const shell = builds.get('shell');
  if (!shell) return [];
  return [...builds.values()].flatMap((build) => renderJobs({ shell, build, lists, origin }));
}

function isSame(before: Release, builds: Builds, jobs: readonly RenderJob[]): boolean {
  const shown = new Map(before.parts.map((part) => [part.name, part.identity]));
  const keys = new Set(before.parts.flatMap((part) => part.pages.map((page) => page.key)));
  return (
    shown.size === builds.size &&
    [...builds].every(([name, { manifest }]) => shown.get(name) === manifest.identity) &&
    keys.size === jobs.length &&
    jobs.every((job) => keys.has(job.key))
  );
}

/** Renders and stores the pages that were never rendered from the same things before. */
async function renderMissing(database: Database, builds: Builds, jobs: readonly RenderJob[]): Promise<number> {
  const held = await database.query<{ key: string }>(
    'select key from rendered_page where key in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(jobs.map((job) => job.key))],
  );
  const keys = new Set(held.map((row) => row.key));
  const missing = jobs.filter((job) => !keys.has(job.key));
  if (missing.length === 0) return 0;
  const pages = await renderPages(await serverBundles(database, builds, missing), missing);
  const stored = await Promise.all(
    pages.map(async (page) => ({ ...page, blob: await makeBlob('page.html', Buffer.from(page.html)) })),
  );
  await database.transaction(async (sql) => {
    await storeBlobs(
      sql,
      stored.map((page) => page.blob),
    );
    for (const { key, blob, scriptHashes } of stored) {
      await sql.query(
        'insert into rendered_page (key, sha384, script_hashes) values ($1, $2, $3::jsonb) on conflict do nothing',
        [key, blob.sha384, JSON.stringify(scriptHashes)],
      );
    }
  });
  return missing.length;
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
