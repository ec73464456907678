import { setImmediate } from 'node:timers/promises';
import { type Entry, entriesAt } from '@viit/contract';
import { parsePictureAddress } from '@viit/contract/picture';
import type { ListedDocument } from '@viit/contract/registry-api';
import { collectionOfDocument, everything, isPermitted, partNames } from '@viit/contract/rights';
import { getOrSet } from '@viit/core/get-or-set';
import { mapInBatches } from '@viit/core/map-in-batches';
import { documentsOf, nameOf } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import { findLinks } from '../comparison/find-links.ts';
import { collectionsOf, shownCollections } from '../parts/lists.ts';
import { readLists } from '../parts/parts.ts';
import { collectionOf, readUnpublished } from '../parts/unpublished-documents.ts';
import { live, readChannel, readServedBuilds } from '../releases/releases.ts';
import { addressesIn, titleOf } from './entry-texts.ts';

/**
 * Documents of the live builds, and uploaded pictures, with the entries and pages that use them. Drafts, entries outside their times,
 * and their files are listed for those who may edit them; other pictures for those who may edit the whole section, as the database
 * does not have the collection that they were uploaded for.
 */
export async function listFiles(sql: Sql, { rights }: Actor): Promise<ListedDocument[]> {
  const mayEdit = (part: string) => isPermitted(rights, 'edit', ...partNames(part));
  const mayEditAll = (section: string) =>
    [everything, section, `${section}/*`].some((name) => Object.hasOwn(rights, name));
  const release = await readChannel(sql, live);
  if (!release) return [];
  const builds = await readServedBuilds(sql, release);
  const shown = await shownCollections(
    await readLists(sql, release.parts, builds.values()),
    release.parts,
    builds.values(),
  );
  const collections = collectionsOf(builds.values());
  const reviewed = new Set(
    collectionsOf(builds.values()).flatMap(({ part, collection }) => (collection.review ? [part] : [])),
  );
  // As `assertMayChange` decides, without a query for each document.
  const mayReplace = (address: string, section: string) => {
    const folder = collectionOfDocument(address, section);
    return isPermitted(rights, 'publish', address, section, ...(folder && !reviewed.has(folder) ? [folder] : []));
  };
  type Listed = Omit<ListedDocument, 'entries' | 'pages'>;
  const documents = [...builds].flatMap(([section, build]): Listed[] => {
    const uploaded = new Set(build.uploaded?.map(({ address }) => address));
    return documentsOf(build).map(({ name, href, size }) => ({
      ...{ section, name, address: href, size, isPicture: false, mayReplace: mayReplace(href, section) },
      source: uploaded.has(href) ? ('uploaded' as const) : size === null ? ('missing' as const) : ('build' as const),
    }));
  });
  const unpublished = (await readUnpublished(sql)).filter(({ address }) => mayEdit(collectionOf(address)));
  for (const { address, section, size } of unpublished) {
    documents.push({ section, name: nameOf(address), address, size, isPicture: false, source: 'draft' });
  }
  const pictures = await sql.query<{ folder: string; address: string }>(
    `select folder, (select name from jsonb_object_keys(files) as name where name like '%.jpg' limit 1) as address
     from picture order by created_at desc`,
  );
  const files = new Set([...documents.map(({ address }) => address), ...pictures.map(({ folder }) => folder)]);
  /** By file, then by part and id. */
  const entries = new Map<string, Map<string, ListedDocument['entries'][number]>>();
  for (const { part, collection } of collections) {
    const all = shown.get(part) ?? [];
    const listed = mayEdit(part)
      ? [...all, ...(await readLinkingDrafts(sql, part))]
      : entriesAt(all, release.contentTimes.get(part) ?? '');
    await mapInBatches(listed, (entry) => {
      for (const address of addressesIn(entry)) {
        const file = parsePictureAddress(address)?.folder ?? address;
        if (!files.has(file)) continue;
        const known = getOrSet(entries, file, () => new Map());
        getOrSet(known, `${part} ${entry.id}`, () => ({ part, id: entry.id, title: titleOf(collection, entry) }));
      }
    });
    await setImmediate();
  }
  const entriesOf = (file: string) => [...(entries.get(file)?.values() ?? [])];
  const links = await findLinks(
    sql,
    release,
    documents.map(({ address }) => address),
  );
  const pages = new Map(links.map(({ address, pages }) => [address, pages]));
  return [
    ...documents.map((one) => ({
      ...one,
      ...{ entries: entriesOf(one.address), pages: pages.get(one.address) ?? [] },
    })),
    ...pictures
      .map(({ folder, address }) => ({
        ...{ section: folder.split('/')[2] ?? '', name: '', address, size: null, isPicture: true },
        ...{ source: 'uploaded' as const, entries: entriesOf(folder), pages: [] },
      }))
      .filter(({ section, entries }) => entries.length > 0 || mayEditAll(section)),
  ];
}

const readLinkingDrafts = async (sql: Sql, part: string): Promise<Entry[]> => {
  const drafts = await sql.query<{ id: string; value: Record<string, unknown> }>(
    `select id, value from entry_version where collection = $1 and is_draft and value::text like '%"/%'`,
    [part],
  );
  return drafts.map(({ id, value }) => ({ ...value, id }));
};
