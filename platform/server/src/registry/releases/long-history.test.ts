import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import type { Database, Sql, SqlValue } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { planRollBack } from '../changes/roll-back.ts';
import { prune } from '../pruning/prune.ts';
import { sampleActor } from '../testing/sample-rights.ts';
import { live, readRelease } from './releases.ts';
import { readStatus } from './status.ts';

/* A long history on PostgreSQL: which rows the commands read, and that they stay right. */

const skip = hasPostgres() ? false : 'PostgreSQL is not installed';
/** `npm run test:full` has 1 000 releases of 100 sections with 5 000 pages. */
const size = process.env.FULL
  ? { sections: 100, releases: 1000, pages: 50 }
  : { sections: 40, releases: 400, pages: 5 };
const actor = sampleActor('operator');
let postgres: TestPostgres;
let database: Database;

/** Hashes are as long as real ones. */
const hash = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** Release n publishes section n modulo the number of sections; all others stay as they were. */
const history = [
  "insert into blob (sha384, bytes) values ('page', '')",
  `with version as (
     insert into part_version (name, hash, created_at) select 's' || s, ${hash("s || '-' || v")}, now() - interval '3 days'
     from generate_series(1, ${size.sections}) s, generate_series(0, ${size.releases / size.sections}) v returning name, hash
   ) insert into build (name, identity, version, manifest)
   select name, hash, '1.' || row_number() over (partition by name) || '.0', '{"version": "1", "files": []}' from version`,
  `insert into rendered_page (key, sha384, script_hashes, style_hashes, rendered_at)
   select ${hash("identity || '/' || p")}, 'page', '[]', '[]', now() - interval '3 days'
   from build, generate_series(1, ${size.pages}) p`,
  `insert into page_list (hash, pages)
   select identity, jsonb_agg(jsonb_build_object('path', '/' || name || '/page-' || p, 'status', 200,
     'key', ${hash("identity || '/' || p")}))
   from build, generate_series(1, ${size.pages}) p group by identity`,
  `insert into release (note, author, input_hash)
   select 'published', 'a team', '' from generate_series(1, ${size.releases})`,
  'update release set parent = id - 1 where id > 1',
  `insert into release_part (release, name, hash, page_list)
   select r, 's' || s, i.identity, i.identity
   from generate_series(1, ${size.releases}) r, generate_series(1, ${size.sections}) s,
     lateral (select ${hash(`s || '-' || (r + ${size.sections} - s) / ${size.sections}`)} as identity) i`,
  `insert into channel_switch (channel, release, author, note)
   select 'live', r, 'team ' || r, 'published' from generate_series(1, ${size.releases}) r`,
  `insert into channel (name, release, owner, chosen) values ('live', ${size.releases}, '*', '{}')`,
  'analyze',
];

before(async () => {
  if (skip) return;
  postgres = await startPostgres();
  database = await openDatabase({ dataDir: '', databaseUrl: postgres.createDatabase() });
  for (const statement of history) await database.query(statement);
});
after(async () => {
  await database?.close();
  await postgres?.stop();
});

/** A node of a query plan, as PostgreSQL explains it. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  /** How often it ran, and the rows of each time. */
  'Actual Loops': number;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** How PostgreSQL ran a statement. */
