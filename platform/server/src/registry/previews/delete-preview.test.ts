import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pollIntervalMs } from '../../site/live-site.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  for (const name of ['shell', 'exams', 'cells']) await registry.publish({ name });
});
after(() => registry.close());

/** Creates a preview as the team of exams. @returns also the cookie that its link sets. */
async function preview(channel: string): Promise<{ link: string; cookie: string; token: string }> {
  const token = await registry.tokenFor('exams');
  const published = await registry.publish({ name: 'exams', version: '2.0.0' }, { channel, token });
  assert.equal(published.status, 200, published.body.error);
  const link = String(published.body.link);
  return { link, cookie: `viit_preview=${link.split('/').at(-1)}`, token };
}

const deletePreview = (channel: string, token?: string) =>
  registry.request('DELETE', `previews/${channel}`, undefined, token);

test('the link of a deleted preview stops working, and those who had it open see the live site', async () => {
  const { link, cookie, token } = await preview('done');
  assert.match(await registry.read('/exams', { cookie }), /2\.0\.0/);
  const deleted = await deletePreview('done', token);
  assert.deepEqual([deleted.status, deleted.body.channel], [200, 'done']);
  await new Promise((resolve) => setTimeout(resolve, 2 * pollIntervalMs));
  const page = await registry.read('/exams', { cookie });
  assert.match(page, /1\.0\.0/);
  assert.doesNotMatch(page, /Preview/);
  assert.equal((await fetch(registry.address + link, { redirect: 'manual' })).status, 404);
  const { channels } = (await registry.request('GET', 'status')).body as { channels: { name: string }[] };
  assert.deepEqual(
    channels.map(({ name }) => name),
    ['live'],
  );
});

test('the name of a deleted preview can be used again, with another link', async () => {
  const first = await preview('again');
  await deletePreview('again');
  const second = await preview('again');
  assert.notEqual(second.link, first.link);
});

test('a team deletes a preview that somebody else has made, if there is only its own section in it', async () => {
  await registry.publish({ name: 'exams', version: '2.0.0' }, { channel: 'ours' });
  const deleted = await deletePreview('ours', await registry.tokenFor('exams'));
  assert.equal(deleted.status, 200, deleted.body.error);
});

test("another team's preview, the live site, and an unknown preview cannot be deleted", async () => {
  const { cookie } = await preview('theirs');
  const cells = await registry.tokenFor('cells');
  await registry.publish({ name: 'cells', version: '2.0.0' }, { channel: 'theirs' });
  const refused = await deletePreview('theirs', cells);
  assert.equal(refused.body.code, 'preview-not-owned');
  assert.match(refused.body.error ?? '', /Somebody else created.*contains cells, exams\. Ask them, or the operator/);
  assert.match(await registry.read('/exams', { cookie }), /2\.0\.0/);
  const live = await deletePreview('live');
  assert.equal(live.body.code, 'not-a-preview');
  const none = await deletePreview('none');
  assert.equal(none.body.code, 'preview-unknown');
});
