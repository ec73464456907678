import type { Database, Sql } from '../../database/database.ts';
import { readBlobs } from '../builds/blobs.ts';
import { processInWorker } from './page-workers.ts';
import type { PageTargets, StoredSummary } from './process-page.ts';
import type { PageSummary } from './summarize-page.ts';

/** Raise it when the summary or the hashes of the same HTML change: older rows are computed again when they are needed. */
const summaryVersion = 2;

/** What tells two renderings of a page apart without reading them. */
export interface PageHashes {
  /** Of the HTML. */
  sha384: string;
  visibleHash: string;
  styleHash: string;
  /** Gzip size of the HTML. */
  bytes: number;
}

/** Stores summaries of rendered pages, 50 per statement. The pages must be stored. */
export async function storeSummaries(sql: Sql, summaries: readonly StoredSummary[]): Promise<void> {
  const unique = [...new Map(summaries.map((one) => [one.sha384, one])).values()];
  for (let from = 0; from < unique.length; from += 50) {
    await sql.query(
      `insert into page_summary (sha384, version, visible_hash, style_hash, targets, summary)
       select p->>'sha384', ${summaryVersion}, p->>'visibleHash', p->>'styleHash', p->'targets', p->'summary'
       from json_array_elements($1::json) as p
       on conflict (sha384) do update set version = excluded.version, visible_hash = excluded.visible_hash,
         style_hash = excluded.style_hash, targets = excluded.targets, summary = excluded.summary
         where page_summary.version <> excluded.version`,
      [JSON.stringify(unique.slice(from, from + 50))],
    );
  }
}

/** Reads the hashes of rendered pages by their keys. Summaries that are not stored yet are computed first. */
export async function readPageHashes(database: Database, keys: readonly string[]): Promise<Map<string, PageHashes>> {
  await storeMissingSummaries(database, keys);
  const rows = await database.query<PageHashes & { key: string }>(
    `select r.key, r.sha384, s.visible_hash as "visibleHash", s.style_hash as "styleHash",
       octet_length(coalesce(b.gzip, b.bytes, b.brotli)) as bytes
     from rendered_page r join page_summary s on s.sha384 = r.sha384 join blob b on b.sha384 = r.sha384
     where r.key in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(keys)],
  );
  return new Map(rows.map(({ key, ...hashes }) => [key, hashes]));
}

/** Pages that were rendered before summaries were stored. */
async function storeMissingSummaries(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = await database.query<{ sha384: string }>(
    `select distinct r.sha384 from rendered_page r left join page_summary s on s.sha384 = r.sha384 and s.version = ${summaryVersion}
     where s.sha384 is null and r.key in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(keys)],
  );
  // A few at a time, so that requests are answered in between.
  for (let from = 0; from < rows.length; from += 8) {
    await computeSummaries(
      database,
      rows.slice(from, from + 8).map(({ sha384 }) => sha384),
    );
  }
}

/** Computes the summaries of stored pages, and stores them. */
async function computeSummaries(database: Database, hashes: readonly string[]): Promise<StoredSummary[]> {
  const blobs = await readBlobs(database, hashes);
  const summaries = await Promise.all(
    [...blobs.values()].map(async ({ sha384, bytes }) => {
      const page = { path: `with the hash ${sha384}`, section: 'a former release' };
      return (await processInWorker({ html: Buffer.from(bytes).toString() }, page)).summary;
    }),
  );
  await storeSummaries(database, summaries);
  return summaries;
}

/** Reads summaries by the hashes of the HTML. Those that are not stored, or of a former version, are computed. */
export async function readSummariesOrCompute(
  database: Database,
  hashes: readonly string[],
): Promise<Map<string, PageSummary>> {
  const rows = await database.query<{ sha384: string; summary: PageSummary }>(
    `select sha384, summary from page_summary
     where version = ${summaryVersion} and sha384 in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(hashes)],
  );
  const summaries = new Map(rows.map(({ sha384, summary }) => [sha384, summary]));
  const missing = hashes.filter((hash) => !summaries.has(hash));
  if (missing.length === 0) return summaries;
  for (const { sha384, summary } of await computeSummaries(database, missing)) summaries.set(sha384, summary);
  return summaries;
}

/** Reads summaries by the hashes of the HTML. */
export async function readSummaries(sql: Sql, hashes: readonly string[]): Promise<Map<string, PageSummary>> {
  const rows = await sql.query<{ sha384: string; summary: PageSummary }>(
    'select sha384, summary from page_summary where sha384 in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(hashes)],
  );
  return new Map(rows.map(({ sha384, summary }) => [sha384, summary]));
}

/** Reads the targets of rendered pages by their keys. Summaries that are not stored yet are computed first. */
export async function readTargets(database: Database, keys: readonly string[]): Promise<Map<string, PageTargets>> {
  await storeMissingSummaries(database, keys);
  const rows = await database.query<{ key: string; targets: PageTargets }>(
    `select r.key, s.targets from rendered_page r join page_summary s on s.sha384 = r.sha384
     where r.key in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(keys)],
  );
  return new Map(rows.map(({ key, targets }) => [key, targets]));
}