interface Explained {
  text: string;
  nodes: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Runs a statement that reads or changes rows. Its result is how PostgreSQL ran it, instead of its rows. */
async function explain(sql: Sql, text: string, values: readonly SqlValue[] = []): Promise<Explained> {
  const rows = await sql.query<Record<string, { Plan: PlanNode }[]>>(
    `explain (analyze, timing off, format json) ${text}`,
    values,
  );
  return { text, nodes: rows.flatMap((row) => (row['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodesOf(Plan))) };
}

/** How PostgreSQL runs the queries of some work. */
async function explainQueries(work: (sql: Sql) => Promise<unknown>): Promise<Explained[]> {
  const queries: [string, readonly SqlValue[]][] = [];
  await work({
    query: (text, values = []) => {
      queries.push([text, values]);
      return database.query(text, values);
    },
  });
  assert.ok(queries.length > 0);
  return Promise.all(queries.map(([text, values]) => explain(database, text, values)));
}

/** How PostgreSQL runs the statements of a transaction, which is then rolled back. */
async function explainTransaction(work: (database: Database) => Promise<unknown>): Promise<Explained[]> {
  const explained: Explained[] = [];
  const undo = new Error('rolled back');
  const rolledBack = database.transaction(async (sql) => {
    const query = async <Row>(text: string, values?: readonly SqlValue[]): Promise<Row[]> => {
      if (/^(lock|set) /.test(text)) return sql.query(text, values);
      explained.push(await explain(sql, text, values));
      return [];
    };
    await work({ ...database, transaction: (run) => run({ query }) });
    throw undo;
  });
  await assert.rejects(rolledBack, undo);
  return explained;
}

/** The tables that grow with each release by as many rows as there are sections, or with each build by its pages. */
const large = ['release_part', 'rendered_page'];

const rowsOf = (node: PlanNode): number =>
  node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));

/** All commands, and how many rows they may handle at most: a small multiple of what they report. */
const commands: Record<string, { work: (sql: Sql) => Promise<unknown>; rows: number }> = {
  status: { work: (sql) => readStatus(sql, actor, 20), rows: 2 * size.sections ** 2 + 10 * size.releases },
  rollback: {
    work: (sql) => planRollBack({ database: { ...database, query: sql.query }, origin: '' }, 's7'),
    rows: 10 * size.sections + 10 * size.releases,
  },
  'reading a release': { work: (sql) => readRelease(sql, '200'), rows: 10 * size.sections + 3 * size.releases },
};

for (const [name, { work, rows }] of Object.entries(commands)) {
  test(`${name} finds what it needs in a long history by index`, { skip }, async () => {
    const nodes = (await explainQueries(work)).flatMap((query) => query.nodes);
    const readWhole = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
    assert.deepEqual(
      readWhole.filter((table) => large.includes(table ?? '')),
      [],
    );
    const handled = nodes.reduce((sum, node) => sum + rowsOf(node), 0);
    assert.ok(handled <= rows, `${handled} rows, of at most ${rows}`);
  });
}

test('pruning reads each table at most once in each statement, and finds what refers to a deleted row by index', {
  skip,
}, async () => {
  const statements = await explainTransaction((database) => prune({ database }, 30));
  assert.ok(statements.length > 6);
  const total = size.releases * (size.sections + 2) + 3 * size.sections * size.pages * (size.releases / size.sections);
  for (const { text, nodes } of statements) {
    const handled = nodes.reduce((sum, node) => sum + rowsOf(node), 0);
    assert.ok(handled < 5 * total, `${handled} rows in: ${text}`);
  }
  const withoutIndex = await database.query(
    `select conrelid::regclass::text as table, conname as name from pg_constraint c
     where contype = 'f' and confrelid in ('release'::regclass, 'build'::regclass, 'page_list'::regclass)
       and conrelid <> 'channel'::regclass and not exists (select 1 from pg_index i where i.indrelid = c.conrelid
         and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
  );
  assert.deepEqual(withoutIndex, []);
});

test('status names the publish that brought each section, however long ago it was', { skip }, async () => {
  const { sections } = await readStatus(database, actor, 1);
  assert.equal(sections.length, size.sections);
  // The last section was published by the last release, the first one by the first of the last round.
  const by = new Map(sections.map((section) => [section.name, section.by]));
  assert.equal(by.get(`s${size.sections}`), `team ${size.releases}`);
  assert.equal(by.get('s1'), `team ${size.releases - size.sections + 1}`);
});

test('pruning keeps the latest releases and what they consist of, and deletes the rest', { skip }, async () => {
  const before = await readRelease(database, String(size.releases));
  const pruned = await prune({ database }, 30);
  assert.equal(pruned.releases, size.releases - 30);
  // The live build of each section stays, and the previous build of the sections in the last 29 releases.
  const builds = size.sections + 29;
  const [left] = await database.query<{ builds: number; pages: number; lists: number; releases: number }>(
    `select (select count(*) from build)::int as builds, (select count(*) from rendered_page)::int as pages,
       (select count(*) from page_list)::int as lists,
       (select count(distinct release) from channel_switch where channel = '${live}')::int as releases`,
  );
  assert.deepEqual(left, { builds, pages: builds * size.pages, lists: builds, releases: 30 });
  assert.deepEqual(await readRelease(database, String(size.releases)), before);
});
