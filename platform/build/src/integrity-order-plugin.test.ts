import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sortedLists } from './integrity-order-plugin.ts';

const sorted = (code: string): string =>
  sortedLists(code).reduce((text, change) => text.slice(0, change.start) + change.text + text.slice(change.end), code);

test('the chunks of an entry are listed in the order of their numbers, also if the compiler wrote another order', () => {
  assert.equal(
    sorted(`a.sriHashes = {"10":"sha384-a/b+", "2":"sha384-c","1":"sha384-d"};\nscript.integrity = a.sriHashes[id];`),
    'a.sriHashes = {"1":"sha384-d","2":"sha384-c","10":"sha384-a/b+"};\nscript.integrity = a.sriHashes[id];',
  );
  assert.equal(
    sorted('script.integrity = a.sriHashes[id]; b = {2:1,1:2}'),
    'script.integrity = a.sriHashes[id]; b = {2:1,1:2}',
  );
  assert.deepEqual(sortedLists('a.sriHashes={"1":"x","2":"y"}'), []);
});
