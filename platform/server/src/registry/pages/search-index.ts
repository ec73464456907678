import type { Database, Sql } from '../../database/database.ts';
import { type IndexedPage, indexPage } from './index-page.ts';
import { readSummariesOrCompute } from './page-summaries.ts';

/** Raise it when the entries of the same summary change: older ones are made again when they are needed. */
const indexVersion = 2;

/** Stores what search finds on rendered pages, 50 pages per statement. The pages must be stored. */
export async function storeSearchEntries(sql: Sql, pages: readonly IndexedPage[]): Promise<void> {
  const unique = [...new Map(pages.map((page) => [page.sha384, page])).values()];
  for (let from = 0; from < unique.length; from += 50) await storeEntries(sql, unique.slice(from, from + 50));
  const words = new Set(unique.flatMap((page) => page.words));
  // At once and in order: two publishes that insert the same words wait for each other, and must not do so in a circle.
  await sql.query(
    'insert into search_word (word) select jsonb_array_elements_text($1::jsonb) order by 1 on conflict do nothing',
    [JSON.stringify([...words])],
  );
}

async function storeEntries(sql: Sql, pages: readonly IndexedPage[]): Promise<void> {
  const hashes = JSON.stringify(pages.map(({ sha384 }) => sha384));
  await sql.query('delete from search_page where sha384 in (select jsonb_array_elements_text($1::jsonb))', [hashes]);
  await sql.query(
    `insert into search_page (sha384, version) select jsonb_array_elements_text($1::jsonb), ${indexVersion}
     on conflict do nothing`,
    [hashes],
  );
  await sql.query(
    `insert into search_entry (sha384, position, kind, title, detail, href, terms)
     select e->>'sha384', (e->>'position')::int, e->>'kind', e->>'title', e->>'detail', e->>'href',
       setweight(to_tsvector('english', e->>'titleText'), 'A') || setweight(to_tsvector('english', e->>'subjectText'), 'B')
         || setweight(to_tsvector('english', e->>'detailText'), 'D')
     from json_array_elements($1::json) as e
     on conflict do nothing`,
    [JSON.stringify(pages.flatMap(({ rows }) => rows))],
  );
}

/**
 * Indexes pages that were stored before search was, or by a former version, from their summaries. A few at a time, so that
 * requests are answered in between.
 * @returns how many pages were indexed.
 */
export async function indexMissingPages(database: Database, hashes: readonly string[]): Promise<number> {
  const rows = await database.query<{ sha384: string }>(
    `select b.sha384 from blob b left join search_page p on p.sha384 = b.sha384 and p.version = ${indexVersion}
     where p.sha384 is null and b.sha384 in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(hashes)],
  );
  for (let from = 0; from < rows.length; from += 8) {
    const missing = rows.slice(from, from + 8).map(({ sha384 }) => sha384);
    const summaries = await readSummariesOrCompute(database, missing);
    await database.transaction((sql) =>
      storeSearchEntries(
        sql,
        [...summaries].map(([sha384, summary]) => indexPage(sha384, summary)),
      ),
    );
  }
  return rows.length;
}
