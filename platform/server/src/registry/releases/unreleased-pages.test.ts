import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../database/database.ts';
import { batches } from '../pages/page-store.ts';
import { prune, pruneUnreleasedPages } from '../pruning/prune.ts';
import { openReleaseTest, type ReleaseTest } from '../testing/release-test.ts';

/* Pages that are stored before their release is made. */

let site: ReleaseTest;
const { size } = batches;

before(async () => {
  batches.size = 2;
  site = await openReleaseTest();
});
after(async () => {
  batches.size = size;
  await site.close();
});

const sevenPages = (name: string) => ({
  ...{ name, version: '2.0.0' },
  pages: Array.from({ length: 7 }, (_, i) => (i === 0 ? `/${name}` : `/${name}/${i}`)),
});

/** A database whose transactions fail after the first `count`, as if the server were killed then. */
function failAfter(database: Database, count: number): Database {
  let transactions = 0;
  return {
    ...database,
    async transaction(work) {
      if (++transactions > count) throw new Error('the server was killed');
      return database.transaction(work);
    },
  };
}

/** A publish of seven pages that ends after two batches: four pages are stored. */
const interrupt = (channel: string, name: string) =>
  assert.rejects(
    site.releaseThrough(failAfter(site.context.database, 2), channel, { name: 'shell' }, sevenPages(name)),
    /the server was killed/,
  );

async function count(where: string): Promise<number> {
  const [row] = await site.context.database.query<{ count: string }>(
    `select count(*) as count from rendered_page where ${where}`,
  );
  return Number(row?.count);
}

const oneDayLater = () =>
  site.context.database.query(
    `update rendered_page set rendered_at = rendered_at - interval '25 hours',
     unreleased_since = unreleased_since - interval '25 hours'`,
  );

test('repeating an interrupted publish renders only what is missing', async () => {
  await interrupt('repeated', 'exams');
  assert.equal(await count('unreleased_since is not null'), 4);
  const created = await site.release('repeated', { name: 'shell' }, sevenPages('exams'));
  assert.deepEqual([created.rendered, created.pages], [3, 7]);
  assert.equal(await count('unreleased_since is not null'), 0);
  assert.match(await site.textAt('repeated', '/exams/6'), /2\.0\.0/);
});

test('pages that no release took up are deleted after a day with their files, and not before', async () => {
  await interrupt('given-up', 'cells');
  assert.equal(await pruneUnreleasedPages(site.context.database), 0);
  await oneDayLater();
  const files = async () => (await site.context.database.query('select 1 from blob')).length;
  const before = await files();
  assert.equal(await pruneUnreleasedPages(site.context.database), 4);
  assert.equal(before - (await files()), 4);
});

test('pages that a publish has found are not deleted meanwhile, however old they are', async () => {
  await interrupt('continued', 'home');
  await oneDayLater();
  await interrupt('continued', 'home');
  assert.equal(await pruneUnreleasedPages(site.context.database), 0);
  const pruned = await prune(site.context, 1);
  assert.equal(pruned.pages, 0);
  const created = await site.release('continued', { name: 'shell' }, sevenPages('home'));
  assert.equal(created.rendered, 0);
});

test('pages of a release stay', async () => {
  await site.release('released', { name: 'shell' }, sevenPages('released'));
  await oneDayLater();
  assert.equal(await pruneUnreleasedPages(site.context.database), 0);
  assert.match(await site.textAt('released', '/released/6'), /2\.0\.0/);
});
