import { type RefObject, useState } from 'react';

/** Filters rows by the words that a visitor sees in them; `shown` is undefined while nothing is searched for. */
export function useRowFilter(body: RefObject<HTMLTableSectionElement | null>) {
  const [shown, setShown] = useState<ReadonlySet<string>>();
  const search = (words: string) => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const holdsAll = (text: string) => wanted.every((word) => text.includes(word));
    const rows = [...(body.current?.rows ?? [])];
    const found = rows.filter((row) => holdsAll((row.textContent ?? '').toLowerCase()));
    setShown(wanted.length ? new Set(found.map((row) => row.dataset.row ?? '')) : undefined);
  };
  return { shown, search };
}
