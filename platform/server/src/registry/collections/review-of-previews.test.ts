import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Manifest } from '@viit/contract';
import { draftsOf, notice, noticesSection, publishNotices, stateIn } from '../testing/sample-collection.ts';
import type { RegistryResponse } from '../testing/test-client.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

/* A preview makes nothing live that nobody else has approved, also if its entries were put in it before. */

let registry: TestRegistry;
let exams: string;
let anitha: ReturnType<typeof draftsOf>;
let ravi: ReturnType<typeof draftsOf>;
const part = 'exams/notices';

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry);
  exams = await registry.tokenFor('exams');
  const content = await registry.tokenFor('content');
  [anitha, ravi] = [draftsOf(registry, part, exams), draftsOf(registry, part, content)];
});
after(() => registry.close());

const succeeds = async (response: Promise<RegistryResponse>) => {
  const { status, body } = await response;
  assert.equal(status, 200, body.error);
};
const answer = async (state: string, id = 'fees') => {
  const { revision = null } = (await ravi.stateOf(id)) ?? {};
  await succeeds(ravi.request('PUT', `/drafts/${id}/review`, { state, comment: '', revision }));
};
let previews = 0;
let channel: string;
/** A new one. */
const preview = () => {
  channel = `early-${++previews}`;
  return succeeds(anitha.publish({ channel }));
};
const promote = () => registry.request('POST', 'promote', { channel }, exams);
const assertUnapproved = async () => {
  const { status, body } = await promote();
  assert.deepEqual([status, body.code], [409, 'review-missing']);
  assert.match(body.error ?? '', /as the preview "[a-z]+(-\d)?" has it.*: fees$/);
};
/** A preview of an approved draft is promoted only as long as the draft is approved. */
const assertNeedsApproval = async () => {
  await answer('approved');
  await preview();
  await answer('returned');
  await assertUnapproved();
  await answer('approved');
  await succeeds(promote());
};
const reviewed = noticesSection('1.1.0', { review: true });

test('entries from before a review are not promoted together with the build that introduces it', async () => {
  await succeeds(anitha.save('fees', notice('Fees')));
  await preview();
  await succeeds(registry.publish(reviewed, { channel, token: exams }));
  await assertUnapproved();
});

test('entries from before a review are not promoted after it, before somebody else has approved them', async () => {
  await succeeds(registry.publish(reviewed, { token: exams }));
  await assertUnapproved();
  const written = (await anitha.stateOf('fees'))?.draft;
  await answer('approved');
  await succeeds(promote());
  const { draft, published } = (await anitha.stateOf('fees')) ?? {};
  assert.deepEqual([draft, published?.value.title, published?.byId], [null, 'Fees', written?.byId]);
});

test('an entry that was returned after its preview is not promoted, and is when it is approved again', async () => {
  await succeeds(anitha.save('fees', notice('Fees of spring')));
  await assertNeedsApproval();
  assert.equal((await anitha.stateOf('fees'))?.draft, null);
});

test('the approval of another text, or of a draft that is no more, does not count', async () => {
  await succeeds(anitha.save('fees', notice('Fees of summer')));
  await answer('approved');
  await preview();
  await succeeds(anitha.save('fees', notice('Fees of autumn')));
  await answer('approved');
  await assertUnapproved();
  const { revision } = (await anitha.stateOf('fees')) ?? {};
  await succeeds(anitha.request('DELETE', `/drafts/fees?revision=${revision}`));
  await assertUnapproved();
});

test('entries that are live already are promoted without an approval', async () => {
  await succeeds(anitha.save('fees', notice('Fees of winter')));
  await answer('approved');
  await preview();
  await succeeds(anitha.publish());
  await succeeds(promote());
});

test('a removal needs its approval too', async () => {
  await succeeds(anitha.save('fees', null));
  await assertNeedsApproval();
  assert.equal(await anitha.stateOf('fees'), undefined);
});

test('the seed of a new collection is promoted without an approval, and its other entries are not', async () => {
  const papers = noticesSection('1.2.0', { review: true });
  const build = {
    ...papers,
    change: (manifest: Manifest) => {
      const [notices, ...others] = papers.change(manifest).collections ?? [];
      return { ...manifest, collections: [notices, { ...notices, name: 'papers' }, ...others] };
    },
  };
  channel = 'papers';
  await succeeds(registry.publish(build as typeof papers, { channel, token: exams }));
  const inPapers = (token: string) => (method: string, route: string, body: object) =>
    registry.request(method, `collections/exams/papers${route}`, body, token);
  const [own, others] = [inPapers(exams), inPapers(await registry.tokenFor('content'))];
  const value = notice('Fees');
  const saved = await own('PUT', '/entries/fees?channel=papers', { revision: null, value });
  const { revision } = stateIn(saved);
  const answerThere = (state: string) =>
    succeeds(others('PUT', '/drafts/fees/review?channel=papers', { state, comment: '', revision }));
  await answerThere('approved');
  await succeeds(own('POST', '/publish', { channel }));
  await answerThere('returned');
  await assertUnapproved();
  await answerThere('approved');
  await succeeds(promote());
  assert.match(await registry.read('/api/content/exams/papers'), /Fees.*Sample|Sample.*Fees/);
});
