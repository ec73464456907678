import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partOf } from './ranges.ts';

test('a part is asked for by its first and last byte, by its first alone, or from the end', () => {
  assert.deepEqual(partOf('bytes=0-1', 100), { first: 0, last: 1 });
  assert.deepEqual(partOf('bytes=10-', 100), { first: 10, last: 99 });
  assert.deepEqual(partOf('bytes=-10', 100), { first: 90, last: 99 });
  assert.deepEqual(partOf('bytes=90-500', 100), { first: 90, last: 99 });
  assert.deepEqual(partOf('bytes=-500', 100), { first: 0, last: 99 });
});

test('beyond the file there is no part', () => {
  assert.equal(partOf('bytes=100-', 100), 'none');
  assert.equal(partOf('bytes=-0', 100), 'none');
});

test('what is no single part of bytes is answered whole', () => {
  for (const header of [undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b']) {
    assert.equal(partOf(header, 100), undefined, header);
  }
});
