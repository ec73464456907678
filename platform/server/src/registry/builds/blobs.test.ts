import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { makeBlob } from './blobs.ts';

const text = Buffer.from('The same text again and again. '.repeat(100));

/** The compressed variants of a file. */
const variantsOf = async (path: string, bytes: Uint8Array = text) => {
  const { gzip, brotli } = await makeBlob(path, bytes);
  return [gzip && 'gzip', brotli && 'brotli'].filter(Boolean);
};

test('files for browsers have both compressed variants', async () => {
  assert.deepEqual(await variantsOf('client/main.js'), ['gzip', 'brotli']);
  assert.deepEqual(await variantsOf('public/images/plan.svg'), ['gzip', 'brotli']);
});

test('quick compression makes both variants too', async () => {
  const { gzip, brotli } = await makeBlob('list.json', text, 'quick');
  assert.ok(gzip && brotli);
  assert.ok(brotli.length < text.length / 2);
});

test('compressed formats, tiny files and server bundles have no compressed variants', async () => {
  assert.deepEqual(await variantsOf('public/media/intro.mp4'), []);
  assert.deepEqual(await variantsOf('client/tiny.js', text.subarray(0, 200)), []);
  assert.deepEqual(await variantsOf('server/pages.cjs'), []);
});

test('a section waits for one large file of another, not for all of them', async () => {
  const finished: string[] = [];
  const compress = async (section: string, bytes: Buffer) => {
    await makeBlob('client/a.txt', bytes, 'small', section);
    finished.push(section);
  };
  const large = Array.from({ length: 8 }, () => compress('exams', Buffer.from(randomBytes(500_000).toString('hex'))));
  await Promise.all([...large, compress('cells', text)]);
  assert.ok(finished.indexOf('cells') < 3, finished.join());
});
