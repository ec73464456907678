import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ListedCollection } from '@viit/contract/registry-api';
import { watchLongestTurn } from '@viit/test/longest-turn';
import { draftsOf, notice, publishNotices, stateIn } from '../testing/sample-collection.ts';
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

test('a draft that waits for a review comes before those that only wait', async () => {
  const drafts = draftsOf(registry);
  const { revision } = stateIn(await drafts.save('asked', notice('Fee dates')));
  await drafts.request('PUT', '/drafts/asked/review', { state: 'asked', comment: '', revision });
  const [notices] = (await registry.request('GET', 'collections')).body as unknown as ListedCollection[];
  assert.deepEqual(
    notices?.attention.map(({ id, reason }) => [id, reason]),
    [
      ['asked', 'the operator asks for a review'],
      ['results', 'not published for more than a week'],
    ],
  );
});

test('what an author saves within ten minutes is one version; an older draft stays in the history', async () => {
  const drafts = draftsOf(registry, 'exams/notices', await registry.tokenFor('exams'));
  const titles = async () => {
    const { body } = await drafts.request('GET', '/entries/hall/history');
    return (body as unknown as { value: { title: string } }[]).map(({ value }) => value.title);
  };
  for (const [title, minutes] of Object.entries({ First: 9, Second: 11, Third: 0 })) {
    const { draft } = stateIn(await drafts.save('hall', notice(title)));
    assert.ok(Date.now() - Date.parse(draft?.at ?? '') < 60_000, 'the time of the last save');
    const age = `update entry_version set begun_at = now() - interval '${minutes} minutes' where id = 'hall'`;
    await registry.database.query(age);
  }
  assert.deepEqual(await titles(), ['Second', 'Third']);
});

test('text that somebody types without a pause is a version every ten minutes', async () => {
  const drafts = draftsOf(registry, 'exams/notices', await registry.tokenFor('exams'));
  for (const title of ['Begun', 'After six minutes', 'After twelve minutes']) {
    await drafts.save('typed', notice(title));
    await registry.database.query(
      `update entry_version set saved_at = saved_at - interval '6 minutes', begun_at = begun_at - interval '6 minutes'
       where id = 'typed'`,
    );
  }
  const { body } = await drafts.request('GET', '/entries/typed/history');
  const titles = (body as unknown as { value: { title: string } }[]).map(({ value }) => value.title);
  assert.deepEqual(titles, ['After six minutes', 'After twelve minutes']);
});

test('an entry that is as visitors have it again has no draft any more', async () => {
  const drafts = draftsOf(registry);
  await drafts.save('sample', { title: 'Changed', date: '2026-01-01' });
  assert.equal((await drafts.stateOf('sample'))?.draft?.value?.title, 'Changed');
  await drafts.save('sample', { title: 'Sample notice', date: '2026-01-01' });
  assert.equal((await drafts.stateOf('sample'))?.draft, null);
});

test('collections with very many links are listed while the server serves others', async () => {
  const fields = { body: { type: 'text', label: 'Text' } } as const;
  const seedOf = (name: string) =>
    Array.from({ length: 40 }, (_, i) => ({
      id: `entry-${i}`,
      body: Array.from({ length: 600 }, (_, k) => `"/api/${name}${(i * 600 + k).toString(36)}"`).join(' '),
    }));
  const collections = [...'abcdefgh'].map((name) => ({
    name,
    title: name,
    help: 'Links.',
    fields,
    seed: seedOf(name),
  }));
  const published = await registry.publish({
    ...{ name: 'cells', version: '2.0.0' },
    change: (manifest) => ({ ...manifest, collections }),
  });
  assert.equal(published.status, 200, published.body.error);
  await draftsOf(registry, 'cells/h').save('entry-0', { body: '"/nowhere" "/api/x"' });
  await draftsOf(registry, 'cells/h').publish();
  const longestTurn = watchLongestTurn();
  const listed = (await registry.request('GET', 'collections')).body as unknown as ListedCollection[];
  const longest = longestTurn();
  const reasons = listed.map(({ part, attention }) => `${part}: ${attention.map(({ reason }) => reason)}`);
  assert.ok(reasons.includes('cells/h: its link /nowhere\\ leads nowhere'), reasons.join('\n'));
  assert.ok(reasons.includes('cells/g: '));
  assert.ok(longest < 300, `${longest} ms`);
});
