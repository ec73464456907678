import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '@viit/core/refusal';
import { parseList } from './lists.ts';

const notice = { date: '2026-07-01', title: 'Admissions open', path: '/exams' };

test('an invalid list is refused with the path and the reason of each error', () => {
  const invalid = [
    notice,
    { ...notice, title: '' },
    { ...notice, date: '1 July' },
    { ...notice, path: 'javascript:alert(1)' },
    { ...notice, path: '/\\evil.example' },
    { ...notice, path: 'https://' },
  ];
  assert.throws(
    () => parseList('announcement', invalid, 'file.json'),
    (error) => {
      assert.ok(error instanceof Refusal);
      assert.match(error.message, /^file\.json is not a valid announcement list/);
      for (const path of [/at \[1\]\.title/, /at \[2\]\.date/, /at \[3\]\.path/, /at \[4\]\.path/, /at \[5\]\.path/])
        assert.match(error.message, path);
      assert.match(error.message, /must begin with "\/", "#", "http:\/\/" or "https:\/\/"/);
      assert.match(error.message, /must be an address of this site/);
      assert.doesNotMatch(error.message, /at \[0\]/);
      return true;
    },
  );
});

test('a value that is not a list is refused, and unknown fields are left out', () => {
  assert.throws(() => parseList('announcement', { notice }, 'file.json'), /expected array/);
  assert.deepEqual(parseList('announcement', [{ ...notice, colour: 'red' }], 'file.json'), [notice]);
});

const department = { name: 'Computer Science', heroImage: { url: '/a.jpg' } };

for (const [what, items] of [
  ['one inner list', [{ ...department, mission: Array(1_000_000).fill(1) }]],
  ['many inner lists', Array(2000).fill({ ...department, mission: Array(500).fill(1) })],
  ['the list', Array(1_000_000).fill(1)],
] as const) {
  test(`a million wrong items in ${what} are refused with a few errors, before all of them are read`, () => {
    assert.throws(
      () => parseList('department/cse', items),
      (error) => {
        assert.ok(error instanceof Refusal);
        const [, more = '0'] = /… and (\d+) more/.exec(error.message) ?? [];
        assert.ok(Number(more) < 1000, error.message);
        return true;
      },
    );
  });
}
