import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ListedCollection } from '@viit/contract/registry-api';
import { draftsOf, notice, publishNotices } from '../testing/sample-collection.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry);
  assert.equal((await draftsOf(registry).save('results', notice('Results, under embargo'))).status, 200);
  await registry.database.query("update entry_version set saved_at = now() - interval '8 days'");
});
after(() => registry.close());

test('an old draft needs the attention of those who may edit it, and nobody else reads its title', async () => {
  const listFor = async (owner: string) => {
    const { body } = await registry.request('GET', 'collections', undefined, await registry.tokenFor(owner));
    const [notices] = body as unknown as ListedCollection[];
    return [notices?.drafts, ...(notices?.attention ?? []).map(({ title, reason }) => `${title}: ${reason}`)];
  };
  assert.deepEqual(await listFor('exams'), [1, 'Results, under embargo: not published for more than a week']);
  for (const other of ['cells', 'metrics']) assert.deepEqual(await listFor(other), [1]);
});
