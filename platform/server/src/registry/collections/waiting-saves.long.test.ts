import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { hasPostgres, startPostgres } from '@viit/test/postgres';
import { lockKeys } from '../../database/lock-keys.ts';
import { lockEntries } from '../collections/entry-store.ts';
import { draftsOf, notice, publishNotices } from '../testing/sample-collection.ts';
import { samplePdf } from '../testing/sample-documents.ts';
import { openTestRegistry } from '../testing/test-registry.ts';

test('saves of a collection, and uploads, that wait for another server leave the database to other requests', {
  skip: hasPostgres() ? false : 'PostgreSQL is not installed',
  timeout: 180_000,
}, async () => {
  const postgres = await startPostgres();
  const databaseUrl = postgres.createDatabase();
  const [registry, other] = [await openTestRegistry({ databaseUrl }), await openTestRegistry({ databaseUrl })];
  try {
    await publishNotices(registry);
    const drafts = draftsOf(registry);
    let saves: ReturnType<typeof drafts.save>[] = [];
    await other.database.transaction(async (sql) => {
      await lockEntries(sql, 'exams/notices');
      saves = Array.from({ length: 20 }, (_, i) => drafts.save(`e${i}`, notice(`Notice ${i}`), null));
      await wait(200);
      assert.equal((await registry.request('GET', 'status')).status, 200);
    });
    for (const { status } of await Promise.all(saves)) assert.equal(status, 200);
    let uploads: ReturnType<typeof registry.uploadNew>[] = [];
    await other.database.transaction(async (sql) => {
      await sql.query(`select pg_advisory_xact_lock(${lockKeys.documentAddress})`);
      uploads = Array.from({ length: 20 }, (_, i) => registry.uploadNew('exams/notices', 'Fees', samplePdf(`${i}`)));
      // Until all have arrived and been read.
      await wait(1500);
      assert.equal((await registry.request('GET', 'status')).status, 200);
    });
    for (const { status, body } of await Promise.all(uploads)) assert.equal(status, 200, body.error);
  } finally {
    await Promise.all([registry.close(), other.close()]);
    postgres.stop();
  }
});
