import { setImmediate } from 'node:timers/promises';
import { Refusal } from '@viit/core/refusal';
import type { RenderJob } from '@viit/render/jobs';
import type { Measure } from '@viit/render/pool';
import type { RenderedPage } from '@viit/render/renderer';
import type { Database, Sql } from '../../database/database.ts';
import { storeBlobs } from '../builds/blobs.ts';
import { processInChild } from './page-processes.ts';
import type { ProcessedPage } from './process-page.ts';
import type { SearchIndex } from './search-entries.ts';

/**
 * A batch is small, at most `size` pages or `length` characters, because a statement of the embedded database blocks
 * requests. Above `manyPages`, quick compression takes a tenth of the processor time for 6 to 8% larger pages.
 */
export const batches = { size: 20, length: 500_000, manyPages: 200 };

/** What one statement stores: of a batch with many words, one would take seconds. */
const searchParts = { entries: 100, words: 1000 };

export const maxSearchEntries = { perBuild: 40_000 };

/**
 * Stores one batch at a time, so memory does not grow with the number of pages.
 * @param total planned pages.
 * @param entries stored search entries by section.
 */
export function openPageStore(
  database: Database,
  total: number,
  entries: Map<string, number>,
  onStored: (done: number) => void,
) {
  const quality = total > batches.manyPages ? 'quick' : 'small';
  let batch: Promise<PreparedPage>[] = [];
  let length = 0;
  let storing = Promise.resolve();
  let done = 0;
  const countEntries = (section: string, count: number) => {
    const sum = (entries.get(section) ?? 0) + count;
    entries.set(section, sum);
    if (sum <= maxSearchEntries.perBuild) return;
    throw new Refusal(
      'search-entries-too-many',
      `The pages of ${section} have more than ${maxSearchEntries.perBuild} entries for the search: pages, documents, people and notices. Put fewer on its pages, or split the section.`,
    );
  };
  const storeBatch = (): Promise<void> => {
    const [previous, full] = [storing, batch];
    batch = [];
    length = 0;
    storing = previous.then(async () => {
      const pages = await Promise.all(full);
      await database
        .transaction((sql) => storePages(sql, pages))
        .catch((error) => {
          throw asRefusal(error, pages);
        });
      done += pages.length;
      onStored(done);
    });
    handleLater(storing);
    return previous;
  };
  return {
    /** Resolves when the next page may come. @throws errors of earlier pages. */
    async add(page: RenderedPage, job: RenderJob, measure: Measure): Promise<void> {
      const prepared = processInChild({ html: page.html, quality }, job, measure).then((one) => {
        countEntries(job.section, one.index.rows.length);
        return { ...page, ...one, name: `${job.path} of ${job.section}` };
      });
      handleLater(prepared);
      batch.push(prepared);
      length += page.html.length;
      if (batch.length >= batches.size || length >= batches.length) await storeBatch();
    },
    async close(): Promise<void> {
      if (batch.length > 0) void storeBatch();
      await storing;
    },
  };
}

/** One of the pages exceeds a limit of PostgreSQL: it must not stop changes of others. */
function asRefusal(error: Error & { code?: string }, pages: readonly PreparedPage[]): Error {
  if (!error.code?.startsWith('54')) return error;
  const names = pages.map(({ name }) => name).join(', ');
  return new Refusal(
    'page-too-complex',
    `The database cannot store one of the pages ${names}: ${error.message}. Give it fewer words, links and entries.`,
  );
}

/** Prevents an unhandled rejection; awaited later. */
const handleLater = (promise: Promise<unknown>): void => void promise.catch(() => {});

type PreparedPage = RenderedPage & ProcessedPage & { name: string };

