import type { Sql } from '../../database/database.ts';
import type { PageSummary } from './page-summary.ts';
import type { PageTargets, StoredSummary } from './process-page.ts';

export type PageLook = Pick<StoredSummary, 'visibleHash' | 'styleHash'>;

/** Fingerprints of a rendered page. */
export interface PageHashes extends PageLook {
  sha384: string;
  /** Gzip size. */
  bytes: number;
}

export const looksEqual = (one: PageLook | undefined, other: PageLook | undefined): boolean =>
  one?.visibleHash === other?.visibleHash && one?.styleHash === other?.styleHash;

export const readPageHashes = (sql: Sql, keys: readonly string[]): Promise<Map<string, PageHashes>> =>
  readColumns<PageHashes>(
    sql,
    keys,
    `r.sha384, s.visible_hash as "visibleHash", s.style_hash as "styleHash",
       (select octet_length(coalesce(gzip, bytes, brotli)) from blob where blob.sha384 = r.sha384) as bytes`,
  );

export const readTargets = (sql: Sql, keys: readonly string[]): Promise<Map<string, PageTargets>> =>
  readColumns<PageTargets>(sql, keys, "s.targets->'links' as links, s.targets->'ids' as ids");

export const readSummaries = (sql: Sql, keys: readonly string[]): Promise<Map<string, { summary: PageSummary }>> =>
  readColumns<{ summary: PageSummary }>(sql, keys, 's.summary');

async function readColumns<Row>(sql: Sql, keys: readonly string[], columns: string): Promise<Map<string, Row>> {
  const rows = await sql.query<Row & { key: string }>(
    `select r.key, ${columns} from rendered_page r join page_summary s on s.sha384 = r.sha384
     where r.key in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify([...new Set(keys)])],
  );
  return new Map(rows.map((row) => [row.key, row]));
}
