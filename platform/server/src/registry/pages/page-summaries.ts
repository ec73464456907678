import type { Sql } from '../../database/database.ts';
import type { PageTargets, ProcessedPage } from './process-page.ts';
import type { PageSummary } from './summarize-page.ts';

/** What tells two renderings of a page apart without reading them. */
export interface PageHashes {
  /** Of the HTML. */
  sha384: string;
  visibleHash: string;
  styleHash: string;
  /** Gzip size of the HTML. */
  bytes: number;
}

/** Stores the summaries of rendered pages, which must be stored. @param pages no two with the same HTML. */
export async function storeSummaries(sql: Sql, pages: readonly ProcessedPage[]): Promise<void> {
  await sql.query(
    `insert into page_summary (sha384, visible_hash, style_hash, targets, summary)
     select p->>'sha384', p->>'visibleHash', p->>'styleHash', p->'targets', p->'summary'
     from json_array_elements($1::json) as p
     on conflict (sha384) do update set visible_hash = excluded.visible_hash, style_hash = excluded.style_hash,
       targets = excluded.targets, summary = excluded.summary`,
    [JSON.stringify(pages.map(({ summary }) => summary))],
  );
}

/** Reads the hashes of rendered pages by their keys. */
export async function readPageHashes(sql: Sql, keys: readonly string[]): Promise<Map<string, PageHashes>> {
  const rows = await sql.query<PageHashes & { key: string }>(
    `select r.key, r.sha384, s.visible_hash as "visibleHash", s.style_hash as "styleHash",
       octet_length(coalesce(b.gzip, b.bytes, b.brotli)) as bytes
     from rendered_page r join page_summary s on s.sha384 = r.sha384 join blob b on b.sha384 = r.sha384
     where r.key in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(keys)],
  );
  return new Map(rows.map(({ key, ...hashes }) => [key, hashes]));
}

/** Reads summaries by the hashes of the HTML. */
export async function readSummaries(sql: Sql, hashes: readonly string[]): Promise<Map<string, PageSummary>> {
  const rows = await sql.query<{ sha384: string; summary: PageSummary }>(
    'select sha384, summary from page_summary where sha384 in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(hashes)],
  );
  return new Map(rows.map(({ sha384, summary }) => [sha384, summary]));
}

/** Reads the targets of rendered pages by their keys. */
export async function readTargets(sql: Sql, keys: readonly string[]): Promise<Map<string, PageTargets>> {
  const rows = await sql.query<{ key: string; targets: PageTargets }>(
    `select r.key, s.targets from rendered_page r join page_summary s on s.sha384 = r.sha384
     where r.key in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(keys)],
  );
  return new Map(rows.map(({ key, targets }) => [key, targets]));
}
