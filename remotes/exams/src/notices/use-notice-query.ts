import { replaceSearch, useSearch } from '@viit/runtime';

/** The state of a list, as in the query string of the address; `''` if missing. */
export interface NoticeQuery {
  year: string;
  /** At most one of each group. */
  tags: readonly string[];
  /** Year of the programme, such as "II". */
  study: string;
  semester: string;
  /** Search text. */
  q: string;
}

/**
 * Returns the state of a list and a function that changes it. The state is in the address, so that a list can be
 * shared. It is read after hydration, and written by replacing the history entry, so that Back leaves the page.
 */
export function useNoticeQuery(): [NoticeQuery, (change: Partial<NoticeQuery>) => void] {
  const query = new URLSearchParams(useSearch());
  const read = (name: string) => query.get(name) ?? '';
  return [
    { year: read('year'), tags: query.getAll('tag'), study: read('study'), semester: read('semester'), q: read('q') },
    updateQuery,
  ];
}

function updateQuery({ tags, ...texts }: Partial<NoticeQuery>) {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(texts)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  if (tags) {
    query.delete('tag');
    for (const tag of tags) query.append('tag', tag);
  }
  replaceSearch(query);
}
