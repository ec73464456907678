import { type RefObject, useState } from 'react';

/** Filters rows by visible text: all terms must match. `shown` is undefined for an empty query. */
export function useRowFilter(body: RefObject<HTMLTableSectionElement | null>) {
  const [shown, setShown] = useState<ReadonlySet<string>>();
  const search = (query: string) => {
    const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
    const matchesAll = (text: string) => terms.every((term) => text.includes(term));
    const rows = [...(body.current?.rows ?? [])];
    const found = rows.filter((row) => matchesAll((row.textContent ?? '').toLowerCase()));
    setShown(terms.length ? new Set(found.map((row) => row.dataset.row ?? '')) : undefined);
  };
  return { shown, search };
}
