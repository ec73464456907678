import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Manifest } from '@viit/contract';
import { withCollections } from '../testing/sample-builds.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;

/** A section with collections, whose page shows their lists that the shell passes to it. */
const shows = (...lists: string[]) => ({
  bundle: `exports.default = [{ id: 'page-0', load: async () => ({ default: (first) => first.path + ' shows ' + globalThis.lists }) }];`,
  change: (manifest: Manifest): Manifest => ({
    ...withCollections('announcements', 'hero-slides', 'events')(manifest),
    pages: manifest.pages.map((page) => ({ ...page, content: lists.map((list) => `/api/${list}/list`) })),
  }),
});
const shell = `
exports.modules = {}; exports.default = [];
exports.renderPage = async ({ first, lists, component }) => {
  globalThis.lists = JSON.stringify(lists);
  return { html: '<title>' + first.page.title + '</title>' + component(first), scriptHashes: [], styleHashes: [] };
};`;
const item = (title: string) => ({ id: 'a', date: '2026-07-01', title, path: '/exams' });

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell', bundle: shell });
  await registry.publish({ name: 'home', ...shows('announcement', 'heroImage') });
  await registry.publish({ name: 'exams' });
});
after(() => registry.close());

test('a list goes live with the pages that show it, and no other page is rendered', async () => {
  const exams = await registry.read('/exams');
  const response = await registry.publishEntries(
    'home/announcements',
    [item('Admissions open')],
    await registry.tokenFor('content'),
  );
  assert.deepEqual([response.status, response.body.rendered, response.body.isNew], [200, 1, true]);
  assert.match(await registry.read('/home'), /Admissions open/);
  assert.match(await registry.read('/api/announcement/list'), /Admissions open/);
  assert.equal(await registry.read('/exams'), exams);
});

test('a publish reuses the responses of the content API', async () => {
  const listResponse = () => registry.live.current()?.lists.get('/api/announcement/list');
  const before = listResponse();
  assert.equal((await registry.publish({ name: 'exams', version: '1.0.1' })).status, 200);
  assert.ok(before && listResponse() === before);
});

test('the same list again changes nothing, and a later publish renders no other section', async () => {
  const response = await registry.publishEntries('home/announcements', [item('Admissions open')]);
  assert.equal(response.body.isNew, false);
  const published = await registry.publish({ name: 'exams', version: '1.1.0' });
  assert.equal(published.body.rendered, 1);
});

test('the address of R13 has the same fields as ever, and a list that no page shows is there right away', async () => {
  const { body } = await registry.publishEntries('home/events', [item('Regatta')]);
  assert.deepEqual([body.rendered, body.isNew], [0, true]);
  assert.deepEqual(JSON.parse(await registry.read('/api/newsEvents/list')), [
    { title: 'Regatta', date: '2026-07-01', path: '/exams' },
  ]);
});

test('a list with which a page does not render is refused and stays as it was', async () => {
  const bundle = `exports.default = [{ id: 'page-0', load: async () => ({ default: () => { if (globalThis.lists.includes('Broken')) throw new Error('cannot show this'); return 'fine'; } }) }];`;
  await registry.publish({ name: 'home', version: '2.0.0', ...shows('announcement'), bundle });
  const response = await registry.publishEntries('home/announcements', [item('Broken')]);
  assert.equal(response.body.code, 'page-fails');
  assert.match(response.body.error ?? '', /page \/home of home.*cannot show this/s);
  assert.doesNotMatch(await registry.read('/api/announcement/list'), /Broken/);
});

test('two lists that are replaced at the same time are both in the API and on the page', async () => {
  await registry.publish({ name: 'home', version: '3.0.0', ...shows('announcement', 'heroImage') });
  const responses = await Promise.all([
    registry.publishEntries('home/announcements', [item('One')]),
    registry.publishEntries('home/hero-slides', [item('Two')]),
  ]);
  assert.deepEqual(
    responses.map((response) => response.status),
    [200, 200],
  );
  const home = await registry.read('/home');
  assert.match(home, /One/);
  assert.match(home, /Two/);
});
