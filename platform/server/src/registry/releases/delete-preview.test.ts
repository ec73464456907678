import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pollIntervalMs } from '../../site/live-site.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

let desk: TestRegistry;

before(async () => {
  desk = await openTestRegistry();
  for (const name of ['shell', 'exams', 'cells']) await desk.publish({ name });
});
after(() => desk.close());

/** A preview that the team of exams made, and the cookie that its link sets. */
async function preview(channel: string): Promise<{ link: string; cookie: string; token: string }> {
  const token = await desk.tokenFor('exams');
  const made = await desk.publish({ name: 'exams', version: '2.0.0' }, { channel, token });
  assert.equal(made.status, 200, made.body.error);
  const link = String(made.body.link);
  return { link, cookie: `viit_preview=${link.split('/').at(-1)}`, token };
}

const end = (channel: string, token?: string) => desk.ask('DELETE', `previews/${channel}`, undefined, token);

test('a preview that its team has ended opens nothing any more, and whoever had it open sees the live site', async () => {
  const { link, cookie, token } = await preview('done');
  assert.match(await desk.read('/exams', { cookie }), /2\.0\.0/);
  const ended = await end('done', token);
  assert.deepEqual([ended.status, ended.body.channel], [200, 'done']);
  await new Promise((resolve) => setTimeout(resolve, 2 * pollIntervalMs));
  const page = await desk.read('/exams', { cookie });
  assert.match(page, /1\.0\.0/);
  assert.doesNotMatch(page, /Preview/);
  assert.equal((await fetch(desk.address + link, { redirect: 'manual' })).status, 404);
  const { channels } = (await desk.ask('GET', 'status')).body as { channels: { name: string }[] };
  assert.deepEqual(
    channels.map(({ name }) => name),
    ['live'],
  );
});

test('its name is free again, with another link', async () => {
  const first = await preview('again');
  await end('again');
  const second = await preview('again');
  assert.notEqual(second.link, first.link);
});

test('nobody ends what another team made, nor the live site, nor what is not there', async () => {
  const { cookie } = await preview('theirs');
  const cells = await desk.tokenFor('cells');
  await desk.publish({ name: 'cells', version: '2.0.0' }, { channel: 'theirs', token: cells });
  const refused = await end('theirs', cells);
  assert.equal(refused.status, 403);
  assert.match(refused.body.error ?? '', /was made by exams.*Ask them, or the operator/);
  assert.match(await desk.read('/exams', { cookie }), /2\.0\.0/);
  const live = await end('live');
  assert.deepEqual([live.status, /viit rollback/.test(live.body.error ?? '')], [400, true]);
  const none = await end('none');
  assert.deepEqual([none.status, /no preview "none".*viit status/.test(none.body.error ?? '')], [404, true]);
});
