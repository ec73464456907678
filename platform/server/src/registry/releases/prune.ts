import type { Database } from '../../database/database.ts';
import { type Actor, assertMayChange, operator } from '../access/tokens.ts';

/** What tidying away came to. */
export interface Pruned {
  releases: number;
  builds: number;
  pages: number;
  files: number;
}

/** Nothing younger is tidied away: somebody may be about to publish it. */
const youngest = "now() - interval '1 day'";

/**
 * Keeps the last releases that were live and whatever a channel shows, and takes everything else away that no kept release
 * needs. Publishing waits meanwhile; reading does not.
 */
export async function prune(
  database: Database,
  actor: Actor,
  keep: number,
  before: 'a day ago' | 'now' = 'a day ago',
): Promise<Pruned> {
  assertMayChange(actor, operator);
  const old = before === 'now' ? 'now()' : youngest;
  return database.transaction(async (sql) => {
    await sql.query('lock table channel, build in share row exclusive mode');
    const count = async (text: string) => (await sql.query(text)).length;
    await sql.query(
      `create temporary table kept on commit drop as
       select release as id from channel union
       select release from (select release, max(id) as last from move where channel = 'live' group by release
         order by last desc limit ${Math.trunc(keep)}) as latest`,
    );
    await sql.query('update release set parent = null where parent not in (select id from kept)');
    return {
      releases: await count('delete from release where id not in (select id from kept) returning id'),
      builds: await count(
        `delete from build b where taken_at < ${old} and not exists
         (select 1 from release_part p where p.name = b.name and p.identity = b.identity) returning 1`,
      ),
      pages: await count(
        `delete from rendered_page where rendered_at < ${old} and key not in
         (select page->>'key' from release_part, jsonb_array_elements(pages) as page) returning 1`,
      ),
      files: await count(
        `delete from blob where sha384 not in (select sha384 from rendered_page) and sha384 not in
         (select file->>'sha384' from build, jsonb_array_elements(manifest->'files') as file) returning 1`,
      ),
    };
  });
}
