import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type draftsOf, notice, openNotices } from '../testing/sample-collection.ts';
import type { TestRegistry } from '../testing/test-registry.ts';

/* Drafts are published into a preview one after the other. */

let registry: TestRegistry;
let drafts: ReturnType<typeof draftsOf>;

before(async () => {
  ({ registry, drafts } = await openNotices());
  await drafts.save('fees', notice('Fees'));
  assert.equal((await drafts.publish()).status, 200);
});
after(() => registry.close());

test('further drafts are added to a preview, corrected ones replace those in it, and discarded ones leave it', async () => {
  const publish = async (expected: readonly string[], chosen: object = {}) => {
    const { status, body } = await drafts.publish({ channel: 'again', ...chosen });
    assert.equal(status, 200, body.error);
    const cookie = `viit_preview=${String(body.link).split('/').at(-1)}`;
    const read = async () => {
      const entries = JSON.parse(await registry.read('/api/content/exams/notices', { cookie })) as { title: string }[];
      return entries.map(({ title }) => title).slice(2);
    };
    // A preview is read again after a second.
    const end = Date.now() + 10_000;
    while (String(await read()) !== String(expected) && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    assert.deepEqual(await read(), expected);
  };
  const discard = async (id: string) => {
    const { revision } = (await drafts.stateOf(id)) ?? {};
    assert.equal((await drafts.request('DELETE', `/drafts/${id}?revision=${revision}`)).status, 200);
  };
  await drafts.save('hall', notice('Hall'));
  await publish(['Hall'], { ids: ['hall'] });
  await drafts.save('rooms', notice('Rooms'));
  await publish(['Hall', 'Rooms'], { ids: ['rooms'] });
  await drafts.save('hall', notice('Halls'));
  await publish(['Halls', 'Rooms'], { ids: ['hall'] });
  await discard('hall');
  await publish(['Rooms']);
  await discard('rooms');
});
