import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import type { AuditRecord, ListedToolkit, ReceivedToolkit } from '@viit/contract/registry-api';
import { hasPostgres, startPostgres } from '@viit/test/postgres';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell', change: (manifest) => ({ ...manifest, toolkit: '>=1.0.0 <2' }) });
  await registry.publish({ name: 'exams' });
});
afterEach(() => registry.database.query('delete from toolkit'));
after(() => registry.close());

const publishTo = async (to: TestRegistry, ...args: Parameters<TestRegistry['publishToolkit']>) => {
  const { status, body } = await to.publishToolkit(...args);
  assert.equal(status, 200, body.error);
  return body as unknown as ReceivedToolkit;
};
const publish = (...args: Parameters<TestRegistry['publishToolkit']>) => publishTo(registry, ...args);
const list = async () => (await registry.request('GET', 'toolkits')).body as unknown as ListedToolkit[];

test('nothing is listed before a toolkit was published', async () => {
  assert.deepEqual(await list(), []);
});

test('a published toolkit is listed with its packages, when, and by whom; no release is made', async () => {
  const before = await registry.request('GET', 'status');
  const received = await publish({ version: '1.0.0' }, { token: await registry.tokenFor('toolkit') });
  assert.deepEqual([received.isNew, received.latest, received.range], [true, '1.0.0', '>=1.0.0 <2']);
  const [listed] = await list();
  assert.deepEqual([listed?.version, listed?.by], ['1.0.0', 'toolkit team']);
  assert.deepEqual(
    listed?.packages.map(({ name, version }) => `${name} ${version}`),
    ['@viit/create-section 1.0.0', '@viit/runtime 1.0.0', '@viit/toolkit 1.0.0', '@viit/ui 1.0.0'],
  );
  assert.ok(Math.abs(Date.now() - Date.parse(listed?.publishedAt ?? '')) < 60_000);
  const after = await registry.request('GET', 'status');
  assert.deepEqual([after.body.release, after.body.switches], [before.body.release, before.body.switches]);
});

test('publishing the same toolkit again succeeds and does nothing', async () => {
  await publish({ version: '1.1.0' }, { token: await registry.tokenFor('toolkit') });
  const received = await publish({ version: '1.1.0' });
  assert.equal(received.isNew, false);
  assert.ok(received.packages.every(({ isNew }) => !isNew));
  assert.equal((await list())[0]?.by, 'toolkit team');
});

test('a package that has not changed keeps its version in the next toolkit', async () => {
  await publish({ version: '1.2.0' });
  const packages = [
    { name: '@viit/toolkit', version: '1.3.0' },
    { name: '@viit/runtime', version: '1.2.0' },
  ];
  const received = await publish({ version: '1.3.0', packages });
  assert.deepEqual(
    received.packages.map(({ name, isNew }) => [name, isNew]),
    [
      ['@viit/runtime', false],
      ['@viit/toolkit', true],
    ],
  );
});

/** One database works on transactions one after the other, the other at the same time. */
for (const kind of ['embedded', ...(hasPostgres() ? ['postgresql'] : [])]) {
  test(`two that publish the same toolkit at the same time both succeed in the ${kind} database`, async (t) => {
    let server = registry;
    if (kind === 'postgresql') {
      const postgres = await startPostgres();
      server = await openTestRegistry({ databaseUrl: postgres.createDatabase() });
      t.after(() => server.close().then(postgres.stop));
    }
    const both = await Promise.all([publishTo(server, { version: '1.4.0' }), publishTo(server, { version: '1.4.0' })]);
    assert.deepEqual(both.map(({ isNew }) => isNew).sort(), [false, true]);
  });
}

test('the list marks the newest toolkit that the live shell is compatible with, and those that it is not', async () => {
  for (const version of ['1.5.0', '1.6.0']) await publish({ version });
  const received = await publish({ version: '2.0.0' });
  assert.equal(received.latest, '1.6.0');
  assert.deepEqual(
    (await list()).map(({ version, isLatest, isCompatible }) => [version, isLatest, isCompatible]),
    [
      ['2.0.0', false, false],
      ['1.6.0', true, true],
      ['1.5.0', false, true],
    ],
  );
});

test('pruning leaves every version of the toolkit', async () => {
  for (const version of ['1.7.0', '1.8.0']) await publish({ version });
  const { status } = await registry.request('POST', 'prune', { keep: 1 });
  assert.equal(status, 200);
  assert.equal((await list()).length, 2);
  const tarball = await fetch(`${registry.address}/_packages/@viit/runtime/-/runtime-1.7.0.tgz`);
  assert.equal(tarball.status, 200);
});

test('the audit names the toolkit that was published', async () => {
  await publish({ version: '1.9.0' });
  for (let attempt = 0; attempt < 100; attempt++) {
    const entries = (await registry.request('GET', 'audit')).body as unknown as AuditRecord[];
    if (entries.some(({ action, target }) => action === 'sendToolkit' && target === '1.9.0')) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail('no entry for the toolkit');
});
