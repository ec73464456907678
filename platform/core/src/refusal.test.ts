import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from './refusal.ts';

test('a refusal has the fixed sentence of its code, or the sentence that it gets', () => {
  assert.match(new Refusal('token-missing').message, /^This needs a token\./);
  assert.equal(new Refusal('not-permitted', 'Not yours.').message, 'Not yours.');
  // @ts-expect-error: a code with a fixed sentence takes no other.
  assert.match(new Refusal('token-missing', 'Another.').message, /^This needs a token\./);
  // @ts-expect-error: a code without one needs a sentence.
  assert.equal(new Refusal('not-permitted').message, '');
});
