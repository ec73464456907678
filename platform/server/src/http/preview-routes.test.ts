import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../registry/testing/test-registry.ts';

let desk: TestRegistry;
let link: string;
let cookie: string;

before(async () => {
  desk = await openTestRegistry();
  for (const name of ['shell', 'exams', 'cells']) await desk.publish({ name });
  link = (await desk.publish({ name: 'exams', version: '2.0.0' }, { channel: 'try-it' })).body.link as string;
});
after(() => desk.close());

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(desk.address + address, { headers, redirect: 'manual' });

test('the secret link opens the preview by a cookie that scripts cannot read', async () => {
  const answer = await get(link);
  assert.deepEqual([answer.status, answer.headers.get('location')], [302, '/']);
  const set = answer.headers.get('set-cookie') ?? '';
  assert.match(set, /HttpOnly; SameSite=Lax/);
  assert.equal(answer.headers.get('cache-control'), 'private, no-store');
  cookie = set.split(';')[0] ?? '';
});

test('the preview shows its build, says that it is one, and is kept and listed by nobody', async () => {
  const answer = await get('/exams', { cookie });
  const html = await answer.text();
  assert.match(html, /2\.0\.0/);
  assert.match(html, /Preview “try-it”: not the live site.*Leave the preview/);
  assert.equal(answer.headers.get('cache-control'), 'private, no-store');
  assert.equal(answer.headers.get('x-robots-tag'), 'noindex, nofollow');
  for (const address of ['/_registry.json', '/api/announcement/list', '/cells', '/nothing/here', '/none.pdf']) {
    assert.equal((await get(address, { cookie })).headers.get('cache-control'), 'private, no-store', address);
  }
});

test('without the secret there is the live site, whatever is guessed', async () => {
  for (const guess of [
    '',
    'viit_preview=try-it',
    `viit_preview=${'x'.repeat(24)}`,
    'viit_preview=live',
    'viit_preview=',
  ]) {
    const answer = await get('/exams', { cookie: guess });
    assert.doesNotMatch(await answer.text(), /2\.0\.0|Preview/);
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=0, must-revalidate');
  }
  for (const address of ['/_preview/try-it', `/_preview/${'x'.repeat(24)}`]) {
    const answer = await get(address);
    assert.deepEqual([answer.status, answer.headers.get('set-cookie')], [404, null]);
  }
});

test("a preview's files are served with its cookie only", async () => {
  const table = (await (await get('/_registry.json', { cookie })).json()) as { sections: { exams: { entry: string } } };
  const { entry } = table.sections.exams;
  assert.equal((await get(entry)).status, 404);
  assert.equal((await get(entry, { cookie })).status, 200);
});

test('files of a build that was live stay there for open tabs after the next one', async () => {
  const table = (await (await get('/_registry.json')).json()) as { sections: { cells: { entry: string } } };
  await desk.publish({ name: 'cells', version: '2.0.0' });
  assert.equal((await get(table.sections.cells.entry)).status, 200);
});

test('what is published meanwhile comes with the next build on the preview, under the same link', async () => {
  const next = await desk.publish({ name: 'exams', version: '2.1.0' }, { channel: 'try-it' });
  assert.equal(next.body.link, link);
  await new Promise((resolve) => setTimeout(resolve, 600));
  assert.match(await (await get('/exams', { cookie })).text(), /2\.1\.0/);
  assert.match(await (await get('/cells', { cookie })).text(), /2\.0\.0.*Preview/s);
});

test('leaving the preview leads back to the live site', async () => {
  const answer = await get('/_preview/leave', { cookie });
  assert.match(answer.headers.get('set-cookie') ?? '', /^viit_preview=; Max-Age=0/);
  assert.equal(answer.headers.get('location'), '/');
});
