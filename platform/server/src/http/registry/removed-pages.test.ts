import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Manifest } from '@viit/contract';
import { withCollections } from '../../registry/testing/sample-builds.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

let registry: TestRegistry;
let token: string;
let minor = 0;

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  token = await registry.tokenFor('exams');
  const link =
    'exports.default = [{ id: "page-0", load: async () => ({ default: () => "<a href=\\"/Exams/old/?x=1\\">" }) }];';
  await registry.publish({ name: 'cells', bundle: link, change: withCollections('notices') });
  await publish(['/exams', '/exams/old', '/exams/older']);
  const items = [{ id: 'a', title: 'Notices', path: '/exams/old' }];
  const replaced = await registry.publishEntries('cells/notices', items);
  assert.equal(replaced.status, 200, replaced.body.error);
});
after(() => registry.close());

const next = (pages: string[], formerPaths: string[] = []) => ({
  ...{ name: 'exams', version: `2.${++minor}.0`, pages },
  change: (manifest: Manifest): Manifest => ({
    ...manifest,
    pages: manifest.pages.map((page, i) => (i === 0 && formerPaths.length > 0 ? { ...page, formerPaths } : page)),
  }),
});
const publish = (pages: string[], formerPaths?: string[], remove?: string[]) =>
  registry.publish(next(pages, formerPaths), { token, ...(remove && { remove }) });

const open = async (address: string) => {
  const { status, headers } = await fetch(registry.address + address, { redirect: 'manual' });
  return [status, headers.get('location')];
};

test('a build that lacks a live page is refused, and the sentence names the pages and lists that link to it in any spelling', async () => {
  const { status, body } = await publish(['/exams', '/exams/older']);
  assert.deepEqual([status, body.code], [409, 'page-removed']);
  assert.match(body.error ?? '', /lacks \/exams\/old, which is live.*formerPaths.*--remove \/exams\/old\n/);
  assert.match(body.error ?? '', /on the pages \/cells and in the lists \/api\/content\/cells\/notices\./);
  assert.deepEqual(await open('/exams/old'), [200, null]);
});

test('promoting such a build is refused in the same way, and a preview of it is not', async () => {
  const preview = await registry.publish(next(['/exams', '/exams/older']), { token, channel: 'without' });
  assert.equal(preview.status, 200, preview.body.error);
  const refused = await registry.request('POST', 'promote', { channel: 'without' }, token);
  assert.equal(refused.body.code, 'page-removed');
});

test('a former path redirects permanently, in any spelling, and stays until it is named as removed', async () => {
  const moved = await publish(['/exams', '/exams/older'], ['/exams/old']);
  assert.deepEqual([moved.status, moved.body.removed], [200, undefined], moved.body.error);
  for (const address of ['/exams/old', '/EXAMS/old/']) assert.deepEqual(await open(address), [301, '/exams'], address);
  assert.equal((await publish(['/exams', '/exams/older'])).body.code, 'page-removed');
  const removed = await publish(['/exams', '/exams/older'], [], ['/exams/old']);
  assert.equal(removed.status, 200, removed.body.error);
  assert.deepEqual(await open('/exams/old'), [302, '/']);
});

test('a page that is named may be removed, no other, and the response lists who links to it', async () => {
  assert.equal((await publish(['/exams'], [], ['/exams/old'])).body.code, 'page-removed');
  const { status, body } = await publish(['/exams'], [], ['/exams/older']);
  assert.deepEqual([status, body.removed], [200, [{ address: '/exams/older', pages: [], lists: [] }]], body.error);
});

test('a rollback never asks, and lists the pages that are removed with it', async () => {
  assert.equal((await publish(['/exams', '/exams/new'])).status, 200);
  const { status, body } = await registry.request('POST', 'rollback', { part: 'exams' }, token);
  assert.deepEqual([status, body.removed], [200, [{ address: '/exams/new', pages: [], lists: [] }]]);
});

test('a rollback of the whole site lists the pages that are removed with it, and who links to them', async () => {
  const before = registry.live.current()?.release;
  assert.equal((await publish(['/exams', '/exams/fees'])).status, 200);
  const items = [{ id: 'a', title: 'Fees', path: '/exams/fees' }];
  assert.equal((await registry.publishEntries('cells/notices', items)).status, 200);
  const { status, body } = await registry.request('POST', 'rollback', { release: before, confirmed: true });
  const removed = [{ address: '/exams/fees', pages: [], lists: ['/api/content/cells/notices'] }];
  assert.deepEqual([status, body.removed], [200, removed], body.error);
});

test('a former path outside the section, or on a page with parameters, is refused', async () => {
  const outside = await publish(['/exams'], ['/library']);
  assert.equal(outside.body.code, 'address-not-owned');
  const withParameters = await publish(['/exams/:code', '/exams'], ['/exams/codes']);
  assert.equal(withParameters.body.code, 'manifest-invalid');
  assert.match(withParameters.body.error ?? '', /\/exams\/:code has formerPaths/);
});
