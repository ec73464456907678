import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processorTime } from '@viit/test/processor-time';
import { linkResolver } from './resolve-link.ts';

test('the time for a link of slashes grows with its length only', () => {
  const side = { pages: new Map(), formerPaths: new Map(), files: new Set() };
  const page = { status: 200, path: '/exams' };
  const time = (length: number) =>
    processorTime(() => linkResolver(side as never, 'https://viit.example')(`/a${'/'.repeat(length)}x`, page as never));
  time(5000);
  const [short, long] = [time(5000), time(20_000)];
  assert.ok(long < 5 + short * 8, `${short} ms, four times as long ${long} ms`);
});
