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

test('files of a former build stay available for open tabs', async () => {
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

test('leaving the preview redirects to the live site', async () => {
  const response = await get('/_preview/leave', { cookie });
  assert.match(response.headers.get('set-cookie') ?? '', /^viit_preview=; Max-Age=0/);
  assert.equal(response.headers.get('location'), '/');
});
