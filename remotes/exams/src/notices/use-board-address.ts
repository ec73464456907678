import { replaceSearch, useSearch } from '@viit/runtime';

/** What a list shows, as the address's query holds it; `''` where the query does not say. */
export interface BoardAddress {
  year: string;
  tag: string;
  /** The text looked for. */
  q: string;
}

/**
 * The list's state, kept in the address so that a list can be shared: read after hydration, written in place of the
 * address held, so that Back leaves the list.
 */
export function useBoardAddress(): [BoardAddress, (change: Partial<BoardAddress>) => void] {
  const query = new URLSearchParams(useSearch());
  const read = (name: keyof BoardAddress) => query.get(name) ?? '';
  return [{ year: read('year'), tag: read('tag'), q: read('q') }, write];
}

function write(change: Partial<BoardAddress>) {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(change)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  replaceSearch(query);
}
