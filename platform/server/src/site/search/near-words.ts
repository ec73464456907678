import type { Database } from '../../database/database.ts';

/** Of a word, to look for on the pages. */
export const maxCandidates = 300;
/** Words in one statement of the embedded database, which blocks requests. */
const comparedTogether = 10_000;

interface NearWord {
  word: string;
  similarity: number;
}

/** @param part the words that are compared. */
const nearest = (part: string) =>
  `select word, similarity(word, $1) as similarity from ${part} where word % $1 and word <> $1
   order by similarity desc, word limit ${maxCandidates}`;

/**
 * Words of which `typo` may be one, best first. On the embedded database without the index: it compares all words that share enough
 * trigrams, and one team's documents may have very many of them.
 * @param ms for further parts after the first, which has words with the same first letter.
 */
export async function nearWords(database: Database, typo: string, ms: number): Promise<NearWord[]> {
  if (database.kind === 'postgresql') return database.query<NearWord>(nearest('search_word'), [typo]);
  const until = performance.now() + ms;
  const near: NearWord[] = [];
  const [first = ''] = typo;
  for (const [start, end] of [
    [first, null],
    ['', first],
  ] as const) {
    for (let after: string | null = start; after !== null; ) {
      const [part]: { last: string | null; near: NearWord[] }[] = await database.query(
        `with part as materialized (
           select word from search_word where word > $2 and ($3::text is null or word < $3) order by word limit ${comparedTogether}
         ), near as (${nearest('part')})
         select (select max(word) from part having count(*) = ${comparedTogether}) as last,
           (select coalesce(json_agg(near), '[]') from near) as near`,
        [typo, after, end],
      );
      near.push(...(part?.near ?? []));
      after = part?.last ?? null;
      if (performance.now() > until) return best(near);
    }
  }
  return best(near);
}

const best = (near: readonly NearWord[]): NearWord[] =>
  near.toSorted((a, b) => b.similarity - a.similarity || (a.word < b.word ? -1 : 1)).slice(0, maxCandidates);
