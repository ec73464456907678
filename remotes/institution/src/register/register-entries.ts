import type { EntryIn } from '../use-entries.ts';

export type RegisterEntry = EntryIn<'register'>;

/** Documents of no year come first. */
const yearOf = ({ year = '~' }: RegisterEntry): string => year;

/** The newest year first. */
export const documentsOf = (entries: readonly RegisterEntry[], category: string): RegisterEntry[] =>
  entries
    .filter((entry) => entry.category === category)
    .toSorted((a, b) => Number(yearOf(a) < yearOf(b)) - Number(yearOf(a) > yearOf(b)));
