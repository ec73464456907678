import { useCollection } from '@viit/runtime';
import type { EntryOf } from '@viit/toolkit/collections';
import type collections from './collections.ts';

type Collections = typeof collections;
export type EntryIn<N extends keyof Collections> = EntryOf<Collections[N]>;

/** @param name of a collection of this section, which the page names in its `content`. */
export const useEntries = <N extends keyof Collections & string>(name: N) =>
  useCollection<EntryIn<N>>(`/api/content/institution/${name}`);
