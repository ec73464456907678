import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

let registry: TestRegistry;

/** A shell that writes the menu of each page into it. */
const shell = `
exports.modules = { react: {}, '@viit/runtime': {} };
exports.default = [];
exports.renderPage = async ({ first }) => {
  if ((first.menu || []).some(({ names }) => names[0] !== 'Campus Life')) throw new Error('The menu has no such group.');
  const entries = (first.menu || []).map(({ names, link }) => '<a href="' + link + '">' + names.join('/') + '</a>');
  return { html: '<!doctype html><title>' + first.page.title + '</title><nav>' + entries.join('') + '</nav>', scriptHashes: [], styleHashes: [] };
};
`;

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell', bundle: shell });
  await registry.publish({ name: 'exams' });
  await registry.publish({ name: 'library', pages: ['/library', '/library/hours'] });
});
after(() => registry.close());

const entry = 'Campus Life/Library';
const change = (body: Record<string, unknown>, section = 'library', token = registry.token) =>
  registry.request('POST', `sections/${section}/menu`, { entry, isGranted: true, confirmed: true, ...body }, token);
const codeOf = async (...args: Parameters<typeof change>) => (await change(...args)).body.code;
const menuOf = async (address: string) => /<nav>(.*)<\/nav>/.exec(await registry.read(address))?.[1];
const listed = async () => {
  const { body } = await registry.request('GET', 'sections');
  return (body as unknown as { name: string; menu: object[] }[]).find(({ name }) => name === 'library')?.menu;
};

test('what a menu entry renders again is said before anything changes', async () => {
  const { status, body } = await change({ confirmed: false, page: '/library/hours' });
  assert.deepEqual([status, body.code], [409, 'menu-unconfirmed']);
  assert.match(body.error ?? '', /Campus Life\/Library would lead to \/library\/hours\./);
  assert.match(body.error ?? '', /all 3 pages of the site are rendered again/);
  assert.match(body.error ?? '', /section grant library --menu "Campus Life\/Library" --page \/library\/hours --yes/);
  assert.deepEqual([await menuOf('/exams'), await listed()], ['', []]);
});

test('an entry without a page, at no place, or by another than the operator is refused', async () => {
  assert.equal(await codeOf({ entry: 'Library' }), 'menu-entry-invalid');
  assert.equal(await codeOf({ page: '/exams' }), 'page-not-live');
  assert.equal(await codeOf({}, 'museum'), 'section-not-live');
  assert.equal(await codeOf({ isGranted: false }), 'menu-entry-not-granted');
  assert.equal(await codeOf({}, 'library', await registry.tokenFor('library')), 'not-permitted');
  const { status, body } = await change({ entry: 'Campus/Library' });
  assert.deepEqual([status, body.code], [422, 'page-fails']);
  assert.match(body.error ?? '', /no such group/);
  assert.equal(await menuOf('/exams'), '');
});

test('a granted entry is on every page, stays when sections are published, and is listed', async () => {
  const { status, body } = await change({ entry: 'Campus Life / Library' });
  assert.equal(status, 200, body.error);
  assert.equal(await menuOf('/exams'), '<a href="/library">Campus Life/Library</a>');
  await registry.publish({ name: 'exams', version: '2.0.0' });
  assert.equal(await menuOf('/exams'), '<a href="/library">Campus Life/Library</a>');
  assert.deepEqual(await listed(), [{ names: ['Campus Life', 'Library'], link: '/library' }]);
  assert.equal(await codeOf({ page: '/exams' }, 'exams'), 'menu-entry-taken');
  assert.equal(await codeOf({ isGranted: false }, 'exams'), 'menu-entry-not-granted', 'it is of the library');
});

test('withdrawing a section says that its menu entry goes too', async () => {
  const { body } = await registry.request('POST', 'sections/library/withdrawal', { confirmed: false });
  assert.match(body.error ?? '', /from the menu \(Campus Life\/Library\), so the other page is rendered again/);
});

test('an entry is taken back, and a rollback of the site brings it back', async () => {
  const { body } = await registry.request('GET', 'status');
  const { release } = body as unknown as { release: string };
  const taken = await change({ isGranted: false, entry: 'campus life/library' });
  assert.equal(taken.status, 200, taken.body.error);
  assert.deepEqual([await menuOf('/exams'), await listed()], ['', []]);
  assert.equal((await registry.request('POST', 'rollback', { release, confirmed: true })).status, 200);
  assert.equal((await listed())?.length, 1);
});
