import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ListedCollection } from '@viit/contract/registry-api';
import { draftsOf, notice, noticesSection, publishNotices, stateIn } from '../testing/sample-collection.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

/* A second person looks at drafts. The collection needs an approval for each publish. */

let registry: TestRegistry;
let anitha: ReturnType<typeof draftsOf>;
let ravi: ReturnType<typeof draftsOf>;

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry, { review: true });
  anitha = draftsOf(registry, 'exams/notices', await registry.tokenFor('exams'));
  ravi = draftsOf(registry, 'exams/notices', await registry.tokenFor('content'));
});
after(() => registry.close());

const answer = async (who: typeof anitha, state: string, comment = '') => {
  const { revision = null } = (await who.stateOf('fees')) ?? {};
  return who.request('PUT', '/drafts/fees/review', { state, comment, revision });
};
const reviewOf = async () => (await anitha.stateOf('fees'))?.draft?.review;

test('a draft is not published before somebody else has approved it', async () => {
  await anitha.save('fees', notice('Fee dates'));
  const refused = await anitha.publish();
  assert.deepEqual([refused.status, refused.body.code], [409, 'review-missing']);
  assert.match(refused.body.error ?? '', /Ask for a review of: fees/);
  const own = await answer(anitha, 'approved');
  assert.deepEqual([own.status, own.body.code], [409, 'review-missing']);
  assert.equal((await answer(anitha, 'asked', 'Is the date right?')).status, 200);
  assert.equal((await answer(ravi, 'approved')).status, 200);
  const published = await anitha.publish();
  assert.equal(published.status, 200, published.body.error);
});

test('a preview of an older build without reviews does not publish drafts that nobody has approved', async () => {
  const older = await registry.publish(noticesSection('0.9.0'), { channel: 'older' });
  assert.equal(older.status, 200, older.body.error);
  await anitha.save('fees', notice('Fee dates that nobody has seen'));
  assert.equal((await anitha.publish({ channel: 'older' })).body.code, 'review-missing');
});

test('the overview names drafts that wait for a review, and what was returned', async () => {
  await anitha.save('fees', notice('Fee dates of spring'));
  await answer(anitha, 'asked');
  const attention = async () =>
    ((await registry.request('GET', 'collections')).body as unknown as ListedCollection[]).flatMap(
      (one) => one.attention,
    );
  assert.deepEqual(await attention(), [
    { id: 'fees', title: 'Fee dates of spring', reason: 'exams team asks for a review' },
  ]);
  await answer(ravi, 'returned', 'December, please');
  assert.equal((await attention())[0]?.reason, 'content team has returned it to exams team');
  await answer(ravi, 'approved');
  assert.equal((await attention())[0]?.reason, 'approved by content team, not published');
  await answer(ravi, 'returned', 'December, please');
});

test('the comment stays while the draft is corrected, and an approval ends with the next change', async () => {
  assert.equal((await reviewOf())?.comment, 'December, please');
  const saved = stateIn(await anitha.save('fees', notice('Fee dates of December')));
  assert.equal(saved.draft?.review?.comment, 'December, please');
  await answer(ravi, 'approved');
  assert.equal((await reviewOf())?.state, 'approved');
  await anitha.save('fees', notice('Fee dates, changed after the approval'));
  assert.equal(await reviewOf(), null);
  assert.equal((await anitha.publish()).body.code, 'review-missing');
});

test('nobody approves another text than the one on the screen', async () => {
  const { revision = null } = (await ravi.stateOf('fees')) ?? {};
  await anitha.save('fees', notice('Another text'));
  const { status, body } = await ravi.request('PUT', '/drafts/fees/review', {
    state: 'approved',
    comment: '',
    revision,
  });
  assert.deepEqual([status, body.code], [409, 'entry-changed']);
});

test('a draft that is discarded, or removed with its entry, stays in the history', async () => {
  const { revision = null } = (await anitha.stateOf('fees')) ?? {};
  assert.equal((await anitha.request('DELETE', `/drafts/fees?revision=${revision}`)).status, 200);
  await anitha.save('fees', notice('A text before the removal'));
  await anitha.save('fees', null);
  const { body } = await anitha.request('GET', '/entries/fees/history');
  const titles = (body as unknown as { value: { title: string } | null }[]).map(
    ({ value }) => value?.title ?? 'removed',
  );
  assert.deepEqual(titles.slice(-3), ['Another text', 'A text before the removal', 'removed']);
});

test('who has written in a draft does not approve it, also after a colleague has corrected it, until it is discarded', async () => {
  await anitha.save('fees', notice('A text of Anitha'));
  await ravi.save('fees', notice('A text of Anitha', { date: '2026-12-02' }));
  for (const author of [anitha, ravi]) assert.equal((await answer(author, 'approved')).body.code, 'review-missing');
  const third = draftsOf(registry, 'exams/notices', await registry.tokenFor('content'));
  assert.equal((await answer(third, 'approved')).status, 200);
  const { revision } = (await anitha.stateOf('fees')) ?? {};
  assert.equal((await anitha.request('DELETE', `/drafts/fees?revision=${revision}`)).status, 200);
  await ravi.save('fees', notice('A text of Ravi'));
  assert.equal((await answer(anitha, 'approved')).status, 200);
});

test('of two people with the same name, the one who did not write the draft may approve it', async () => {
  const namesake = draftsOf(registry, 'exams/notices', await registry.tokenFor('exams'));
  await anitha.save('fees', notice('By one of two'));
  assert.equal((await answer(anitha, 'approved')).body.code, 'review-missing');
  assert.equal((await answer(namesake, 'approved')).status, 200);
  const written = (await anitha.stateOf('fees'))?.draft;
  assert.equal((await namesake.publish()).status, 200);
  const published = (await anitha.stateOf('fees'))?.published;
  assert.deepEqual([published?.by, published?.byId], ['exams team', written?.byId]);
  await namesake.save('fees', notice('By the other one'));
  assert.equal((await answer(namesake, 'approved')).body.code, 'review-missing');
  assert.equal((await answer(anitha, 'approved')).status, 200);
});

test('versions of two people with the same name are two', async () => {
  const namesake = draftsOf(registry, 'exams/notices', await registry.tokenFor('exams'));
  for (const who of [anitha, anitha, namesake, namesake]) await who.save('halls', notice(`Halls ${Math.random()}`));
  const { body } = await anitha.request('GET', '/entries/halls/history');
  assert.equal((body as unknown as object[]).length, 2);
});

test('nobody with the name of the author approves what version 1.0 has saved', async () => {
  const saveWithOldServer = (author: string) =>
    registry.database.query("update entry_version set author = $1, saved_at = now() where id = 'old' and is_draft", [
      author,
    ]);
  await ravi.save('old', notice('Old'));
  await saveWithOldServer('exams team');
  const { revision = null } = (await anitha.stateOf('old')) ?? {};
  const approve = (who: typeof anitha) =>
    who.request('PUT', '/drafts/old/review', { state: 'approved', comment: '', revision });
  assert.equal((await approve(anitha)).body.code, 'review-missing');
  const third = draftsOf(registry, 'exams/notices', await registry.tokenFor('content'));
  assert.equal((await approve(third)).status, 200);
});
