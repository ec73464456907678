import { type Collection, type Entry, indianTime } from '@viit/contract';
import type { ListedCollection, Review } from '@viit/contract/registry-api';
import { mapInBatches } from '@viit/core/map-in-batches';
import { documentsOf } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { linkResolver } from '../comparison/links.ts';
import { readSide } from '../comparison/release-side.ts';
import { collectionsOf, listAddress } from '../parts/lists.ts';
import { readLists } from '../parts/parts.ts';
import { collectionOf, readUnpublished } from '../parts/unpublished-documents.ts';
import type { RegistryContext } from '../registry-context.ts';
import type { ChannelRelease } from '../releases/releases.ts';
import { readFailures } from '../schedule/failures.ts';
import { addressesIn, titleOf } from './entry-texts.ts';

type Attention = Pick<ListedCollection, 'attention' | 'attentionCount'>;
type Reason = ListedCollection['attention'][number];

/** For each collection; more would hide what is urgent. */
const shown = 5;

interface Waiting {
  part: string;
  id: string;
  value: Record<string, unknown> | null;
  author: string;
  review: Review | null;
}

/** Entries that somebody should look at, and why, by collection; the most urgent first. */
export async function readAttention(
  { database: sql, origin, now = () => new Date() }: Pick<RegistryContext, 'database' | 'origin' | 'now'>,
  release: ChannelRelease,
): Promise<Map<string, Attention>> {
  const side = await readSide(sql, release);
  const builds = [...side.builds.values()];
  const lists = await readLists(sql, release.parts, builds);
  const missing = new Set(
    builds.flatMap((build) => documentsOf(build).flatMap(({ href, size }) => (size === null ? [href] : []))),
  );
  const resolve = linkResolver(side, origin);
  const [home] = side.pages.values();
  const unpublished = new Set((await readUnpublished(sql)).map(({ address }) => address));
  const collections = collectionsOf(builds).map(({ part, ...one }) => {
    const entries = (lists.get(listAddress(part)) ?? one.collection.seed) as Entry[];
    return { part, ...one, entries };
  });
  const addresses = await mapInBatches(collections, ({ entries }) => [...addressesIn(entries)]);
  const leadNowhere = new Set<string>();
  await mapInBatches([...new Set(addresses.flat())], (address) => {
    if (home && !/^\/pictures\//.test(address) && !resolve(address, home).exists) leadNowhere.add(address);
  });
  const failures = await readFailures(sql);
  const drafts = await readWaiting(
    sql,
    collections.map(({ part }) => part),
  );
  const time = indianTime(now());
  return new Map(
    await mapInBatches(collections, ({ part, collection, entries }) => {
      const failed = failures.get(part);
      const otherReason = (entry: Entry): string | undefined => {
        if (failed && (entry.from === failed.moment || entry.until === failed.moment))
          return 'could not begin or end at its time: the page does not work with it';
        const comesWithIt = (address: string) => unpublished.has(address) && collectionOf(address) === part;
        const wrong = [...addressesIn(entry)].find((address) => leadNowhere.has(address) && !comesWithIt(address));
        if (wrong) return `its link ${wrong} leads nowhere`;
        if (typeof entry.until === 'string' && entry.until <= time) return 'visitors do not see it any more';
        return hasPictureWithoutText(entry) ? 'its picture has no description' : undefined;
      };
      const found = [
        ...drafts
          .filter((draft) => draft.part === part)
          .map(({ id, value, ...draft }) => attention(collection, { ...value, id }, reasonOfDraft(draft))),
        ...entries.flatMap((entry) => {
          const other = otherReason(entry);
          const reasons = [...reasonsOf(collection, entry, missing, time.slice(0, 10)), ...(other ? [other] : [])];
          return reasons.map((reason) => attention(collection, entry, reason));
        }),
      ];
      return [part, { attention: found.slice(0, shown), attentionCount: found.length }] as const;
    }),
  );
}

/** By its fields. */
const reasonsOf = ({ fields }: Collection, entry: Entry, missing: ReadonlySet<string>, today: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = entry[name];
    const isText = typeof value === 'string';
    if (field.type === 'document' && (isText ? missing.has(value) : field.awaited)) return ['its document is missing'];
    if (field.type === 'date' && field.expires && isText && value < today) return [`it was valid until ${value}`];
    return [];
  });

/** Those in review first, then the oldest; with the values of the first ones of each collection. */
const readWaiting = (sql: Sql, parts: readonly string[]): Promise<Waiting[]> =>
  sql.query<Waiting>(
    `select part, id, author, review, case when row_number() over
       (partition by part order by review is null, saved_at, number) <= ${shown} then value end as value
     from jsonb_array_elements_text($1::jsonb) as collections (part), lateral (select * from entry_version where collection = part
       and is_draft and (review is not null or saved_at < now() - interval '7 days') offset 0) as waiting
     order by review is null, saved_at, number`,
    [JSON.stringify(parts)],
  );

function reasonOfDraft({ review, author }: Pick<Waiting, 'review' | 'author'>): string {
  if (review?.state === 'asked') return `${review.by} asks for a review`;
  if (review?.state === 'returned') return `${review.by} has returned it to ${author}`;
  if (review?.state === 'approved') return `approved by ${review.by}, not published`;
  return 'not published for more than a week';
}

/** Decorative pictures have an empty one. */
const hasPictureWithoutText = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('src' in value && !('alt' in value)) || Object.values(value).some(hasPictureWithoutText));

const attention = (collection: Collection, entry: Entry, reason: string): Reason => ({
  ...{ id: entry.id, title: titleOf(collection, entry), reason },
});
