import { type Entry, entriesAt } from '@viit/contract';
import { parsePictureAddress } from '@viit/contract/picture';
import type { ListedDocument } from '@viit/contract/registry-api';
import { collectionOfDocument, everything, isPermitted, partNames } from '@viit/contract/rights';
import { getOrSet } from '@viit/core/get-or-set';
import { documentsOf, nameOf } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import { findLinks } from '../comparison/links.ts';
import { collectionsOf, shownCollections } from '../parts/lists.ts';
import { readContent } from '../parts/parts.ts';
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
  const shown = await shownCollections((await readContent(sql, release.parts)).lists, release.parts, builds.values());
  const collections = collectionsOf(builds.values());
  const edited = collections.map(({ part }) => part).filter(mayEdit);
  const drafts = await sql.query<{ part: string; id: string; value: Record<string, unknown> }>(
    `select part, id, value from jsonb_array_elements_text($1::jsonb) as collections (part), lateral (select id, value
       from entry_version where collection = part and is_draft and value::text like '%"/%' offset 0) as draft`,
    [JSON.stringify(edited)],
  );
  /** By file, then by part and id. */
  const entries = new Map<string, Map<string, ListedDocument['entries'][number]>>();
  for (const { part, collection } of collections) {
    const all = shown.get(part) ?? [];
    const listed = mayEdit(part) ? all : entriesAt(all, release.contentTimes.get(part) ?? '');
    const own = drafts.filter((draft) => draft.part === part).map(({ id, value }): Entry => ({ ...value, id }));
    for (const entry of [...listed, ...own]) {
      for (const address of addressesIn(entry)) {
        const file = parsePictureAddress(address)?.folder ?? address;
        const known = getOrSet(entries, file, () => new Map());
        getOrSet(known, `${part} ${entry.id}`, () => ({ part, id: entry.id, title: titleOf(collection, entry) }));
      }
    }
  }
  const entriesOf = (file: string) => [...(entries.get(file)?.values() ?? [])];
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
  const links = await findLinks(
    sql,
    release,
    documents.map(({ address }) => address),
  );
  const pages = new Map(links.map(({ address, pages }) => [address, pages]));
  const pictures = await sql.query<{ folder: string; address: string }>(
    `select folder, (select name from jsonb_object_keys(files) as name where name like '%.jpg' limit 1) as address
     from picture order by created_at desc`,
  );
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
