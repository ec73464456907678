import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../registry/testing/test-registry.ts';

let registry: TestRegistry;
let link: string;
let cookie: string;

before(async () => {
  registry = await openTestRegistry();
  for (const name of ['shell', 'exams', 'cells']) await registry.publish({ name });
  link = (await registry.publish({ name: 'exams', version: '2.0.0' }, { channel: 'try-it' })).body.link as string;
});
after(() => registry.close());

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(registry.address + address, { headers, redirect: 'manual' });

test('the secret link opens the preview with a cookie that scripts cannot read', async () => {
  const response = await get(link);
  assert.deepEqual([response.status, response.headers.get('location')], [302, '/']);
  const set = response.headers.get('set-cookie') ?? '';
  assert.match(set, /HttpOnly; SameSite=Lax/);
  assert.equal(response.headers.get('cache-control'), 'private, no-store');
  cookie = set.split(';')[0] ?? '';
});

test('a picture, frame or script with the address of a preview neither opens nor leaves it', async () => {
  for (const address of [link, '/_preview/leave']) {
    for (const dest of ['image', 'iframe', 'script', 'empty']) {
      const response = await get(address, { 'sec-fetch-dest': dest });
      assert.deepEqual([response.status, response.headers.get('set-cookie')], [400, null], dest);
    }
    assert.ok((await get(address, { 'sec-fetch-dest': 'document' })).headers.has('set-cookie'));
  }
});

test('a preview shows its build with a banner, and is neither cached nor indexed', async () => {
  const response = await get('/exams', { cookie });
  const html = await response.text();
  assert.match(html, /2\.0\.0/);
  assert.match(html, /Preview “try-it”: not the live site.*Leave the preview/);
  assert.equal(response.headers.get('cache-control'), 'private, no-store');
  assert.equal(response.headers.get('x-robots-tag'), 'noindex, nofollow');
  for (const address of ['/_registry.json', '/api/announcement/list', '/cells', '/nothing/here', '/none.pdf']) {
    assert.equal((await get(address, { cookie })).headers.get('cache-control'), 'private, no-store', address);
  }
});

test('the banner links to what the preview changes, which needs the secret', async () => {
  assert.match(await (await get('/exams', { cookie })).text(), /<a href="\/_preview\/changes"[^>]*>What changes<\/a>/);
  const changes = await get('/_preview/changes', { cookie });
  assert.equal(changes.headers.get('content-type'), 'text/plain; charset=utf-8');
  assert.equal(changes.headers.get('cache-control'), 'private, no-store');
  assert.match(await changes.text(), /^What changes for visitors from live .* to try-it .*\n1 page changes/);
  assert.equal((await get('/_preview/changes')).status, 404);
});

test('without the secret, every guess shows the live site', async () => {
  for (const guess of [
    '',
    'viit_preview=try-it',
    `viit_preview=${'x'.repeat(24)}`,
    'viit_preview=live',
    'viit_preview=',
  ]) {
    const response = await get('/exams', { cookie: guess });
    assert.doesNotMatch(await response.text(), /2\.0\.0|Preview/);
    assert.equal(response.headers.get('cache-control'), 'public, max-age=0, must-revalidate');
  }
  for (const address of ['/_preview/try-it', `/_preview/${'x'.repeat(24)}`]) {
    const response = await get(address);
    assert.deepEqual([response.status, response.headers.get('set-cookie')], [404, null]);
  }
});

test("a preview's files are served with its cookie only", async () => {
  const table = (await (await get('/_registry.json', { cookie })).json()) as { sections: { exams: { entry: string } } };
  const { entry } = table.sections.exams;
  assert.equal((await get(entry)).status, 404);
  assert.equal((await get(entry, { cookie })).status, 200);
});

test('files of a previous build stay available for open tabs', async () => {
  const table = (await (await get('/_registry.json')).json()) as { sections: { cells: { entry: string } } };
  await registry.publish({ name: 'cells', version: '2.0.0' });
  assert.equal((await get(table.sections.cells.entry)).status, 200);
});

test('the next build on a preview brings what has been published since, under the same link', async () => {
  const next = await registry.publish({ name: 'exams', version: '2.1.0' }, { channel: 'try-it' });
  assert.equal(next.body.link, link);
  await new Promise((resolve) => setTimeout(resolve, 600));
  assert.match(await (await get('/exams', { cookie })).text(), /2\.1\.0/);
  assert.match(await (await get('/cells', { cookie })).text(), /2\.0\.0.*Preview/s);
});

test('over https, the cookie is bound to the host, and one that another host has set opens nothing', async () => {
  const https = { 'x-forwarded-proto': 'https' };
  const set = (await get(link, https)).headers.get('set-cookie') ?? '';
  assert.match(set, /^__Host-viit_preview=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  const secure = set.split(';')[0] ?? '';
  assert.match(await (await get('/exams', { cookie: secure, ...https })).text(), /Preview “try-it”/);
  assert.doesNotMatch(await (await get('/exams', { cookie, ...https })).text(), /Preview “try-it”/);
  const left = (await get('/_preview/leave', { cookie: secure, ...https })).headers.get('set-cookie') ?? '';
  assert.match(left, /^__Host-viit_preview=; Max-Age=0; /);
});

test('other sites may show public files and builds, but no pages, lists or anything of a preview', async () => {
  const policyAt = async (address: string, headers: Record<string, string> = {}) =>
    (await get(address, headers)).headers.get('cross-origin-resource-policy');
  const table = (await (await get('/_registry.json')).json()) as { sections: { exams: { entry: string } } };
  const { entry } = table.sections.exams;
  for (const address of ['/exams', '/_registry.json', '/api/announcement/list', '/none.pdf', '/nothing', '/healthz']) {
    assert.equal(await policyAt(address), 'same-origin', address);
  }
  for (const address of [entry, '/robots.txt']) assert.equal(await policyAt(address), 'cross-origin', address);
  assert.equal(await policyAt(entry, { cookie }), 'same-origin');
  assert.equal((await get(entry)).headers.get('permissions-policy'), null, 'a build runs in a page that has one');
});

test('leaving the preview redirects to the live site', async () => {
  const response = await get('/_preview/leave', { cookie });
  assert.match(response.headers.get('set-cookie') ?? '', /^viit_preview=; Max-Age=0/);
  assert.equal(response.headers.get('location'), '/');
});
