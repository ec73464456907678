import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutHotUpdates } from './watch-target.ts';

test('a page that is loaded after a save does not load the hot updates of pages that were open', () => {
  const files = ['timetables.74a4af2f84b421b7.hot-update.js', 'timetables.js', 'timetables.css'];
  assert.deepEqual(withoutHotUpdates({ timetables: files }), { timetables: ['timetables.js', 'timetables.css'] });
});
