import { collectionAddress, type Entry, type Manifest } from '@viit/contract';
import type { Lists, StoredBuild } from '@viit/render/jobs';
import type { Sql } from '../../database/database.ts';
import type { EntryChanges, Subscribable } from './subscription-texts.ts';

/** @param previous those that did not change are shared. */
export async function readSubscribable(
  sql: Sql,
  builds: readonly StoredBuild[],
  shown: Lists,
  previous: readonly Subscribable[] = [],
): Promise<Subscribable[]> {
  const declared = builds.flatMap(({ manifest }) =>
    (manifest.collections ?? [])
      .filter(({ feed, calendar }) => feed || calendar)
      .map((collection) => ({ manifest, collection, part: `${manifest.name}/${collection.name}` })),
  );
  if (declared.length === 0) return [];
  const changes = await readChanges(
    sql,
    declared.map(({ part }) => part),
  );
  const received = await readReceived(
    sql,
    declared.map(({ manifest }) => manifest),
  );
  const pages = new Map(builds.flatMap(({ manifest }) => manifest.pages.map(({ path, title }) => [path, title])));
  return declared.map(({ manifest: { name: section, identity }, collection, part }) => {
    const { page, title } = collection;
    // The home page's title is that of no collection, and two of a page need different titles.
    const isAlone = page !== '/' && declared.filter((other) => other.collection.page === page).length === 1;
    const source: Subscribable = {
      ...{ section, collection, changes: changes.get(part) ?? new Map() },
      entries: (shown.get(collectionAddress(section, collection.name)) ?? []) as readonly Entry[],
      receivedAt: received.get(identity) ?? new Date(0),
      title: (isAlone && pages.get(page ?? '')) || title,
    };
    const before = previous.find((one) => one.section === section && one.collection.name === collection.name);
    return before && keyOf(before) === keyOf(source) ? before : source;
  });
}

const keyOf = ({ changes, ...source }: Subscribable): string => JSON.stringify([source, ...changes]);

/** By collection and id. */
async function readChanges(sql: Sql, parts: readonly string[]): Promise<Map<string, Map<string, EntryChanges>>> {
  const rows = await sql.query<{ collection: string; id: string; at: string; count: number }>(
    `select collection, id, max(published_at) as at, count(*)::int as count from entry_version
     where published_at is not null and collection in (select jsonb_array_elements_text($1::jsonb)) group by collection, id`,
    [JSON.stringify(parts)],
  );
  const changes = new Map<string, Map<string, EntryChanges>>(parts.map((part) => [part, new Map()]));
  for (const { collection, id, at, count } of rows) changes.get(collection)?.set(id, { at: new Date(at), count });
  return changes;
}

async function readReceived(sql: Sql, manifests: readonly Manifest[]): Promise<Map<string, Date>> {
  const rows = await sql.query<{ identity: string; at: string }>(
    `select identity, received_at as at from build
     where (name, identity) in (select b->>'name', b->>'identity' from jsonb_array_elements($1::jsonb) as b)`,
    [JSON.stringify(manifests.map(({ name, identity }) => ({ name, identity })))],
  );
  return new Map(rows.map(({ identity, at }) => [identity, new Date(at)]));
}
