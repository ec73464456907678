import { Refusal } from '@viit/core/refusal';
import type { ReleasePage, StoredBuild } from '@viit/render/jobs';
import { isDocument } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { type BuildId, readBuilds } from '../builds/builds.ts';
import type { ContentTimes } from '../parts/lists.ts';
import { type Content, readDocuments } from '../parts/parts.ts';

/** The visitors' channel; all others are previews. */
export const live = 'live';

export interface ReleaseEntry extends BuildId {
  pages: ReleasePage[];
}

/** The state of the whole site: a version of each part. */
export interface Release {
  id: string;
  /** Of everything that pages depend on besides their section. */
  inputHash: string;
  /** Hashes by name. */
  parts: ReadonlyMap<string, string>;
  /** Ordered by name. */
  entries: ReleaseEntry[];
  /** Withdrawn builds, whose addresses respond with 410. */
  withdrawn: ReadonlyMap<string, string>;
  contentTimes: ContentTimes;
}

export interface ChannelRelease extends Release {
  /** A preview's own parts, with the version that was live then. */
  chosen: ReadonlyMap<string, string | null>;
}

export const releaseNeverLive = (id: string): Refusal =>
  new Refusal('never-live', `Release ${id} was never live, or has been pruned. List the releases with: viit status`);

export async function readChannel(sql: Sql, channel: string): Promise<ChannelRelease | undefined> {
  const [row] = await sql.query<ReleaseRow & { chosen: Record<string, string | null> }>(
    `select r.id, ${releaseColumns}, c.chosen from channel c join release r on r.id = c.release where c.name = $1`,
    [channel],
  );
  if (!row) return undefined;
  return { ...(await withParts(sql, row)), chosen: new Map(Object.entries(row.chosen)) };
}

export async function readRelease(sql: Sql, id: string): Promise<Release | undefined> {
  const [row] = await sql.query<ReleaseRow>(`select id, ${releaseColumns} from release where id::text = $1`, [id]);
  return row && withParts(sql, row);
}

interface ReleaseRow extends Pick<Release, 'id' | 'inputHash'> {
  contentTimes: Record<string, string>;
}

const releaseColumns = 'input_hash as "inputHash", content_times as "contentTimes"';

const withParts = async (sql: Sql, { id, inputHash, contentTimes }: ReleaseRow): Promise<Release> => ({
  ...{ id, inputHash, contentTimes: new Map(Object.entries(contentTimes)) },
  ...(await readParts(sql, id)),
});

export async function readPublishedRelease(sql: Sql, id: string): Promise<Release | undefined> {
  const [published] = await sql.query(
    'select 1 from channel_switch where channel = $1 and release::text = $2 limit 1',
    [live, id],
  );
  return published ? readRelease(sql, id) : undefined;
}

export async function readReleaseId(sql: Sql, channel: string): Promise<string | undefined> {
  const [row] = await sql.query<{ release: string }>('select release from channel where name = $1', [channel]);
  return row?.release;
}

async function readParts(sql: Sql, release: string): Promise<Pick<Release, 'parts' | 'entries' | 'withdrawn'>> {
  const rows = await sql.query<{ name: string; hash: string; pages: ReleasePage[] | null; isWithdrawn: boolean }>(
    `select p.name, p.hash, l.pages, p.is_withdrawn as "isWithdrawn"
     from release_part p left join page_list l on l.hash = p.page_list where p.release = $1 order by p.name`,
    [release],
  );
  const hashes = (isWithdrawn: boolean) =>
    new Map(rows.filter((row) => row.isWithdrawn === isWithdrawn).map(({ name, hash }) => [name, hash]));
  const entries = rows.flatMap(({ name, hash: identity, pages }) => (pages ? [{ name, identity, pages }] : []));
  return { parts: hashes(false), withdrawn: hashes(true), entries };
}

/** With uploaded documents. */
export async function readServedBuilds(sql: Sql, { entries, parts }: Pick<Release, 'entries' | 'parts'>) {
  const builds = await readBuilds(sql, entries);
  return withDocuments(builds, await readDocuments(sql, parts));
}

export const withDocuments = (
  builds: ReadonlyMap<string, StoredBuild>,
  documents: Content['documents'],
): Map<string, StoredBuild> =>
  new Map(
    [...builds].map(([name, build]) => [
      name,
      {
        ...build,
        uploaded: documents
          .filter(({ address, section }) => section === name && isDocument(build.manifest, address))
          .sort((a, b) => (a.address < b.address ? -1 : 1)),
      },
    ]),
  );
