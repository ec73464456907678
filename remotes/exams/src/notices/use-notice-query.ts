import { replaceSearch, useSearch } from '@viit/runtime';

/** The state of a list, as in the query string of the address; `''` if missing. */
export interface NoticeQuery {
  year: string;
  tag: string;
  /** Search text. */
  q: string;
}

/**
 * Returns the state of a list and a function that changes it. The state is in the address, so that a list can be
 * shared. It is read after hydration, and written by replacing the history entry, so that Back leaves the page.
 */
export function useNoticeQuery(): [NoticeQuery, (change: Partial<NoticeQuery>) => void] {
  const query = new URLSearchParams(useSearch());
  const read = (name: keyof NoticeQuery) => query.get(name) ?? '';
  return [{ year: read('year'), tag: read('tag'), q: read('q') }, updateQuery];
}

function updateQuery(change: Partial<NoticeQuery>) {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(change)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  replaceSearch(query);
}
