import type { Collection, Entry } from '@viit/contract';

/** The first line of text names an entry. */
export function titleOf({ fields }: Pick<Collection, 'fields'>, entry: Entry): string {
  const name = Object.entries(fields).find(([, { type }]) => type === 'line')?.[0];
  const text = name ? entry[name] : undefined;
  return typeof text === 'string' && text ? text : entry.id;
}

/** Addresses of this site in any field, also within longer texts' quotes. */
export const addressesIn = (value: unknown): Set<string> =>
  new Set([...JSON.stringify(value).matchAll(/"(\/[^"\s]*)"/g)].map(([, address = '']) => address));
