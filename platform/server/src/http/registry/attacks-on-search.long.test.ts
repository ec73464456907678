import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { renderLimits } from '@viit/render/limits';
import { watchLongestTurn } from '@viit/test/longest-turn';
import type { Database } from '../../database/database.ts';
import { prepareTypoTolerance } from '../../database/typo-tolerance.ts';
import { maxSearchEntries } from '../../registry/pages/page-store.ts';
import { prune } from '../../registry/pruning/prune.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';
import { findEntries } from '../../site/search/find-entries.ts';
import { readScope } from '../../site/search/search-scope.ts';

/* Attacks with a section's token by pages that are slow to read or fill the search. */

let registry: TestRegistry;
let token: string;

before(async () => {
  registry = await openTestRegistry();
  for (const name of ['shell', 'exams', 'cells']) await publish({ name });
  token = await registry.tokenFor('exams');
});
after(() => registry.close());

async function publish(build: Parameters<TestRegistry['publish']>[0]) {
  const { status, body } = await registry.publish(build);
  assert.equal(status, 200, body.error);
}
const bundleOf = (...components: string[]) =>
  `exports.default = [${components.map((one, i) => `{ id: 'page-${i}', load: async () => ({ default: ${one} }) }`)}];`;
const documents = (count: number, start: string) =>
  `() => '<main>' + Array.from({ length: ${count} }, (_, i) => '<a href="/documents/exams/' + i + '.pdf">${start} ' + i + '</a>').join('')`;

test('the time to read its pages counts towards the time of a section, and others publish meanwhile', async () => {
  const { sectionMs } = renderLimits;
  const pages = Array.from({ length: 600 }, (_, i) => (i === 0 ? '/exams' : `/exams/${i}`));
  const slow = "({ path }) => '<p ' + path + Array.from({ length: 3000 }, (_, i) => ' a' + i).join('') + '>'";
  const build = { name: 'exams', version: '2.0.0', pages, bundle: bundleOf(...pages.map(() => slow)) };
  try {
    const publishing = registry.publish(build, { token });
    assert.equal((await registry.publish({ name: 'cells', version: '2.0.0' })).status, 200);
    // Only now, because the limit is for every section.
    renderLimits.sectionMs = 2800;
    assert.equal((await publishing).body.code, 'pages-too-slow');
  } finally {
    renderLimits.sectionMs = sectionMs;
  }
});

test('a build with too many entries for the search is refused, also if previous versions had some of its pages', async () => {
  const { perBuild } = maxSearchEntries;
  maxSearchEntries.perBuild = 50;
  try {
    const [first, second] = [documents(30, 'Syllabus'), documents(30, 'Paper')];
    const all = await registry.publish({ name: 'exams', version: '3.0.0', bundle: bundleOf(documents(60, 'Form')) });
    assert.equal(all.body.code, 'search-entries-too-many');
    assert.match(all.body.error ?? '', /pages of exams have more than 50 entries/);
    await publish({ name: 'exams', version: '3.1.0', bundle: bundleOf(first) });
    const pages = ['/exams', '/exams/more'];
    const more = await registry.publish({ name: 'exams', version: '3.2.0', pages, bundle: bundleOf(first, second) });
    assert.equal(more.body.code, 'search-entries-too-many');
  } finally {
    maxSearchEntries.perBuild = perBuild;
  }
});

test('a search ranks a part of what it finds where pages have very many entries, and still finds the page itself', async () => {
  await publish({ name: 'exams', version: '4.0.0', bundle: bundleOf("() => '<main>Zeppelins'") });
  const [page] = await registry.database.query<{ sha384: string }>(
    "select sha384 from search_entry where detail like '%Zeppelins%'",
  );
  await registry.database.query(
    `insert into search_entry select $1, n, 'person', 'Zeppelin ' || n, '', '', to_tsvector('english', 'zeppelin ' || n)
     from generate_series(1000, 21000) as n`,
    [page?.sha384 ?? ''],
  );
  const { entries, measured } = await measuredSearch(JSON.stringify([page?.sha384]), 'zeppelins');
  const ranked = Math.max(...measured.flatMap(rankedRows));
  assert.ok(entries.some(({ kind }) => kind === 'page'));
  assert.ok(ranked > 0 && ranked <= 5000, `${ranked} entries are ranked`);
});

