import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { after, afterEach, test } from 'node:test';
import { archiveLimits } from './archive-limits.ts';
import { receiveBody } from './receive-body.ts';
import { uploadLimits } from './uploads.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-body-test-'));
const defaults = { archive: { ...archiveLimits }, upload: { ...uploadLimits } };
let count = 0;

after(() => fs.rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  Object.assign(archiveLimits, defaults.archive);
  Object.assign(uploadLimits, defaults.upload);
});

const nextFile = () => path.join(folder, String(++count));

test('a body is written as it arrives', async () => {
  const file = nextFile();
  await receiveBody(Readable.from([Buffer.from('one '), Buffer.from('two')]), file);
  assert.equal(fs.readFileSync(file, 'utf8'), 'one two');
});

test('a body that is too large is refused before it has arrived completely, and can still be read on', async () => {
  archiveLimits.packed = 10;
  const body = new PassThrough();
  body.write('more than ten bytes');
  await assert.rejects(receiveBody(body, nextFile()), { code: 'archive-too-large' });
  assert.equal(body.destroyed, false);
});

test('a body of which nothing more arrives is refused', async () => {
  uploadLimits.idleMs = 30;
  const body = new PassThrough();
  body.write('a part');
  await assert.rejects(receiveBody(body, nextFile()), { code: 'upload-timeout', message: /no byte arrived for 0\.03/ });
});

test('a body that arrives byte by byte for too long is refused', async () => {
  uploadLimits.totalMs = 80;
  const body = new PassThrough();
  const drip = setInterval(() => body.write('x'), 5);
  await assert.rejects(receiveBody(body, nextFile()), { code: 'upload-timeout', message: /longer than 0\.08/ });
  clearInterval(drip);
});

test('a connection that ends early is a refusal, not a failure of the registry', async () => {
  const body = new PassThrough();
  body.write('a part');
  setImmediate(() => body.destroy(new Error('aborted')));
  await assert.rejects(receiveBody(body, nextFile()), { code: 'archive-invalid', message: /connection ended/ });
});
