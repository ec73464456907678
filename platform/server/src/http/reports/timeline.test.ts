import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Timeline } from '@viit/contract/registry-api';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';
import { bucketOf } from '../../reports/histogram.ts';
import { type CountRow, storeReports } from '../../reports/store-reports.ts';

let registry: TestRegistry;

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

const row = (at: string, kind: string, count: number, more: Partial<CountRow> = {}): CountRow => ({
  ...{ hour: at.replace(/:.*/, ':00:00.000Z'), kind, count, histogram: null },
  ...{ preview: '', release: '1', shell: '1.0.0', section: 'exams', version: '1.0.0', page: '/exams' },
  ...more,
});

before(async () => {
  registry = await openTestRegistry();
  const slow = { [bucketOf('LCP', 3000)]: 4 };
  await storeReports(
    registry.database,
    [
      row(hoursAgo(60), 'view', 40),
      row(hoursAgo(60), 'failed-view', 4),
      row(hoursAgo(60), 'LCP', 4, { histogram: slow }),
      row(hoursAgo(2), 'view', 10),
      row(hoursAgo(2), 'view', 5, { section: 'cells', page: '/cells' }),
      row(hoursAgo(2), 'view', 100, { preview: 'autumn' }),
      row(hoursAgo(2), 'error', 9, { section: '(extension)' }),
      row(hoursAgo(24 * 40), 'view', 1000),
    ],
    [],
  );
});
after(() => registry.close());

async function read(query: string): Promise<Timeline> {
  const { status, body } = await registry.request('GET', `reports/timeline?${query}`);
  assert.equal(status, 200, body.error);
  return body as unknown as Timeline;
}

test('views, failed views and vitals of the live site are counted by period, in order of time', async () => {
  const { hours, points } = await read('days=7&section=exams');
  assert.equal(hours, 6);
  assert.deepEqual(
    points.map(({ views, failedViews, errors }) => [views, failedViews, errors]),
    [
      [40, 4, 0],
      [10, 0, 0],
    ],
  );
  const p75 = points[0]?.vitals.LCP?.p75 ?? 0;
  assert.ok(p75 > 2800 && p75 < 3200, `LCP ${p75}`);
  for (const { at } of points) assert.match(at, /T(?:00|06|12|18):00:00\.000Z$/);
});

test('all sections together leave out extensions and previews; those of the shell are all views', async () => {
  assert.deepEqual(
    (await read('days=1')).points.map(({ views, errors }) => [views, errors]),
    [[15, 0]],
  );
  assert.deepEqual(
    (await read('days=1&section=shell')).points.map(({ views }) => views),
    [15],
  );
  assert.equal((await read('days=1')).hours, 1);
});

test('a longer period has longer steps and goes further back', async () => {
  const { hours, points } = await read('days=90');
  assert.equal(hours, 24);
  assert.equal(points[0]?.views, 1000);
});
