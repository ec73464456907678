import type { Sql } from '../../database/database.ts';

/** What a search looks through. */
export interface SearchScope {
  /** A JSON array with the hashes of the pages. */
  hashes: string;
  /** The entries of these pages, as a table `e` of a statement whose first value are the hashes. */
  table: string;
}

/** With more entries, the index is used. It contains those of all previews too, and many of them may have the same words. */
const maxReadAll = 3000;
const readAll = `(select entry.* from jsonb_array_elements_text($1::jsonb) as page (hash), lateral
  (select * from search_entry where sha384 = page.hash offset 0) as entry) as e`;
const readIndex = '(select * from search_entry where sha384 in (select jsonb_array_elements_text($1::jsonb))) as e';

export async function readScope(sql: Sql, hashes: string): Promise<SearchScope> {
  const [row] = await sql.query<{ entries: number }>(`select count(*)::int as entries from ${readIndex}`, [hashes]);
  return { hashes, table: (row?.entries ?? 0) > maxReadAll ? readIndex : readAll };
}
