import { noteProblem } from '@viit/contract/note-problem';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { requestList } from './list-requests.ts';
import { type ReadItem, readItems } from './read-items.ts';

/** Lists of the content API that were rendered into the page, by address. */
export type ListResponses = Readonly<Record<string, readonly unknown[]>>;

const RenderedLists = createContext<ListResponses>({});

/** Provides pages with the lists that were rendered in. Used once by the shell, on the server and in the browser. */
export function ContentProvider({ lists, children }: { lists: ListResponses; children: ReactNode }) {
  return <RenderedLists value={lists}>{children}</RenderedLists>;
}

/** A list's state; `loading` only if the list was not rendered in. */
export interface ListState<T> {
  items: readonly T[];
  status: 'loading' | 'ready' | 'failed';
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A list of the content API. Starts with the list that was rendered in, fetches it once on load, and updates only when the
 * response differs (R13.2, R13.10). A failure is logged as `Error fetching <name> data:`, and the items stay (R13.8).
 * Items that cannot be shown are left out and logged; a response without a single usable item is a failure (R13.16).
 *
 * @param address as in the page's `content`, with parameters filled in; an empty one fetches nothing and is `failed`.
 * @param name the list's name in the log, such as `newsEvents`.
 * @param read reads each item, whichever backend it comes from; a function that does not change. Without it items are used
 * as they come, as in runtime 1.1.
 */
export function useList<T>(address: string, name: string, read: ReadItem<T> = asItIs): ListState<T> {
  const rendered = useContext(RenderedLists)[address];
  // An island that hydrates late starts with these too: its HTML was made from them.
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

const asItIs = <T,>(item: unknown) => item as T;

const withItems = (state: ListState<unknown>, items: readonly unknown[]): ListState<unknown> =>
  state.status === 'ready' && isSame(state.items, items) ? state : { items, status: 'ready' };

const withFailure = (state: ListState<unknown>): ListState<unknown> =>
  state.status === 'loading' ? { items: [], status: 'failed' } : state;

/**
 * Fetches lists when the page loads, for islands that hydrate later: each list is requested once and stays available while
 * the page is shown. Call it in the page's own component.
 *
 * @param lists addresses by the lists' names in the log; the same object in each render.
 */
export function useListsOnLoad(lists: Readonly<Record<string, string>>): void {
  useEffect(() => {
    const requests = Object.entries(lists).map(([name, address]) => requestList(address, name));
    return () => {
      for (const { release } of requests) release();
    };
  }, [lists]);
}
