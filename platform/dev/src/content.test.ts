import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Manifest } from '@viit/contract';
import { contentReader } from './content.ts';

const collection = {
  ...{ name: 'announcements', title: 'Announcements', help: 'All.' },
  fields: { title: { type: 'line' as const, label: 'Title' } },
  seed: [
    { id: 'sample', title: 'Sample' },
    { id: 'next-century', title: 'Later', from: '2100-01-01T00:00' },
  ],
};
const builds = [{ manifest: { name: 'home', collections: [collection] } as unknown as Manifest }];
const own = '/api/content/home/announcements';
const site = (entries: unknown[] | undefined) => ({
  list: async (address: string) => (address === own ? entries : undefined),
});

test('development shows the seed that visitors would see now, at each of its addresses', async () => {
  const read = contentReader(site([{ id: 'live', title: 'Live' }]), false);
  assert.deepEqual(await read(builds, own), [{ id: 'sample', title: 'Sample' }]);
  assert.deepEqual(await read(builds, '/api/announcement/list'), [{ title: 'Sample' }]);
  assert.equal(await read(builds, '/api/newsEvents/list'), undefined);
  assert.equal(await read(builds, '/api/content/exams/notifications'), undefined);
});

test('with --against it shows the entries of that site which the fields from source accept', async () => {
  const entries = [
    { id: 'live', title: 'Live' },
    { id: 'old', name: 'Without a title' },
  ];
  const read = contentReader(site(entries), true);
  assert.deepEqual(await read(builds, own), [{ id: 'live', title: 'Live' }]);
  assert.deepEqual(await read(builds, '/api/announcement/list'), [{ title: 'Live' }]);
});

test('a collection that the site does not have yet shows its seed', async () => {
  assert.deepEqual(await contentReader(site(undefined), true)(builds, own), [{ id: 'sample', title: 'Sample' }]);
});
