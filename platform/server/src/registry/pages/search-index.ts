import type { Sql } from '../../database/database.ts';
import type { ProcessedPage } from './process-page.ts';

/** Stores what search finds on rendered pages, which must be stored. @param pages no two with the same HTML. */
export async function storeSearchEntries(sql: Sql, pages: readonly ProcessedPage[]): Promise<void> {
  const hashes = JSON.stringify(pages.map(({ index }) => index.sha384));
  await sql.query('delete from search_entry where sha384 in (select jsonb_array_elements_text($1::jsonb))', [hashes]);
  await sql.query(
    `insert into search_entry (sha384, position, kind, title, detail, href, terms)
     select e->>'sha384', (e->>'position')::int, e->>'kind', e->>'title', e->>'detail', e->>'href',
       setweight(to_tsvector('english', e->>'titleText'), 'A') || setweight(to_tsvector('english', e->>'subjectText'), 'B')
         || setweight(to_tsvector('english', e->>'detailText'), 'D')
     from json_array_elements($1::json) as e
     on conflict do nothing`,
    [JSON.stringify(pages.flatMap(({ index }) => index.rows))],
  );
  const words = new Set(pages.flatMap(({ index }) => index.words));
  // Sorted to avoid deadlocks between publishes that insert the same words.
  await sql.query(
    'insert into search_word (word) select jsonb_array_elements_text($1::jsonb) order by 1 on conflict do nothing',
    [JSON.stringify([...words])],
  );
}
