import type { SearchKind, SearchResponse } from '@viit/contract/search';
import type { Database, Sql } from '../../database/database.ts';
import { prepareTypoTolerance } from '../../database/typo-tolerance.ts';
import { searchText } from '../../registry/pages/search-text.ts';
import { maxCandidates, nearWords } from './near-words.ts';
import type { SearchScope } from './search-scope.ts';

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
  /** The query with similar words instead of those that are on no page. */
  suggestion?: string | undefined;
}

const maxWords = 8;
/**
 * Of each kind; the same document or person may be on several pages. Ranking by the distance of words takes quadratic time: 1.5 s for
 * two words on 1 000 pages.
 */
const maxRanked = 25;
/** Above this, the first entries of each page are ranked. */
const maxMatching = 5000;
/** Words that may be the beginning of others. Shorter ones are not ("bus" is no business), longer ones are words. */
const beginnings = { min: 4, max: 6 };

const nothing: FoundEntries = { match: 'none', entries: [], stems: [] };

export async function findEntries(database: Database, scope: SearchScope, query: string): Promise<FoundEntries> {
  const words = searchText(query).split(' ').filter(Boolean).slice(0, maxWords);
  if (words.length === 0) return nothing;
  const text = words.join(' ');
  const all = words.map(withPrefix);
  const exact = await matchingEntries(database, scope, all.join(' & '), text);
  if (exact.entries.length > 0) return { match: 'all', ...exact };
  const { terms: corrected, suggestion } = await correctWords(database, scope, all, words);
  if (corrected.length === 0) return nothing;
  const similar = await matchingEntries(database, scope, corrected.join(' & '), text);
  if (similar.entries.length > 0) return { match: 'similar', suggestion, ...similar };
  const some = corrected.length > 1 ? await matchingEntries(database, scope, corrected.join(' | '), text) : nothing;
  return some.entries.length > 0 ? { ...some, suggestion, match: 'some' } : nothing;
}

/** "exam" is no stem of "examinations". */
const withPrefix = (word: string): string =>
  word.length >= beginnings.min && word.length <= beginnings.max ? `(${word} | ${word}:*)` : word;

/** Matches titles only. */
const inTitle = (query: string): string =>
  query.replace(/[\p{L}\p{M}\p{N}]+(:\*)?/gu, (word, prefix) => (prefix ? `${word}A` : `${word}:A`));

