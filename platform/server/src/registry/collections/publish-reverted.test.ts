import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../database/database.ts';
import { createToken, readActor } from '../access/tokens.ts';
import { live } from '../releases/releases.ts';
import { assertRefused } from '../testing/release-test.ts';
import { type draftsOf, notice, openNotices } from '../testing/sample-collection.ts';
import type { TestRegistry } from '../testing/test-registry.ts';
import { publishEntries } from './publish-entries.ts';

/* A collection is rolled back after a publish of its entries was planned, before it is live. */

const part = 'exams/notices';
let registry: TestRegistry;
let drafts: ReturnType<typeof draftsOf>;

before(async () => {
  ({ registry, drafts } = await openNotices());
});
after(() => registry.close());

async function publishDuringRollback(id: string) {
  const { database } = registry.context;
  let hasRun = false;
  const transaction: Database['transaction'] = async (run) => {
    if (!hasRun) {
      hasRun = true;
      assert.equal((await registry.request('POST', 'rollback', { part })).status, 200);
    }
    return database.transaction(run);
  };
  const context = { ...registry.context, database: { ...database, query: database.query.bind(database), transaction } };
  const { id: number } = await createToken(database, { rights: { [part]: 'publish' }, label: 'editor', days: 1 });
  return publishEntries(context, await readActor(database, number), { part, channel: live }, { ids: [id] });
}
const isShown = async (title: string) => (await registry.read('/api/content/exams/notices')).includes(title);

const changes = {
  'a new entry': async () => drafts.save('new', notice('Late')),
  'an entry that was rolled back': async () => drafts.save('old', notice('Late')),
};
for (const [what, save] of Object.entries(changes)) {
  test(`a publish of ${what} that began before the rollback does not go live, and a new one can`, async () => {
    for (const title of ['Old', 'Older']) {
      await drafts.save('old', notice(title));
      assert.equal((await drafts.publish()).status, 200);
    }
    const { body } = await save();
    const { id } = body as { id: string };
    await assertRefused(publishDuringRollback(id), 'part-reverted', /^the operator .* exams\/notices on 20/);
    assert.equal(await isShown('Late'), false);
    const { status, body: published } = await drafts.publish({ ids: [id], seen: (await drafts.read()).hash });
    assert.equal(status, 200, published.error);
    assert.equal(await isShown('Late'), true);
    await drafts.save(id, null);
    await drafts.publish();
  });
}
