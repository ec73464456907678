import { setImmediate } from 'node:timers/promises';
import type { PruneResult } from '@viit/contract/registry-api';
import type { Database, Sql } from '../../database/database.ts';
import type { RegistryContext } from '../registry-context.ts';
import { live } from '../releases/releases.ts';

/** Of the audit and of entries. */
const historyYears = 2;

/** A statement of the embedded database blocks requests. */
const wordsPerStatement = 5000;

/**
 * Deletes what neither a channel nor the last live releases need, except toolkits. Publishing waits.
 * @param keep live releases.
 * @param minAgeHours younger builds and pages may be about to be published.
 * @param previewDays deletes previews unchanged for so long; by default none.
 */
export async function prune(
  { database }: Pick<RegistryContext, 'database'>,
  keep: number,
  minAgeHours = 24,
  previewDays?: number,
): Promise<Omit<PruneResult, 'reports'>> {
  const old = `now() - interval '${Math.trunc(minAgeHours)} hours'`;
  return database.transaction(async (sql) => {
    await beginPruning(sql);
    const count = async (text: string) => (await sql.query(text)).length;
    const unchanged = `switched_at < now() - interval '${Math.trunc(previewDays ?? 0)} days'`;
    const previews =
      previewDays === undefined
        ? 0
        : await count(`delete from channel where name <> '${live}' and ${unchanged} returning 1`);
    await sql.query(
      `create temporary table needed on commit drop as
       select release as id from channel union
       select release from (select release, max(id) as last from channel_switch where channel = '${live}' group by release
         order by last desc limit ${Math.trunc(keep)}) as latest`,
    );
    await sql.query(`delete from audit where at < now() - interval '${historyYears} years'`);
    await sql.query(
      `delete from entry_version where not is_draft and saved_at < now() - interval '${historyYears} years'`,
    );
    await sql.query('update release set parent = null where parent not in (select id from needed)');
    const releases = await count('delete from release where id not in (select id from needed) returning id');
    await sql.query('delete from page_list where hash not in (select page_list from release_build)');
    await findNamedFiles(sql);
    const { builds } = await pruneVersions(sql, old);
    await pruneDrafts(sql, old);
    const pages = await count(
      `delete from rendered_page where rendered_at < ${old} and coalesce(unreleased_since < ${old}, true) and key not in
       (select page->>'key' from page_list, jsonb_array_elements(pages) as page) returning 1`,
    );
    await prunePictures(sql, old);
    const files = await deleteUnneededFiles(sql);
    await pruneWords(sql);
    return { previews, releases, builds, pages, files };
  });
}

/** Keeps documents of drafts. */
async function pruneVersions(sql: Sql, old: string): Promise<{ builds: number }> {
  const rows = await sql.query<{ isBuild: boolean }>(
    `delete from part_version v where created_at < ${old} and not exists
     (select 1 from release_part p where p.name = v.name and p.hash = v.hash)
     and (name not like '/%' or not content ? 'isUnpublished' or name not in (select name from named_file))
     returning content is null as "isBuild"`,
  );
  return { builds: rows.filter(({ isBuild }) => isBuild).length };
}

/** Of collections that no stored build declares. Who has published entries of them stays in the history. */
async function pruneDrafts(sql: Sql, old: string): Promise<void> {
  const unneeded = `saved_at < ${old} and collection not in
    (select name || '/' || (one->>'name') from build, jsonb_array_elements(manifest->'collections') as one)`;
  await sql.query(`delete from entry_version where published_at is null and ${unneeded}`);
  await sql.query(`delete from draft_order where ${unneeded}`);
}

/** Keeps those that a stored version of an entry, a draft or a seed names. */
const prunePictures = (sql: Sql, old: string) =>
  sql.query(`delete from picture where created_at < ${old} and folder not in (select name from named_file)`);

/** Where files are named, with a key to read them in steps. The two others are locked. */
const namingTexts = [
  { table: 'entry_version', key: 'number', type: 'bigint', text: 'value' },
  { table: 'part_version', key: 'ctid', type: 'tid', text: 'content' },
  { table: 'build', key: 'ctid', type: 'tid', text: 'collections' },
];