async function matchingEntries(sql: Sql, { hashes, table }: SearchScope, query: string, text: string) {
  const rows = await sql.query<FoundEntry & { stems: string }>(
    `with query as not materialized (select to_tsquery('english', $2) as terms, to_tsquery('english', $4) as any_terms, to_tsquery('english', $5) as title_terms),
     matching as materialized (
       select e.* from ${table}, query where e.terms @@ query.terms
       order by e.position, e.sha384
       limit ${maxMatching}
     ), found as (
       select e.*, case e.kind when 'page' then 1 when 'person' then 0.9 when 'notice' then 0.8 else 0.5 end as weight,
         case when lower(e.title) = $3 then 1 when starts_with(lower(e.title), $3) then 0.3
           when strpos(lower(e.title), $3) > 0 then 0.28 when e.terms @@ query.title_terms then
             case when e.kind = 'page' and abs(length(e.title) - length($3)) < 4 then 1 else 0.25 end
           else 0 end as in_title
       from matching e, query
     ), ranked as (
       select found.*, row_number() over (partition by kind
         order by ts_rank('{0.02, 0.1, 0.4, 1}', found.terms, any_terms, 1) * weight + in_title * weight desc,
           position, title, sha384) as place
       from found, query
     ), candidates as materialized (select * from ranked where place <= ${maxRanked})
     select sha384, kind, title, detail, href, query.terms::text as stems from candidates, query
     order by ts_rank('{0.02, 0.1, 0.4, 1}', candidates.terms, query.terms, 1) * weight + in_title * weight desc,
       position, title, sha384`,
    [hashes, query, text, query.replaceAll('&', '|'), inTitle(query)],
  );
  const stems = new Set([...(rows[0]?.stems ?? '').matchAll(/'([^']+)'/g)].map(([, stem = '']) => stem));
  return { entries: rows.map(({ stems: _, ...entry }) => entry), stems: [...stems] };
}

/** Replaces words that are on no page by similar ones. Drops words like "the". */
async function correctWords(
  database: Database,
  scope: SearchScope,
  queries: readonly string[],
  words: readonly string[],
): Promise<{ terms: string[]; suggestion: string | undefined }> {
  // Materialized, as the words would be parsed again for each entry.
  const rows = await database.query<{ position: number; isFound: boolean }>(
    `with word as materialized (
       select position::int as position, to_tsquery('english', query) as terms
       from jsonb_array_elements_text($2::jsonb) with ordinality as w (query, position)
     )
     select position, exists (select 1 from ${scope.table} where e.terms @@ word.terms) as "isFound"
     from word where numnode(terms) > 0 order by position`,
    [scope.hashes, JSON.stringify(queries)],
  );
  const wordAt = (position: number) => words[position - 1] ?? '';
  const unknown = rows.filter(({ isFound }) => !isFound).map(({ position }) => wordAt(position));
  const similar = await similarWords(database, scope, [...new Set(unknown)]);
  const terms = rows.map(({ position, isFound }) => {
    if (isFound) return queries[position - 1] ?? wordAt(position);
    const found = similar.get(wordAt(position));
    return found ? `(${found.join(' | ')})` : wordAt(position);
  });
  const suggestion = words.map((word) => similar.get(word)?.[0] ?? word).join(' ');
  return { terms, suggestion: similar.size > 0 ? suggestion : undefined };
}

/** Of the words that begin with one, in the order of the index: a section may have very many. */
const maxLonger = 3000;
/** Of candidates that are checked in one statement: each may be in many entries of a preview, and on the embedded database others wait. */
const checkedTogether = 20;
/** For the similar words of a query after the first of each word; those that are left are not suggested. Tests set a longer time. */
export const candidateCheck = { ms: 1000 };

/** For each word those of the pages that begin with it, or of which it may be a typo. */
async function similarWords(
  database: Database,
  scope: SearchScope,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const typos: string[] = [];
  const publishedOf = createPublishedCheck(database, scope);
  for (const word of words.filter(({ length }) => length >= 3)) {
    const longer = await database.query<{ word: string }>(
      `select word from (select word from search_word where word like $1 and word <> $2 limit ${maxLonger}) as longer
       order by length(word), word limit ${maxCandidates}`,
      [`${word}%`, word],
    );
    const published = await publishedOf(longer, 3);
    if (published.length === 0) typos.push(word);
    else
      found.set(
        word,
        published.map((one) => one.word),
      );
  }
  if (typos.length === 0 || (await prepareTypoTolerance(database)).reach === 'none') return found;
  for (const typo of typos) {
    const near = await nearWords(database, typo, candidateCheck.ms / 2 / typos.length);
    const published = await publishedOf(near, 4);
    const best = published[0]?.similarity ?? 0;
    const similar = published.filter(({ similarity }) => similarity > best - 0.15);
    if (similar.length > 0)
      found.set(
        typo,
        similar.map(({ word }) => word),
      );
  }
  return found;
}

/** The words are also those of drafts and previews: the live release must have the word. */
function createPublishedCheck(sql: Sql, { hashes, table }: SearchScope) {
  const until = performance.now() + candidateCheck.ms;
  /** @returns the first of the candidates that are published, in their order. */
  return async <C extends { word: string }>(candidates: readonly C[], wanted: number): Promise<C[]> => {
    const published: C[] = [];
    for (let start = 0; start < candidates.length && published.length < wanted; start += checkedTogether) {
      if (start > 0 && performance.now() > until) break;
      const checked = candidates.slice(start, start + checkedTogether);
      const rows = await sql.query<{ word: string }>(
        `select word from jsonb_array_elements_text($2::jsonb) as word where exists (
           select 1 from ${table} where e.terms @@ plainto_tsquery('english', word))`,
        [hashes, JSON.stringify(checked.map(({ word }) => word))],
      );
      const words = new Set(rows.map(({ word }) => word));
      published.push(...checked.filter(({ word }) => words.has(word)));
    }
    return published.slice(0, wanted);
  };
}
