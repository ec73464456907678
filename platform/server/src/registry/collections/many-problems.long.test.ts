import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { watchLongestTurn } from '@viit/test/longest-turn';
import { type draftsOf, noticesSection, openNotices } from '../testing/sample-collection.ts';
import type { TestRegistry } from '../testing/test-registry.ts';

/* Each entry has hundreds of problems; other requests are served while they are found. */

const names = Array.from({ length: 40 }, (_, i) => `f${i}`);
const fieldsWith = (line: object) => {
  const fields = Object.fromEntries(names.map((name) => [name, { label: 'Line', type: 'line', ...line }]));
  return Object.fromEntries(
    names.map((name) => [name, { label: 'Rows', optional: true, type: 'groups', fields }] as const),
  );
};
const section = (version: string, line: object) =>
  noticesSection(version, { page: '/exams', fields: fieldsWith(line), seed: [] });
/** @param rows each without any of its 40 lines. */
const entriesWith = (rows: number) => {
  const value = Object.fromEntries(names.slice(0, rows).map((name) => [name, [{}]]));
  return { entries: Array.from({ length: 120 }, (_, i) => ({ id: `e${i}`, revision: null, value })) };
};

let registry: TestRegistry;
let drafts: ReturnType<typeof draftsOf>;

before(async () => {
  ({ registry, drafts } = await openNotices());
});
after(() => registry.close());

test('a page with incomplete drafts is made between other requests', async () => {
  assert.equal((await registry.publish(section('2.0.0', {}))).status, 200);
  assert.equal((await drafts.request('PUT', '/entries', entriesWith(5))).status, 200);
  const { body } = await drafts.request('POST', '/page', { origin: 'http://localhost:3090' });
  const longestTurn = watchLongestTurn();
  const page = await fetch(registry.address + (body as unknown as { address: string }).address);
  assert.match(await page.text(), /"id":"e119".*"f4":\[\{.*"f39":"\[Line\]"\}\]/);
  const longest = longestTurn();
  assert.ok(longest < 500, `${longest} ms`);
});

test('a build that accepts none of the published entries is refused between other requests', async () => {
  assert.equal((await registry.publish(section('2.1.0', { optional: true }))).status, 200);
  await registry.database.query('delete from entry_version');
  assert.equal((await drafts.request('PUT', '/entries', entriesWith(20))).status, 200);
  assert.equal((await drafts.publish()).status, 200);
  const longestTurn = watchLongestTurn();
  const { status, body } = await registry.publish(section('2.2.0', {}), { channel: 'next' });
  assert.deepEqual([status, body.code], [422, 'entries-invalid']);
  const longest = longestTurn();
  assert.ok(longest < 500, `${longest} ms`);
});
