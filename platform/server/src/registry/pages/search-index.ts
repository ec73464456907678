import type { Sql } from '../../database/database.ts';
import type { IndexedPage } from './index-page.ts';

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
  await sql.query('delete from search_entry where sha384 in (select jsonb_array_elements_text($1::jsonb))', [hashes]);
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
