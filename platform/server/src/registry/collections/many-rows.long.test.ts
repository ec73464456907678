import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { watchLongestTurn } from '@viit/test/longest-turn';
import { type draftsOf, noticesSection, openNotices } from '../testing/sample-collection.ts';
import type { TestRegistry } from '../testing/test-registry.ts';

/* Empty rows take three characters each, and all fields that a row may have are checked. */

const rowsOf = (count: number) => {
  const names = Array.from({ length: count }, (_, i) => `f${i}`);
  const fields = Object.fromEntries(names.map((name) => [name, { label: 'Line', type: 'line', optional: true }]));
  return { rows: { label: 'Rows', optional: true, type: 'groups', fields } };
};
const section = (version: string, fields: number, more: object = {}) =>
  noticesSection(version, { page: '/exams', fields: rowsOf(fields), seed: [], ...more });
const entriesWith = (rows: number, first = 0) =>
  Array.from({ length: rows / 200 }, (_, i) => ({ id: `e${first + i}`, rows: Array(200).fill({}) }));
const changesWith = (rows: number, first = 0) => ({
  entries: entriesWith(rows, first).map(({ id, ...value }) => ({ id, revision: null, value })),
});

let registry: TestRegistry;
let drafts: ReturnType<typeof draftsOf>;

before(async () => {
  ({ registry, drafts } = await openNotices());
});
after(() => registry.close());

test('drafts with too many rows are refused', async () => {
  assert.equal((await registry.publish(section('2.0.0', 40))).status, 200);
  assert.equal((await drafts.request('PUT', '/entries', changesWith(2400))).status, 200);
  const { status, body } = await drafts.request('PUT', '/entries', changesWith(200, 50));
  assert.deepEqual([status, body.code], [422, 'entries-invalid']);
  assert.match(body.error ?? '', /100 000 fields in rows of groups/);
});

test('seeds with too many rows, each or together, are refused', async () => {
  const seeds = { one: [entriesWith(2600)], together: Array(13).fill(entriesWith(2400)) };
  for (const [name, all] of Object.entries(seeds)) {
    const build = section('2.0.1', 40);
    const change = <M extends { pages: object[] }>(manifest: M) => {
      const changed = build.change(manifest) as M & { collections: object[] };
      const collections = all.map((seed, i) => ({ ...changed.collections[0], name: i ? `c${i}` : 'notices', seed }));
      return { ...changed, collections };
    };
    const { status, body } = await registry.publish({ ...build, change: change as typeof build.change });
    assert.deepEqual([status, body.code], [422, 'manifest-invalid'], name);
    assert.match(body.error ?? '', /fields in rows of groups/, name);
  }
});

test('drafts from before a row got more fields are read between other requests, and are not published', async () => {
  await registry.database.query('delete from entry_version');
  assert.equal((await registry.publish(section('2.1.0', 1))).status, 200);
  for (const first of [0, 247])
    assert.equal((await drafts.request('PUT', '/entries', changesWith(49_400, first))).status, 200);
  assert.equal((await registry.publish(section('2.2.0', 40))).status, 200);
  const longestTurn = watchLongestTurn();
  const { entries } = await drafts.read();
  const longest = longestTurn();
  assert.equal(entries.length, 494);
  assert.ok(longest < 500, `${longest} ms`);
  const { status, body } = await drafts.publish();
  assert.deepEqual([status, body.code], [422, 'entries-invalid']);
  assert.match(body.error ?? '', /100 000 fields in rows of groups/);
});
