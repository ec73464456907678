import { type Collection, type Entry, indianTime } from '@viit/contract';
import type { ListedCollection, Review } from '@viit/contract/registry-api';
import { mapInBatches } from '@viit/core/map-in-batches';
import { documentsOf } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { linkResolver } from '../comparison/links.ts';
import { readSide } from '../comparison/release-side.ts';
import { collectionsOf, listAddress } from '../parts/lists.ts';
import { readContent } from '../parts/parts.ts';
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
  isOld: boolean;
}

/** Entries that somebody should look at, and why, by collection; the most urgent first. */
export async function readAttention(
  { database: sql, origin, now = () => new Date() }: Pick<RegistryContext, 'database' | 'origin' | 'now'>,
  release: ChannelRelease,
): Promise<Map<string, Attention>> {
  const side = await readSide(sql, release);
  const builds = [...side.builds.values()];
  const { lists } = await readContent(sql, release.parts);
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
  const drafts = await readWaiting(sql);
  const time = indianTime(now());
  return new Map(
    await mapInBatches(collections, ({ part, section, collection, entries }) => {
      const failed = failures.get(section);
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
        ...drafts.flatMap(({ id, value, ...draft }) => {
          const reason = draft.part === part && reasonOfDraft(draft);
          return reason ? [attention(collection, { ...value, id }, reason)] : [];
        }),
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

/** Those in review first, then the oldest. */
const readWaiting = (sql: Sql): Promise<Waiting[]> =>
  sql.query<Waiting>(
    `select collection as part, id, value, author, review, saved_at < now() - interval '7 days' as "isOld"
     from entry_version where is_draft order by review is null, saved_at`,
  );

function reasonOfDraft({ review, author, isOld }: Pick<Waiting, 'review' | 'author' | 'isOld'>): string | undefined {
  if (review?.state === 'asked') return `${review.by} asks for a review`;
  if (review?.state === 'returned') return `${review.by} has returned it to ${author}`;
  if (review?.state === 'approved') return `approved by ${review.by}, not published`;
  return isOld ? 'not published for more than a week' : undefined;
}

/** Decorative pictures have an empty one. */
const hasPictureWithoutText = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('src' in value && !('alt' in value)) || Object.values(value).some(hasPictureWithoutText));

const attention = (collection: Collection, entry: Entry, reason: string): Reason => ({
  ...{ id: entry.id, title: titleOf(collection, entry), reason },
});
