import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { AuditEntry, ListedToolkit, ReceivedToolkit } from '@viit/contract/registry-api';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

for (const kind of ['embedded', ...(hasPostgres() ? ['postgresql'] : [])]) {
  // The tests of one database run in this order on the same data.
  describe(`the toolkit in the ${kind} database`, () => {
    let postgres: TestPostgres | undefined;
    let registry: TestRegistry;

    before(async () => {
      if (kind === 'postgresql') postgres = await startPostgres();
      registry = await openTestRegistry(postgres ? { databaseUrl: postgres.createDatabase() } : {});
      await registry.publish({ name: 'shell', change: (manifest) => ({ ...manifest, toolkit: '>=1.0.0 <2' }) });
      await registry.publish({ name: 'exams' });
    });
    after(async () => {
      await registry.close();
      await postgres?.stop();
    });

    const publish = async (...args: Parameters<TestRegistry['publishToolkit']>) => {
      const { status, body } = await registry.publishToolkit(...args);
      assert.equal(status, 200, body.error);
      return body as unknown as ReceivedToolkit;
    };
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
      assert.deepEqual([after.body.release, after.body.moves], [before.body.release, before.body.moves]);
    });

    test('publishing the same toolkit again succeeds and does nothing', async () => {
      const received = await publish({ version: '1.0.0' });
      assert.equal(received.isNew, false);
      assert.ok(received.packages.every(({ isNew }) => !isNew));
      assert.equal((await list())[0]?.by, 'toolkit team');
    });

    test('a package that has not changed keeps its version in the next toolkit', async () => {
      const packages = [
        { name: '@viit/toolkit', version: '1.1.0' },
        { name: '@viit/runtime', version: '1.0.0' },
      ];
      const received = await publish({ version: '1.1.0', packages });
      assert.deepEqual(
        received.packages.map(({ name, isNew }) => [name, isNew]),
        [
          ['@viit/runtime', false],
          ['@viit/toolkit', true],
        ],
      );
    });

    test('two that publish the same toolkit at the same time both succeed', async () => {
      const both = await Promise.all([publish({ version: '1.2.0' }), publish({ version: '1.2.0' })]);
      assert.deepEqual(both.map(({ isNew }) => isNew).sort(), [false, true]);
    });

    test('the list marks the newest toolkit that the live shell fits, and those that it does not fit', async () => {
      const received = await publish({ version: '2.0.0' });
      assert.equal(received.latest, '1.2.0');
      assert.deepEqual(
        (await list()).map(({ version, isLatest, isFitting }) => [version, isLatest, isFitting]),
        [
          ['2.0.0', false, false],
          ['1.2.0', true, true],
          ['1.1.0', false, true],
          ['1.0.0', false, true],
        ],
      );
    });

    test('pruning leaves every version of the toolkit', async () => {
      const { status } = await registry.request('POST', 'prune', { keep: 1 });
      assert.equal(status, 200);
      assert.equal((await list()).length, 4);
      const tarball = await fetch(`${registry.address}/_packages/@viit/runtime/-/runtime-1.0.0.tgz`);
      assert.equal(tarball.status, 200);
    });

    test('the audit names the toolkit that was published', async () => {
      for (let attempt = 0; attempt < 100; attempt++) {
        const entries = (await registry.request('GET', 'audit')).body as unknown as AuditEntry[];
        if (entries.some(({ action, target }) => action === 'sendToolkit' && target === '2.0.0')) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      assert.fail('no entry for the toolkit');
    });
  });
}
