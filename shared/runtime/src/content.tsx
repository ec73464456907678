import { noteProblem } from '@viit/contract/note-problem';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { requestList } from './list-requests.ts';
import { type ReadItem, readItems } from './read-items.ts';

export type ListResponses = Readonly<Record<string, readonly unknown[]>>;

const RenderedLists = createContext<ListResponses>({});

/** Used once, by the shell. */
export function ContentProvider({ lists, children }: { lists: ListResponses; children: ReactNode }) {
  return <RenderedLists value={lists}>{children}</RenderedLists>;
}

/** `loading` only if the list was not rendered in. */
export interface ListState<T> {
  items: readonly T[];
  status: 'loading' | 'ready' | 'failed';
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns the rendered list, then fetches once on load (R13.2, R13.10). Failures keep the items (R13.8), invalid items are
 * left out (R13.16); both are logged.
 * @param address as in the page's `content`; an empty one is `failed`.
 * @param read a constant function.
 */
export function useList<T>(address: string, name: string, read: ReadItem<T> = identity): ListState<T> {
  const rendered = useContext(RenderedLists)[address];
  // Also for islands that hydrate late: their HTML was made from these items.
  const [state, setState] = useState<ListState<unknown>>(() =>
    rendered ? { items: rendered, status: 'ready' } : { items: [], status: address ? 'loading' : 'failed' },
  );
  useEffect(() => {
    if (!address) return;
    let isMounted = true;
    const { response, release } = requestList(address, name);
    response.then(
      (items) => {
        if (!isMounted) return;
        if (items.length === 0 || readItems(items, read).items.length > 0) {
          setState((current) => withItems(current, items));
          return;
        }
        const error = new Error(`${address} has no item that can be shown`);
        console.error(`Error fetching ${name} data:`, error);
        noteProblem({ kind: 'data', error, source: address });
        setState(withFailure);
      },
      () => isMounted && setState(withFailure),
    );
    return () => {
      isMounted = false;
      release();
    };
  }, [address, name, read]);
  const { items, leftOut } = readItems(state.items, read);
  useEffect(() => {
    if (leftOut.length === 0) return;
    const message = `The list ${name} has values that cannot be shown. They are left out: ${leftOut.join(', ')}.`;
    console.warn(message);
    noteProblem({ kind: 'data', error: message, source: address });
  }, [leftOut, name, address]);
  return useMemo(() => ({ items, status: state.status }), [items, state.status]);
}

/**
 * Returns a collection's entries, which the shell loads with the page (R111).
 * @param address as in the page's `content`.
 */
export const useCollection = <T extends { id: string }>(address: string): readonly T[] =>
  (useContext(RenderedLists)[address] ?? noEntries) as readonly T[];

const noEntries: readonly unknown[] = [];

const identity = <T,>(item: unknown) => item as T;

const withItems = (state: ListState<unknown>, items: readonly unknown[]): ListState<unknown> =>
  state.status === 'ready' && isSame(state.items, items) ? state : { items, status: 'ready' };

const withFailure = (state: ListState<unknown>): ListState<unknown> =>
  state.status === 'loading' ? { items: [], status: 'failed' } : state;

/** Call it in the page's component with a constant object of addresses. */
export function useListsOnLoad(lists: Readonly<Record<string, string>>): void {
  useEffect(() => {
    const requests = Object.entries(lists).map(([name, address]) => requestList(address, name));
    return () => {
      for (const { release } of requests) release();
    };
  }, [lists]);
}
