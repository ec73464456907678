import { useRenderedList } from '@viit/runtime';
import { useEffect, useState } from 'react';
import { requestList } from './list-requests.ts';

/** `loading` only if the list was not rendered in. */
interface ListState<T> {
  items: readonly T[];
  status: 'loading' | 'ready' | 'failed';
}

/**
 * Returns the rendered list, then fetches it once on load (R13.2, R13.10). A failure keeps the items (R13.8).
 * @param address as in the page's `content`; an empty one is `failed`.
 * @param name for the log.
 */
export function useList<T extends object>(address: string, name: string): ListState<T> {
  const rendered = useRenderedList(address);
  // Also for islands that hydrate late: their HTML was made from these items.
  const [state, setState] = useState<ListState<unknown>>(() =>
    rendered ? { items: rendered, status: 'ready' } : { items: [], status: address ? 'loading' : 'failed' },
  );
  useEffect(() => {
    if (!address) return;
    let isMounted = true;
    const { response, release } = requestList(address, name);
    response.then(
      (items) => isMounted && setState((current) => withItems(current, items)),
      () => isMounted && setState(withFailure),
    );
    return () => {
      isMounted = false;
      release();
    };
  }, [address, name]);
  return state as ListState<T>;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const withItems = (state: ListState<unknown>, items: readonly unknown[]): ListState<unknown> =>
  state.status === 'ready' && isSame(state.items, items) ? state : { items, status: 'ready' };

const withFailure = (state: ListState<unknown>): ListState<unknown> =>
  state.status === 'loading' ? { items: [], status: 'failed' } : state;

/** Requests the lists of islands before they hydrate. @param lists constant: addresses by name. */
export function useListsOnLoad(lists: Readonly<Record<string, string>>): void {
  useEffect(() => {
    const requests = Object.entries(lists).map(([name, address]) => requestList(address, name));
    return () => {
      for (const { release } of requests) release();
    };
  }, [lists]);
}
