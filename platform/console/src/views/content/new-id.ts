import { idFrom } from '@viit/contract/entry-table';

/** Letters, digits and hyphens of the title, and a number if another entry has them. */
export function newId(title: string, taken: ReadonlySet<string>): string {
  const base = idFrom(title);
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}
