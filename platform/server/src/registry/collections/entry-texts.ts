import type { Collection, Entry } from '@viit/contract';
import { titleField } from '@viit/contract/title-field';

export function titleOf({ fields }: Pick<Collection, 'fields'>, entry: Entry): string {
  const name = titleField(fields);
  const text = name ? entry[name] : undefined;
  return typeof text === 'string' && text ? text : entry.id;
}

/** Addresses of this site in any field, also within longer texts' quotes. */
export const addressesIn = (value: unknown): Set<string> =>
  new Set([...JSON.stringify(value).matchAll(/"(\/[^"\s]*)"/g)].map(([, address = '']) => address));