async function storePages(sql: Sql, pages: readonly PreparedPage[]): Promise<void> {
  // Sorted to avoid deadlocks between publishes.
  const sorted = pages.toSorted((a, b) => (a.blob.sha384 < b.blob.sha384 ? -1 : 1));
  const unique = [...new Map(sorted.map((page) => [page.blob.sha384, page])).values()];
  await storeBlobs(
    sql,
    unique.map(({ blob }) => blob),
  );
  const rows = sorted.map(({ key, blob: { sha384 }, scriptHashes, styleHashes }) => {
    return { key, sha384, scriptHashes, styleHashes };
  });
  await sql.query(
    `insert into rendered_page (key, sha384, script_hashes, style_hashes, unreleased_since)
     select page->>'key', page->>'sha384', page->'scriptHashes', page->'styleHashes', now()
     from jsonb_array_elements($1::jsonb) as page
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
  await sql.query(
    `insert into page_summary (sha384, visible_hash, style_hash, targets, summary)
     select p->>'sha384', p->>'visibleHash', p->>'styleHash', p->'targets', p->'summary'
     from json_array_elements($1::json) as p
     on conflict (sha384) do update set visible_hash = excluded.visible_hash, style_hash = excluded.style_hash,
       targets = excluded.targets, summary = excluded.summary`,
    [JSON.stringify(unique.map(({ summary }) => summary))],
  );
  const hashes = JSON.stringify(unique.map(({ blob }) => blob.sha384));
  await sql.query('delete from search_entry where sha384 in (select jsonb_array_elements_text($1::jsonb))', [hashes]);
  await storeSearchIndex(
    sql,
    unique.map(({ index }) => index),
  );
}

/** Of pages and documents, whose blobs are stored. */
export async function storeSearchIndex(sql: Sql, indexes: readonly SearchIndex[]): Promise<void> {
  const rows = indexes.flatMap((index) => index.rows);
  await storeInParts(rows, searchParts.entries, (part) =>
    sql.query(
      `insert into search_entry (sha384, position, kind, title, detail, href, terms)
       select e->>'sha384', (e->>'position')::int, e->>'kind', e->>'title', e->>'detail', e->>'href',
         setweight(to_tsvector('english', e->>'titleText'), 'A') || setweight(to_tsvector('english', e->>'subjectText'), 'B')
           || setweight(to_tsvector('english', e->>'detailText'), 'D')
       from json_array_elements($1::json) as e
       on conflict do nothing`,
      [part],
    ),
  );
  // Sorted to avoid deadlocks between publishes.
  const words = [...new Set(indexes.flatMap((index) => index.words))].sort();
  await storeInParts(words, searchParts.words, (part) =>
    sql.query('insert into search_word (word) select jsonb_array_elements_text($1::jsonb) on conflict do nothing', [
      part,
    ]),
  );
}

/** A statement of the embedded database blocks requests. */
export async function storeInParts<T>(rows: readonly T[], size: number, store: (part: string) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += size) {
    await store(JSON.stringify(rows.slice(from, from + size)));
    await setImmediate();
  }
}

/** Protects unreleased pages of an interrupted publish from pruning for a day. @returns their keys. */
export async function claimStoredPages(sql: Sql, keys: readonly string[]): Promise<Set<string>> {
  await sql.query(
    `update rendered_page set unreleased_since = now()
     where unreleased_since is not null and key in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(keys)],
  );
  return findStoredPages(sql, keys);
}

export async function findStoredPages(sql: Sql, keys: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ key: string }>(
    'select key from rendered_page where key in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(keys)],
  );
  return new Set(rows.map(({ key }) => key));
}

/** By section. */
export async function countSearchEntries(sql: Sql, jobs: readonly RenderJob[]): Promise<Map<string, number>> {
  const rows = await sql.query<{ section: string; count: number }>(
    `select job->>'section' as section, count(*)::int as count from jsonb_array_elements($1::jsonb) as job
     join rendered_page r on r.key = job->>'key' join search_entry e on e.sha384 = r.sha384 group by 1`,
    [JSON.stringify(jobs.map(({ key, section }) => ({ key, section })))],
  );
  return new Map(rows.map(({ section, count }) => [section, count]));
}

export async function releasePages(sql: Sql, keys: readonly string[]): Promise<void> {
  await sql.query(
    `update rendered_page set unreleased_since = null
     where unreleased_since is not null and key in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(keys)],
  );
}
