import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { storeVersion } from '../parts/parts.ts';
import { prune } from '../pruning/prune.ts';
import { assertRefused, openReleaseTest, type ReleaseTest } from '../testing/release-test.ts';
import { readChannel } from './releases.ts';
import { setParts } from './set-parts.ts';
import { switchChannel } from './switch-channel.ts';

let site: ReleaseTest;

before(async () => {
  site = await openReleaseTest();
});
after(() => site.close());

test('a release serves the rendered pages of each build, and its files', async () => {
  const publicFiles = { 'pdfs/a.pdf': 'a document' };
  const created = await site.release('first', { name: 'shell' }, { name: 'exams', publicFiles });
  assert.deepEqual([created.isNew, created.rendered], [true, 1]);
  assert.match(await site.textAt('first', '/exams'), /<title>Page \/exams<\/title>\/exams 1\.0\.0/);
  assert.equal(await site.textAt('first', '/pdfs/a.pdf'), 'a document');
});

test('the same builds again render nothing and create no release', async () => {
  const builds = [{ name: 'shell' }, { name: 'exams' }, { name: 'cells' }];
  const first = await site.release('again', ...builds);
  const second = await site.release('again', ...builds);
  assert.deepEqual([second.isNew, second.rendered, second.release], [false, 0, first.release]);
});

test("a section's new build renders only its own pages and leaves the bytes of all others", async () => {
  await site.release('alone', { name: 'shell' }, { name: 'exams' }, { name: 'cells', pages: ['/cells', '/cells/two'] });
  const before = await site.textAt('alone', '/cells/two');
  const created = await site.release('alone', { name: 'exams', version: '1.1.0' });
  assert.equal(created.rendered, 1);
  assert.match(await site.textAt('alone', '/exams'), /1\.1\.0/);
  assert.equal(await site.textAt('alone', '/cells/two'), before);
});

test('two releases that are created at the same time are both shown', async () => {
  await site.release('both', { name: 'shell' }, { name: 'exams' }, { name: 'cells' });
  await Promise.all([
    site.release('both', { name: 'exams', version: '2.0.0' }),
    site.release('both', { name: 'cells', version: '2.0.0' }),
  ]);
  assert.match(await site.textAt('both', '/exams'), /2\.0\.0/);
  assert.match(await site.textAt('both', '/cells'), /2\.0\.0/);
});

/** A database on which `work` runs before the second transaction. A release's first one stores pages, its second one switches. */
function interruptBeforeSwitch(database: Database, work: () => Promise<void>): Database {
  let transactions = 0;
  return {
    ...database,
    async transaction(run) {
      if (++transactions === 2) await work();
      return database.transaction(run);
    },
  };
}

test('pages that are pruned between rendering and the switch are rendered again', async () => {
  const { database } = site.context;
  let pruned = 0;
  const interrupted = interruptBeforeSwitch(database, async () => {
    await database.query(
      "update rendered_page set rendered_at = now() - interval '2 days', unreleased_since = now() - interval '2 days'",
    );
    pruned = (await prune(site.context, 1)).pages;
  });
  await site.release('pruned', { name: 'shell' });
  const created = await site.releaseThrough(interrupted, 'pruned', { name: 'exams', version: '5.0.0' });
  assert.deepEqual([pruned, created.rendered], [1, 2]);
  assert.match(await site.textAt('pruned', '/exams'), /5\.0\.0/);
});

test('a channel is not switched to a release whose pages are not stored', async () => {
  const entries = [{ name: 'exams', identity: 'none', pages: [{ path: '/exams', status: 200 as const, key: 'none' }] }];
  const parts = new Map([['exams', 'none']]);
  const release = {
    ...{ parts, entries, withdrawn: new Map(), chosen: new Map(), contentTimes: new Map(), inputHash: '' },
    note: 'test',
    author: 'test',
  };
  const target = { channel: 'missing', from: undefined };
  assert.equal(await switchChannel(site.context.database, { ...release, ...target }, async () => {}), undefined);
  assert.equal(await readChannel(site.context.database, 'missing'), undefined);
});

test('a page that throws is refused, and the channel stays where it was', async () => {
  const first = await site.release('throws', { name: 'shell' }, { name: 'exams' });
  const bundle = `exports.default = [{ id: 'page-0', load: async () => ({ default: () => { throw new Error('no such member'); } }) }];`;
  await assertRefused(
    site.release('throws', { name: 'exams', version: '4.0.0', bundle }),
    'page-fails',
    /page \/exams of exams.*no such member/s,
  );
  assert.equal((await readChannel(site.context.database, 'throws'))?.id, first.release);
});

test('a change that has to render again keeps no other change waiting', async () => {
  const { database } = site.context;
  const channel = 'again-and-again';
  await site.release(channel, { name: 'shell' }, { name: 'exams' }, { name: 'cells' });
  let transactions = 0;
  let isOtherLive = false;
  const slow: Database = {
    ...database,
    async transaction(run) {
      transactions++;
      // A new shell goes live before the switch, so the page is rendered again.
      if (transactions === 2) await site.release(channel, { name: 'shell', version: '7.1.0' });
      if (transactions === 3) {
        const parts = new Map([['exams/notices', await storeVersion(database, 'exams/notices', [])]]);
        const other = setParts(site.context, { channel, parts, note: 'test' }).then(() => true);
        isOtherLive = await Promise.race([other, wait(10_000, false)]);
      }
      return database.transaction(run);
    },
  };
  await site.releaseThrough(slow, channel, { name: 'exams', version: '7.0.0' });
  assert.ok(isOtherLive, 'the list went live while the page of exams was rendered again');
  assert.match(await site.textAt(channel, '/exams'), /7\.0\.0/);
});
