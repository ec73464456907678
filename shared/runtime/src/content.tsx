import { createContext, type ReactNode, useContext } from 'react';

export type ListResponses = Readonly<Record<string, readonly unknown[]>>;

const RenderedLists = createContext<ListResponses>({});

/** Used once, by the shell. */
export function ContentProvider({ lists, children }: { lists: ListResponses; children: ReactNode }) {
  return <RenderedLists value={lists}>{children}</RenderedLists>;
}

/** @returns undefined for a list that was not rendered in. */
export const useRenderedList = (address: string): readonly unknown[] | undefined => useContext(RenderedLists)[address];

/**
 * Returns a collection's entries, which the shell loads with the page (R111).
 * @param address as in the page's `content`.
 */
export const useCollection = <T extends { id: string }>(address: string): readonly T[] =>
  (useRenderedList(address) ?? noEntries) as readonly T[];

const noEntries: readonly unknown[] = [];
