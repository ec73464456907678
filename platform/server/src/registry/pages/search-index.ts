import type { Sql } from '../../database/database.ts';
import type { StoredSummary } from './page-summaries.ts';
import { type SearchEntry, searchEntries } from './search-entries.ts';
import { correctableWords, searchText } from './search-text.ts';

/** The longest excerpt text that is stored, in characters. */
const maxDetailLength = 6_000;

type IndexedPage = Pick<StoredSummary, 'sha384' | 'summary'>;

/** Stores what search finds on rendered pages, 50 pages per statement. The pages must be stored. */
export async function storeSearchEntries(sql: Sql, pages: readonly IndexedPage[]): Promise<void> {
  const unique = [...new Map(pages.map((page) => [page.sha384, page])).values()];
  const words = new Set<string>();
  for (let from = 0; from < unique.length; from += 50) {
    const entries = unique
      .slice(from, from + 50)
      .map(({ sha384, summary }) => ({ sha384, entries: searchEntries(summary) }));
    for (const entry of entries.flatMap((page) => page.entries)) {
      for (const word of correctableWords(allText(entry))) words.add(word);
    }
    await storeEntries(sql, entries);
  }
  // At once and in order: two publishes that insert the same words wait for each other, and must not do so in a circle.
  await sql.query(
    'insert into search_word (word) select jsonb_array_elements_text($1::jsonb) order by 1 on conflict do nothing',
    [JSON.stringify([...words])],
  );
}

async function storeEntries(sql: Sql, pages: readonly { sha384: string; entries: SearchEntry[] }[]): Promise<void> {
  const hashes = JSON.stringify(pages.map(({ sha384 }) => sha384));
  await sql.query('delete from search_entry where sha384 in (select jsonb_array_elements_text($1::jsonb))', [hashes]);
  await sql.query(
    `insert into search_entry (sha384, position, kind, title, detail, href, terms)
     select e->>'sha384', (e->>'position')::int, e->>'kind', e->>'title', e->>'detail', e->>'href',
       setweight(to_tsvector('english', e->>'titleText'), 'A') || setweight(to_tsvector('english', e->>'subjectText'), 'B')
         || setweight(to_tsvector('english', e->>'detailText'), 'D')
     from json_array_elements($1::json) as e
     on conflict do nothing`,
    [JSON.stringify(pages.flatMap((page) => page.entries.map((entry, i) => entryRow(page.sha384, i, entry))))],
  );
}

const allText = ({ title, subject, detail }: SearchEntry) => `${title} ${subject} ${detail}`;

const entryRow = (sha384: string, position: number, { kind, title, subject, detail, href }: SearchEntry) => ({
  ...{ sha384, position, kind, title, href, detail: detail.slice(0, maxDetailLength) },
  ...{ titleText: searchText(title), subjectText: searchText(subject), detailText: searchText(detail) },
});
