import type { SearchKind, SearchResponse } from '@viit/contract/search';
import type { Database, Sql } from '../../database/database.ts';
import { prepareTypoTolerance } from '../../database/typo-tolerance.ts';
import { searchText } from '../../registry/pages/search-text.ts';

export interface FoundEntry {
  sha384: string;
  kind: SearchKind;
  title: string;
  detail: string;
  href: string;
}

/** Best first, with the stems of the matching words. */
interface FoundEntries {
  match: SearchResponse['match'];
  entries: FoundEntry[];
  stems: string[];
}

const maxWords = 8;
/** The same document or person may be on several pages. */
const maxEntries = 60;
/** Ranking by the distance of words takes quadratic time: 1.5 s for two words on 1 000 pages. */
const maxRanked = 100;
/** Above this, the first entries of each page are ranked. */
const maxMatching = 5000;
/** Shorter words match as a whole only. */
const minPrefixLength = 3;

const nothing: FoundEntries = { match: 'none', entries: [], stems: [] };

/** @param hashes a JSON array with the hashes of the pages. */
export async function findEntries(database: Database, hashes: string, query: string): Promise<FoundEntries> {
  const words = searchText(query).split(' ').filter(Boolean).slice(0, maxWords);
  if (words.length === 0) return nothing;
  const text = words.join(' ');
  const all = words.map((word, i) => withPrefix(word, i === words.length - 1));
  const exact = await matchingEntries(database, hashes, all.join(' & '), text);
  if (exact.entries.length > 0) return { match: 'all', ...exact };
  const corrected = await correctWords(database, hashes, all, words);
  if (corrected.length === 0) return nothing;
  const similar = await matchingEntries(database, hashes, corrected.join(' & '), text);
  if (similar.entries.length > 0) return { match: 'similar', ...similar };
  const some = corrected.length > 1 ? await matchingEntries(database, hashes, corrected.join(' | '), text) : nothing;
  return some.entries.length > 0 ? { ...some, match: 'some' } : nothing;
}

const withPrefix = (word: string, isLast: boolean): string =>
  isLast && word.length >= minPrefixLength ? `(${word} | ${word}:*)` : word;

async function matchingEntries(sql: Sql, hashes: string, query: string, text: string) {
  const rows = await sql.query<FoundEntry & { stems: string }>(
    `with query as not materialized (select to_tsquery('english', $2) as terms, to_tsquery('english', $4) as any_terms),
     matching as materialized (
       select e.* from search_entry e, query
       where e.terms @@ query.terms and e.sha384 in (select jsonb_array_elements_text($1::jsonb))
       order by e.position, e.sha384
       limit ${maxMatching}
     ), found as (
       select e.*, case e.kind when 'page' then 4 when 'person' then 0.9 when 'notice' then 0.8 else 0.7 end as weight,
         case when lower(e.title) = $3 then 1 when starts_with(lower(e.title), $3) then 0.3
           when strpos(lower(e.title), $3) > 0 then 0.2 else 0 end as in_title
       from matching e
     ), candidates as materialized (
       select found.* from found, query
       order by ts_rank('{0.02, 0.1, 0.4, 1}', found.terms, any_terms, 1) * weight + in_title desc, title, sha384, position
       limit ${maxRanked}
     )
     select sha384, kind, title, detail, href, query.terms::text as stems from candidates, query
     order by ts_rank('{0.02, 0.1, 0.4, 1}', candidates.terms, query.terms, 1) * weight + in_title desc,
       title, sha384, position
     limit ${maxEntries}`,
    [hashes, query, text, query.replaceAll('&', '|')],
  );
  const stems = new Set([...(rows[0]?.stems ?? '').matchAll(/'([^']+)'/g)].map(([, stem = '']) => stem));
  return { entries: rows.map(({ stems: _, ...entry }) => entry), stems: [...stems] };
}

/** Replaces words that are on no page by similar ones. Drops words like "the". */
async function correctWords(
  database: Database,
  hashes: string,
  queries: readonly string[],
  words: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ position: number; isFound: boolean }>(
    `select w.position::int as position, exists (
       select 1 from search_entry e where e.terms @@ to_tsquery('english', w.query)
         and e.sha384 in (select jsonb_array_elements_text($1::jsonb))) as "isFound"
     from jsonb_array_elements_text($2::jsonb) with ordinality as w (query, position)
     where numnode(to_tsquery('english', w.query)) > 0
     order by w.position`,
    [hashes, JSON.stringify(queries)],
  );
  const corrected = rows.map(async ({ position, isFound }) => {
    const word = words[position - 1] ?? '';
    if (isFound) return queries[position - 1] ?? word;
    const similar = await similarWords(database, word);
    return similar.length > 0 ? `(${similar.join(' | ')})` : word;
  });
  return Promise.all(corrected);
}

/** Words that begin with this one, or of which it may be a typo. */
async function similarWords(database: Database, word: string): Promise<string[]> {
  if (word.length < minPrefixLength) return [];
  const longer = await database.query<{ word: string }>(
    `select word from search_word where word like $1 order by length(word), word limit 3`,
    [`${word}%`],
  );
  if (longer.length > 0) return longer.map((row) => row.word);
  const { reach } = await prepareTypoTolerance(database);
  if (reach === 'none') return [];
  const rows = await database.query<{ word: string; similarity: number }>(
    `select word, similarity(word, $1) as similarity from search_word where word % $1
     order by similarity desc, word limit 4`,
    [word],
  );
  const best = rows[0]?.similarity ?? 0;
  return rows.filter(({ similarity }) => similarity > best - 0.15).map((row) => row.word);
}
