import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBlob } from './blobs.ts';

const words = Buffer.from('The same words again and again. '.repeat(100));

/** The compressed forms that are kept of a file. */
const formsOf = async (path: string, bytes: Uint8Array = words) => {
  const { gzip, brotli } = await makeBlob(path, bytes);
  return [gzip && 'gzip', brotli && 'brotli'].filter(Boolean);
};

test('what browsers fetch is kept in both compressed forms', async () => {
  assert.deepEqual(await formsOf('client/main.js'), ['gzip', 'brotli']);
  assert.deepEqual(await formsOf('public/images/plan.svg'), ['gzip', 'brotli']);
});

test('what somebody waits for has them too', async () => {
  const { gzip, brotli } = await makeBlob('answer.json', words, 'quick');
  assert.ok(gzip && brotli);
  assert.ok(brotli.length < words.length / 2);
});

test('what is packed already, has next to nothing in it, or goes to nobody is kept as it is', async () => {
  assert.deepEqual(await formsOf('public/media/intro.mp4'), []);
  assert.deepEqual(await formsOf('client/tiny.js', words.subarray(0, 200)), []);
  assert.deepEqual(await formsOf('server/pages.cjs'), []);
});