/** Each may have 400 KB. */
const textsPerStatement = 5;

/** Unpublished documents and pictures, in a table `named_file`. */
async function findNamedFiles(sql: Sql): Promise<void> {
  await sql.query('create temporary table named_file on commit drop as select folder as name from picture where false');
  for (const { table, key, type, text } of namingTexts) {
    for (let last: string | null = type === 'tid' ? '(0,0)' : '0'; last !== null; await setImmediate()) {
      const [batch]: { last: string | null }[] = await sql.query(
        `with batch as (select ${key} as key, ${text}::text as text from ${table} where ${key} > $1::${type}
           order by ${key} limit ${textsPerStatement}),
         named as (select distinct unnest(regexp_matches(text, '/(?:documents/[A-Za-z0-9._/-]+|pictures/[a-z][a-z0-9-]*/[0-9a-f]{24})', 'g'))
           as name from batch),
         stored as (insert into named_file select name from named
           where name not in (select name from named_file) and (exists (select 1 from picture where folder = named.name)
             or exists (select 1 from part_version p where p.name = named.name and p.content ? 'isUnpublished')))
         select (select key::text from batch order by key desc limit 1) as last`,
        [last],
      );
      last = batch?.last ?? null;
    }
  }
}

/** Typos are corrected to these words. Very common ones have no stems. */
async function pruneWords(sql: Sql): Promise<void> {
  await sql.query(
    `create temporary table stem on commit drop as select distinct unnest(tsvector_to_array(terms)) as word from search_entry`,
  );
  for (let last: string | null = ''; last !== null; await setImmediate()) {
    const [batch]: { last: string | null }[] = await sql.query(
      `with batch as (select word from search_word where word > $1 order by word limit ${wordsPerStatement}),
         unneeded as (select batch.word from batch, unnest(tsvector_to_array(to_tsvector('english', batch.word))) as own (stem)
           where not exists (select 1 from stem where stem.word = own.stem)),
         deleted as (delete from search_word where word in (select word from unneeded))
       select max(word) as last from batch`,
      [last],
    );
    last = batch?.last ?? null;
  }
}

/** Deletes what interrupted or refused publishes have left. A publish that reuses such pages keeps them for another day. */
export async function pruneUnreleasedPages(database: Database, minAgeHours = 24): Promise<number> {
  const old = `unreleased_since < now() - interval '${Math.trunc(minAgeHours)} hours'`;
  const [found] = await database.query(`select 1 from rendered_page where ${old} limit 1`);
  if (!found) return 0;
  return database.transaction(async (sql) => {
    await beginPruning(sql);
    const pages = await sql.query<{ sha384: string }>(`delete from rendered_page where ${old} returning sha384`);
    await deleteUnneededFiles(
      sql,
      pages.map(({ sha384 }) => sha384),
    );
    return pages.length;
  });
}

/** Publishing waits until the transaction ends. */
async function beginPruning(sql: Sql): Promise<void> {
  await sql.query('lock table channel, part_version, build, picture in share row exclusive mode');
  // With less memory, PostgreSQL compares rows one by one.
  await sql.query(`set local work_mem = '64MB'`);
}

/** Publishing must wait meanwhile. @param among only these hashes. */
async function deleteUnneededFiles(sql: Sql, among?: readonly string[]): Promise<number> {
  const limited = among ? 'sha384 in (select jsonb_array_elements_text($1::jsonb)) and' : '';
  const rows = await sql.query(
    `delete from blob where ${limited} sha384 not in (select sha384 from rendered_page) and sha384 not in
     (select file->>'sha384' from build, jsonb_array_elements(manifest->'files') as file) and sha384 not in
     (select hash from part_version where name like '/%') and sha384 not in (select sha384 from package_version) and
     sha384 not in (select hash from picture, jsonb_each_text(files) as file (address, hash)) returning 1`,
    among ? [JSON.stringify(among)] : [],
  );
  return rows.length;
}
