import { type Entry, entriesAt } from '@viit/contract';
import { getOrSet } from '@viit/core/get-or-set';
import type { Sql } from '../../database/database.ts';
import { addressesIn } from '../collections/entry-texts.ts';
import type { ContentTimes } from './lists.ts';
import type { OwnedDocument } from './parts.ts';

/** Documents that were sent for entries and have not been live. Visitors get each with the first entry that names it. */
export const readUnpublished = (sql: Sql, folder = '/'): Promise<OwnedDocument[]> =>
  sql.query<OwnedDocument>(
    `select name as address, hash as sha384, (content->>'size')::int as size, content->>'section' as section
     from part_version where starts_with(name, $1) and content ? 'isUnpublished' order by name`,
    [folder],
  );

/** Of one collection. */
export const readUnpublishedOf = (sql: Sql, part: string): Promise<OwnedDocument[]> =>
  readUnpublished(sql, `/documents/${part}/`);

/** `exams/notices` for `/documents/exams/notices/fees.pdf`. */
export const collectionOf = (address: string): string => address.split('/').slice(2, 4).join('/');

interface Shown {
  /** Entries by part. */
  collections: ReadonlyMap<string, readonly Entry[]>;
  contentTimes: ContentTimes;
}

/** Those that entries of their own collection name, as visitors get them. */
export function documentsWithEntries(
  unpublished: readonly OwnedDocument[],
  { collections, contentTimes }: Shown,
): OwnedDocument[] {
  const named = new Map<string, Set<string>>();
  return unpublished.filter(({ address }) => {
    const part = collectionOf(address);
    return getOrSet(named, part, () =>
      addressesIn(entriesAt(collections.get(part) ?? [], contentTimes.get(part) ?? '')),
    ).has(address);
  });
}

/** @param parts of the live release, by name. */
export const markPublished = (sql: Sql, parts: ReadonlyMap<string, string>) =>
  sql.query(
    `update part_version set content = content - 'isUnpublished'
     where content ? 'isUnpublished' and name in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify([...parts.keys()].filter((name) => name.startsWith('/')))],
  );
