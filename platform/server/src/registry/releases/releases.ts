import type { Breadcrumb } from '@viit/contract';
import type { ReleasePage, StoredBuild } from '@viit/render/jobs';
import type { SuppliedDocument } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { readBuilds } from '../builds/builds.ts';
import type { MenuGrant } from './menu-grants.ts';

/** The channel that visitors see; every other channel is a preview. */
export const live = 'live';

/** One section's (or the shell's) build and rendered pages in a release. */
export interface ReleaseEntry {
  name: string;
  identity: string;
  pages: ReleasePage[];
  /** Files that were supplied for its documents, ordered by address. */
  supplied: SuppliedDocument[];
}

/** A page of a withdrawn section, as visitors may remember it. */
export interface WithdrawnPage {
  path: string;
  title: string;
  /** The page's breadcrumbs: where its visitors can go on. */
  next: Breadcrumb[];
}

/** A section that is not in a release because it was withdrawn, with everything that it showed when it was last live. */
export interface WithdrawnSection {
  name: string;
  version: string;
  pages: WithdrawnPage[];
  /** Addresses of its public files. */
  files: string[];
  /** Files that were supplied for its documents: it has them again when it is published again. */
  supplied: SuppliedDocument[];
}

/** The state of the whole site at one moment. */
export interface Release {
  id: string;
  /** Hash of everything that pages depend on besides their own section. If it is equal, pages need no check. */
  inputHash: string;
  entries: ReleaseEntry[];
  /** The sections that were withdrawn and are not in it. */
  withdrawn: WithdrawnSection[];
  /** The entries in the menu that sections were granted. */
  menu: MenuGrant[];
}

/** The release of a channel. */
export interface ChannelRelease extends Release {
  /** Previews: the sections whose builds were chosen for it. All others follow the live site. */
  chosen: string[];
  /** Previews: the addresses of the documents that were supplied for it. */
  chosenDocuments: string[];
}

/** Reads the release that a channel points at. */
export async function readChannel(sql: Sql, channel: string): Promise<ChannelRelease | undefined> {
  const [row] = await sql.query<Omit<ChannelRelease, 'id' | 'entries'> & { id: string | number }>(
    `select r.id, r.input_hash as "inputHash", r.withdrawn, r.menu, c.chosen, c.documents as "chosenDocuments"
     from channel c join release r on r.id = c.release where c.name = $1`,
    [channel],
  );
  if (!row) return undefined;
  const id = String(row.id);
  return { ...row, id, entries: await readEntries(sql, id) };
}

/** Reads a release that is or was live. @returns undefined if there is none with this number. */
export async function readPublishedRelease(sql: Sql, id: string): Promise<Release | undefined> {
  const [row] = await sql.query<Pick<Release, 'inputHash' | 'withdrawn' | 'menu'>>(
    `select input_hash as "inputHash", withdrawn, menu from release r
     where id::text = $1 and exists (select 1 from move m where m.channel = $2 and m.release = r.id)`,
    [id, live],
  );
  return row && { ...row, id, entries: await readEntries(sql, id) };
}

/** The number of the release that a channel points at. */
export async function readReleaseId(sql: Sql, channel: string): Promise<string | undefined> {
  const [row] = await sql.query<{ release: string | number }>('select release from channel where name = $1', [channel]);
  return row && String(row.release);
}

/** Reads what a release consists of. */
export const readEntries = (sql: Sql, release: string): Promise<ReleaseEntry[]> =>
  sql.query<ReleaseEntry>(
    `select e.name, e.identity, l.pages, e.documents as supplied
     from release_entry e join page_list l on l.hash = e.page_list where e.release = $1 order by e.name`,
    [release],
  );

/** Reads the builds of a release, each with the files that were supplied for its documents. */
export async function readServedBuilds(sql: Sql, entries: readonly ReleaseEntry[]): Promise<Map<string, StoredBuild>> {
  const builds = await readBuilds(sql, new Map(entries.map(({ name, identity }) => [name, identity])));
  for (const { name, supplied } of entries) {
    const build = builds.get(name);
    if (build) builds.set(name, { ...build, supplied });
  }
  return builds;
}
