import type { Entry, MenuEntryGrant } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import type { UploadedDocument } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { type Builds, collectionsOf, type Entries, listAddress } from './lists.ts';

/** By name: `exams` is a build, `exams/notifications` a collection, `/documents/site/nirf.pdf` a document. */
type PartKind = 'build' | 'collection' | 'document' | 'menu';

export const menuPart = 'menu';

export function kindOf(name: string): PartKind {
  if (name.startsWith('/')) return 'document';
  if (name === menuPart) return 'menu';
  return name.includes('/') ? 'collection' : 'build';
}

export interface MenuGrant extends MenuEntryGrant {
  section: string;
}

/** An uploaded document replaces the one of this section only: another section may have the address later. */
export interface OwnedDocument extends UploadedDocument {
  section: string;
}

/** The contents of a release's parts other than builds. */
export interface Content {
  lists: Entries;
  documents: OwnedDocument[];
  menu: MenuGrant[];
}

/** Sections may have thousands of documents, and a statement of the embedded database blocks requests. */
const readTogether = { document: 2000, collection: 4, menu: 1 };

async function readVersions<T>(
  sql: Sql,
  parts: ReadonlyMap<string, string>,
  kind: keyof typeof readTogether,
  isRead = (_name: string) => true,
) {
  const named = [...parts].filter(([name]) => kindOf(name) === kind && isRead(name));
  const rows: { name: string; hash: string; content: T }[] = [];
  for (let from = 0; from < named.length; from += readTogether[kind]) {
    const read = await sql.query<(typeof rows)[number]>(
      `select v.name, v.hash, v.content from part_version v
       join jsonb_each_text($1::jsonb) as p on v.name = p.key and v.hash = p.value order by v.name`,
      [JSON.stringify(Object.fromEntries(named.slice(from, from + readTogether[kind])))],
    );
    rows.push(...read);
  }
  return rows;
}

/**
 * @param parts hashes by name.
 * @param builds the entries of collections that none declares are not read: each publish may leave some behind.
 */
export async function readLists(sql: Sql, parts: ReadonlyMap<string, string>, builds: Builds): Promise<Entries> {
  const declared = new Set(collectionsOf(builds).map(({ part }) => part));
  const rows = await readVersions<Entry[]>(sql, parts, 'collection', (name) => declared.has(name));
  return new Map(rows.map(({ name, content }) => [listAddress(name), content]));
}

/** @param parts hashes by name. */
export async function readDocuments(sql: Sql, parts: ReadonlyMap<string, string>): Promise<OwnedDocument[]> {
  const rows = await readVersions<Pick<OwnedDocument, 'size' | 'section'>>(sql, parts, 'document');
  return rows.map(({ name, hash, content: { size, section } }) => ({ address: name, sha384: hash, size, section }));
}

/** @param parts hashes by name. */
export const readMenu = async (sql: Sql, parts: ReadonlyMap<string, string>): Promise<MenuGrant[]> =>
  (await readVersions<MenuGrant[]>(sql, parts, 'menu')).flatMap(({ content }) => content);

/** @param builds see `readLists`. */
export const readContent = async (sql: Sql, parts: ReadonlyMap<string, string>, builds: Builds): Promise<Content> => ({
  lists: await readLists(sql, parts, builds),
  documents: await readDocuments(sql, parts),
  menu: await readMenu(sql, parts),
});

const hashOfContent = (value: string) => `encode(sha256(convert_to(${value}::jsonb::text, 'UTF8')), 'hex')`;

/** Of a version that is not stored yet. */
export async function hashVersion(sql: Sql, content: unknown): Promise<string> {
  const [row] = await sql.query<{ hash: string }>(`select ${hashOfContent('$1')} as hash`, [JSON.stringify(content)]);
  return row?.hash ?? '';
}

/** Shown once a release contains it. Pruning spares young versions that none contains. @returns its hash. */
export async function storeVersion(sql: Sql, name: string, content: unknown): Promise<string> {
  const [row] = await sql.query<{ hash: string }>(
    `with version as (
       select $2::jsonb as content, ${hashOfContent('$2')} as hash
     ), stored as (
       insert into part_version (name, hash, content) select $1, hash, content from version
       on conflict (name, hash) do update set created_at = case when exists
         (select 1 from release_part p where p.name = part_version.name and p.hash = part_version.hash)
         then part_version.created_at else now() end
     ) select hash from version`,
    [name, JSON.stringify(content)],
  );
  if (!row) throw new Error('The database returned no hash for the new version.');
  return row.hash;
}

/**
 * The file itself is a blob. An unpublished one stays so until it is live.
 * @param isUnpublished see `readUnpublished`.
 * @param isOwner of the address: then another section's file becomes this section's, unless it was chosen for a preview, which
 * would open.
 */
export async function storeDocument(
  sql: Sql,
  { address, sha384, size, section }: OwnedDocument,
  { isUnpublished, isOwner }: { isUnpublished: boolean; isOwner: boolean },
): Promise<void> {
  const stored = await sql.query(
    `insert into part_version (name, hash, content) values ($1, $2, $3::jsonb)
     on conflict (name, hash) do update set created_at = now(), content = excluded.content ||
       case when part_version.content ? 'isUnpublished' then '{"isUnpublished": true}'::jsonb else '{}' end
     where part_version.content->>'section' = excluded.content->>'section' or ($4::boolean and not exists (
       select 1 from channel c join release_part p on p.release = c.release
       where c.chosen ? $1 and p.name = $1 and p.hash = $2))
     returning name`,
    [address, sha384, JSON.stringify({ size, section, ...(isUnpublished && { isUnpublished }) }), isOwner],
  );
  if (stored.length > 0) return;
  throw new Refusal(
    'address-taken',
    `Another section sent the same file for ${address} before. Choose another address, or save the file again, so that its bytes differ.`,
  );
}