test('a search reads little more than the entries of its own site, however many a preview has with the same words', async () => {
  const { database } = registry;
  await publish({ name: 'exams', version: '4.1.0', bundle: bundleOf("() => '<main>Airships for everybody'") });
  await publish({ name: 'cells', version: '4.1.0', bundle: bundleOf("() => '<main>Hangar'") });
  const hashOf = async (text: string) =>
    (await database.query<{ sha384: string }>(`select sha384 from search_entry where detail like '%${text}%'`))[0]
      ?.sha384 ?? '';
  const [own, others] = [await hashOf('Airships'), await hashOf('Hangar')];
  await database.query(
    `insert into search_entry select $1, n, 'document', 'Airships ' || n, '', '/' || n, to_tsvector('english', 'airships everybody')
     from generate_series(1000, 41000) as n`,
    [others],
  );
  const { entries, measured } = await measuredSearch(JSON.stringify([own]), 'airships everybody airshipp');
  assert.deepEqual(
    entries.map(({ kind, sha384 }) => [kind, sha384]),
    [['page', own]],
  );
  const read = measured.flatMap(readEntries).reduce((sum, rows) => sum + rows, 0);
  assert.ok(read > 0 && read < 200, `${read} entries are read`);
});

/** @returns what is found, and how PostgreSQL ran each statement. */
async function measuredSearch(hashes: string, query: string) {
  const measured: Plan[] = [];
  const measuring: Database = {
    ...registry.database,
    query: async (text, values) => {
      const [row] = await registry.database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      );
      if (row) measured.push(row['QUERY PLAN'][0].Plan);
      return registry.database.query(text, values);
    },
  };
  return { ...(await findEntries(measuring, await readScope(registry.database, hashes), query)), measured };
}

/** A step of a statement, as PostgreSQL explains it. */
interface Plan {
  'Sort Key'?: string[];
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** How many rows the steps that sort by rank read. */
const rankedRows = (plan: Plan): number[] => [
  ...(plan['Sort Key']?.join().includes('ts_rank') ? [plan.Plans?.[0]?.['Actual Rows'] ?? 0] : []),
  ...(plan.Plans ?? []).flatMap(rankedRows),
];

/** How many entries each step reads from the table. */
const readEntries = (plan: Plan): number[] => [
  ...(plan['Relation Name'] === 'search_entry'
    ? [(plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']]
    : []),
  ...(plan.Plans ?? []).flatMap(readEntries),
];

test('a search beside 300 000 similar words of documents lets others in between, and still corrects a typo', async () => {
  const { database } = registry;
  await publish({ name: 'cells', version: '4.5.0', bundle: bundleOf("() => '<main>Marigold'") });
  await database.query(
    `insert into search_word select left('exami' || md5(n::text), 6 + n % 7) || md5(n::text || 'x') from generate_series(1, 150000) as n
     on conflict do nothing`,
  );
  await database.query(
    `insert into search_word select 'exami' || translate(to_char(n, 'FM000000'), '0123456789', 'abcdefghij') from generate_series(1, 150000) as n`,
  );
  const pages = await database.query<{ sha384: string }>('select sha384 from search_entry');
  const hashes = JSON.stringify(pages.map(({ sha384 }) => sha384));
  await prepareTypoTolerance(database);
  const longestTurn = watchLongestTurn();
  const scope = await readScope(database, hashes);
  const { suggestion } = await findEntries(database, scope, 'marigodl examinatoin examib examic exami exam');
  const longest = longestTurn();
  assert.match(suggestion ?? '', /^marigold /);
  // Without parts it takes seconds.
  assert.ok(longest < 600, `${longest} ms without serving others`);
  await database.query("delete from search_word where word like 'exami%'");
});

test('words that no page has any more are pruned, and others are still what a typo is corrected to', async () => {
  await publish({ name: 'cells', version: '5.0.0', bundle: bundleOf("() => '<main>Qwertyuiop'") });
  await publish({ name: 'cells', version: '5.1.0', bundle: bundleOf("() => '<main>Examinations'") });
  const words = async () =>
    (await registry.database.query<{ word: string }>('select word from search_word')).map(({ word }) => word);
  assert.ok((await words()).includes('qwertyuiop'));
  await prune(registry, 1, 0);
  assert.ok(!(await words()).includes('qwertyuiop'));
  assert.ok((await words()).includes('examinations'));
});

test('very many words that no page has are pruned in parts, between which requests are answered', async () => {
  const { database } = registry;
  const { transaction } = database;
  const words = Array.from({ length: 12_000 }, (_, i) => `zz${i.toString(26)}zz`);
  await database.query('insert into search_word select jsonb_array_elements_text($1::jsonb) on conflict do nothing', [
    JSON.stringify(words),
  ]);
  let [parts, turns] = [0, 0];
  database.transaction = (work) =>
    transaction((sql) =>
      work({
        query(text, values) {
          if (text.includes('delete from search_word') && ++parts) setImmediate(() => turns++);
          return sql.query(text, values);
        },
      }),
    );
  await prune(registry, 1, 0);
  Object.assign(database, { transaction });
  const [left] = await database.query<{ count: number }>("select count(*)::int from search_word where word like 'zz%'");
  assert.equal(left?.count, 0);
  assert.ok(parts >= 3 && turns >= 3, `${parts} parts, ${turns} turns of the event loop`);
});
