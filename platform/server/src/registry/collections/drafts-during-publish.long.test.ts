import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { draftsOf, notice, noticesSection, publishNotices, stateIn } from '../testing/sample-collection.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

/* Drafts that change while they are published. */

let registry: TestRegistry;
let drafts: ReturnType<typeof draftsOf>;
const renderMs = 1500;
const slow = `exports.default = [{ id: 'page-0', load: async () => ({ default: () => {
  const end = Date.now() + ${renderMs};
  while (Date.now() < end);
  return 'exams';
} }) }];`;

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry);
  const { status, body } = await registry.publish({ ...noticesSection('2.0.0'), bundle: slow });
  assert.equal(status, 200, body.error);
  drafts = draftsOf(registry);
});
after(() => registry.close());

const shown = () => registry.read('/api/content/exams/notices');

/** Runs work while pages are rendered with the drafts. */
async function publishMeanwhile(work: () => Promise<unknown>) {
  const publishing = drafts.publish();
  await wait(renderMs / 3);
  await work();
  const { status, body } = await publishing;
  assert.equal(status, 200, body.error);
  return body.published;
}

test('a draft that is saved again while it is published stays a draft, which the next publish includes', async () => {
  await drafts.save('fees', notice('Fees: first'));
  await publishMeanwhile(() => drafts.save('fees', notice('Fees: second')));
  assert.match(await shown(), /Fees: first/);
  assert.equal((await drafts.stateOf('fees'))?.draft?.value?.title, 'Fees: second');
  assert.equal((await drafts.publish()).status, 200);
  assert.match(await shown(), /Fees: second/);
});

test('a draft that is discarded while it is published does not go live', async () => {
  await drafts.save('hall', notice('Hall tickets'));
  const { revision } = (await drafts.stateOf('hall')) ?? {};
  const published = await publishMeanwhile(() => drafts.request('DELETE', `/drafts/hall?revision=${revision}`));
  assert.deepEqual(published, []);
  assert.doesNotMatch(await shown(), /Hall tickets/);
  assert.equal(await drafts.stateOf('hall'), undefined);
});

test('two people who publish different entries at the same time both succeed', async () => {
  await drafts.save('a', notice('Entry A'));
  await drafts.save('b', notice('Entry B'));
  const both = await Promise.all([drafts.publish({ ids: ['a'] }), drafts.publish({ ids: ['b'] })]);
  assert.deepEqual(
    both.map(({ status, body }) => [status, body.published]),
    [
      [200, ['a']],
      [200, ['b']],
    ],
  );
  assert.match(await shown(), /Entry A.*Entry B|Entry B.*Entry A/);
});

test('an approved draft that is returned while it is published does not go live', async () => {
  const { status, body } = await registry.publish({ ...noticesSection('2.1.0', { review: true }), bundle: slow });
  assert.equal(status, 200, body.error);
  const reviewer = draftsOf(registry, 'exams/notices', await registry.tokenFor('exams'));
  const { revision } = stateIn(await drafts.save('result', notice('Results')));
  const answer = (state: string) =>
    reviewer.request('PUT', '/drafts/result/review', { state, comment: 'The dates are wrong.', revision });
  assert.equal((await answer('approved')).status, 200);
  const publishing = drafts.publish({ ids: ['result'] });
  await wait(renderMs / 3);
  assert.equal((await answer('returned')).status, 200);
  assert.equal((await publishing).body.code, 'review-missing');
  assert.doesNotMatch(await shown(), /Results/);
});
