import { type Collection, type Entry, indianTime } from '@viit/contract';
import type { ListedCollection } from '@viit/contract/registry-api';
import { documentsOf } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { collectionsOf, listAddress } from '../parts/lists.ts';
import { readContent } from '../parts/parts.ts';
import type { ChannelRelease, readServedBuilds } from '../releases/releases.ts';

type Attention = Pick<ListedCollection, 'attention' | 'attentionCount'>;
type Reason = ListedCollection['attention'][number];
type Builds = Awaited<ReturnType<typeof readServedBuilds>> extends Map<string, infer Build> ? Build[] : never;

/** For each collection; more would hide what is urgent. */
const shown = 5;

/**
 * Entries that somebody should look at, by collection: drafts that wait for more than a week, missing documents, and what is no
 * longer valid.
 */
export async function readAttention(
  sql: Sql,
  release: ChannelRelease,
  builds: Builds,
): Promise<Map<string, Attention>> {
  const today = indianTime(new Date()).slice(0, 10);
  const { lists } = await readContent(sql, release.parts);
  const missing = new Set(
    builds.flatMap((build) => documentsOf(build).flatMap(({ href, size }) => (size === null ? [href] : []))),
  );
  const waiting = await sql.query<{ part: string; id: string; value: Record<string, unknown> | null }>(
    `select collection as part, id, value from entry_version where is_draft and saved_at < now() - interval '7 days'
     order by saved_at`,
  );
  return new Map(
    collectionsOf(builds).map(({ part, collection }) => {
      const entries = (lists.get(listAddress(part)) ?? collection.seed) as Entry[];
      const found = [
        ...waiting
          .filter((draft) => draft.part === part)
          .map(({ id, value }) => attention(collection, { ...value, id }, 'not published for more than a week')),
        ...entries.flatMap((entry) =>
          reasonsOf(collection, entry, missing, today).map((reason) => attention(collection, entry, reason)),
        ),
      ];
      return [part, { attention: found.slice(0, shown), attentionCount: found.length }];
    }),
  );
}

const reasonsOf = ({ fields }: Collection, entry: Entry, missing: ReadonlySet<string>, today: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = entry[name];
    const isText = typeof value === 'string';
    if (field.type === 'document' && (isText ? missing.has(value) : field.awaited)) return ['its document is missing'];
    if (field.type === 'date' && field.expires && isText && value < today) return [`it was valid until ${value}`];
    return [];
  });

function attention({ fields }: Collection, entry: Entry, reason: string): Reason {
  const title = Object.entries(fields).find(([, { type }]) => type === 'line')?.[0];
  const text = title ? entry[title] : undefined;
  return { id: entry.id, title: typeof text === 'string' && text ? text : entry.id, reason };
}
