import assert from 'node:assert/strict';
import { test } from 'node:test';
import { upcomingMoments } from './content-times.ts';

const time = (index: number) => new Date(Date.UTC(2030, 0, 1, 0, index)).toISOString().slice(0, 16);

test('each moment says what begins and ends, for its collection', () => {
  const entries = [
    { id: 'a', from: '2030-01-01T09:00', until: '2030-01-02T09:00' },
    { id: 'b', from: '2030-01-01T09:00' },
    { id: 'c', from: '2026-01-01T09:00', until: '2030-01-01T09:00' },
  ];
  const collections = new Map([['exams/notices', entries]]);
  assert.deepEqual(upcomingMoments(collections, new Map([['exams/notices', '2029-01-01T00:00']])), [
    {
      ...{ part: 'exams/notices', at: '2030-01-01T09:00' },
      note: 'exams/notices: 2 entries begin, 1 ends (2030-01-01 at 09:00)',
    },
    { part: 'exams/notices', at: '2030-01-02T09:00', note: 'exams/notices: 1 entry ends (2030-01-02 at 09:00)' },
  ]);
});

test('the moments of very many entries do not stop the server', { timeout: 10_000 }, () => {
  const collections = new Map(
    Array.from({ length: 24 }, (_, part) => [
      `exams/notices-${part}`,
      Array.from({ length: 2000 }, (_, index) => ({
        ...{ id: `entry-${index}`, from: time(part * 4000 + index), until: time(part * 4000 + 2000 + index) },
      })),
    ]),
  );
  const begin = process.cpuUsage();
  assert.equal(upcomingMoments(collections, new Map()).length, 96_000);
  assert.ok(process.cpuUsage(begin).user < 3_000_000, 'processor time in microseconds');
});
