import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { hasPostgres, startPostgres } from '@viit/test/postgres';
import { lockEntries } from '../collections/entry-store.ts';
import { draftsOf, notice, publishNotices } from '../testing/sample-collection.ts';
import { openTestRegistry } from '../testing/test-registry.ts';

test('many saves of one collection that wait for another server leave the database to other requests', {
  skip: hasPostgres() ? false : 'PostgreSQL is not installed',
  timeout: 30_000,
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
  } finally {
    await Promise.all([registry.close(), other.close()]);
    postgres.stop();
  }
});
