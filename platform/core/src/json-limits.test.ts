import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exceededLimit } from './json-limits.ts';

const limits = { nesting: 3, values: 5 };

test('a text that nests too deeply or has too many values exceeds a limit, before anything is parsed', () => {
  for (const json of ['[[[[1]]]]', '{"a":{"a":{"a":{}}}}', '[[[['.repeat(1_000_000)]) {
    assert.equal(exceededLimit(json, limits), 'nesting', json.slice(0, 20));
  }
  for (const json of ['[1,2,3,4,5,6]', '{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}', `[${'{},'.repeat(2_600_000)}{}]`]) {
    assert.equal(exceededLimit(json, limits), 'values', json.slice(0, 20));
  }
  assert.equal(exceededLimit('[{"a":[1,2]},{"b":3}]', limits), undefined);
});

test('brackets, commas and quotes in texts count for nothing', () => {
  const texts = ['[[[[[[{{{{,,,,,,,,,', '"[[[[', '\\', '\\"[[[[,,,,,,', ',,,,,,,\\\\'];
  for (const text of texts) assert.equal(exceededLimit(JSON.stringify([text]), limits), undefined, text);
  assert.equal(exceededLimit('"[[[[[', limits), undefined, 'a text without an end');
});
