import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { after, afterEach, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ErrorCode } from '@viit/core/error-codes';
import { makeArchive } from '../testing/sample-archives.ts';
import { unpackArchive } from './archive.ts';
import { archiveLimits } from './archive-limits.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-archive-test-'));
const defaultLimits = { ...archiveLimits };
let count = 0;

after(() => fs.rmSync(root, { recursive: true, force: true }));
afterEach(() => {
  Object.assign(archiveLimits, defaultLimits);
});

async function unpack(bytes: Buffer): Promise<string> {
  const folder = path.join(root, String(++count), 'inside');
  fs.mkdirSync(folder, { recursive: true });
  await unpackArchive(Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]), folder);
  return folder;
}

const assertRefused = (bytes: Buffer, code: ErrorCode) => assert.rejects(unpack(bytes), { name: 'Refusal', code });

test('unpacking writes the files of a build unchanged', async () => {
  const folder = await unpack(
    makeArchive({ path: 'manifest.json', text: '{}' }, { path: 'client/deep/a.js', text: 'x'.repeat(2000) }),
  );
  assert.equal(fs.readFileSync(path.join(folder, 'client/deep/a.js'), 'utf8'), 'x'.repeat(2000));
});

test('paths outside the folder are refused, and nothing is written there', async () => {
  for (const name of [
    '../out.js',
    'client/../../out.js',
    '/out.js',
    'client/..',
    'client/../a.js',
    'client//a.js',
    'client\\..\\out.js',
    'other/a.js',
  ]) {
    await assertRefused(makeArchive({ path: name, text: 'out' }), 'archive-entry-invalid');
  }
  assert.deepEqual(
    fs.readdirSync(root).filter((name) => name.includes('out')),
    [],
  );
});

test('links and devices are refused', async () => {
  await assertRefused(
    makeArchive({ path: 'client/a.js', type: 'SymbolicLink', linkpath: '/etc/passwd' }),
    'archive-entry-invalid',
  );
  await assertRefused(
    makeArchive({ path: 'client/a.js', type: 'Link', linkpath: '../../secret' }),
    'archive-entry-invalid',
  );
  await assertRefused(makeArchive({ path: 'client/a.js', type: 'CharacterDevice' }), 'archive-entry-invalid');
});

test('an archive that expands endlessly is stopped at the limit', async () => {
  archiveLimits.unpacked = 1024 * 1024;
  archiveLimits.file = 8 * 1024 * 1024;
  const bomb = makeArchive({ path: 'client/a.js', text: ' '.repeat(5 * 1024 * 1024) });
  assert.ok(bomb.length < 20_000);
  await assertRefused(bomb, 'archive-too-large');
});

test('an archive of exactly the largest size is unpacked', async () => {
  const bytes = makeArchive({ path: 'client/a.js', text: 'a' });
  archiveLimits.unpacked = gunzipSync(bytes).length;
  assert.deepEqual(fs.readdirSync(await unpack(bytes)), ['client']);
});

test('a broken archive is refused', async () => {
  const whole = makeArchive({ path: 'client/a.js', text: 'a'.repeat(2000) });
  await assertRefused(Buffer.from('this is no gzip'), 'archive-invalid');
  await assertRefused(whole.subarray(0, whole.length - 20), 'archive-invalid');
  await assertRefused(gzipSync('this is no tar file'.repeat(100)), 'archive-invalid');
  await assertRefused(gzipSync(gunzipSync(whole).subarray(0, 1000)), 'archive-invalid');
});

test('a folder that claims to have a size does not keep an upload waiting for its bytes', {
  timeout: 10_000,
}, async () => {
  const tar = gunzipSync(makeArchive({ path: 'client', type: 'Directory' }, { path: 'client/a.js', text: 'a' }));
  // The size, and the checksum of the header, in which it counts as spaces.
  tar.write('77777777777', 124);
  tar.write(' '.repeat(8), 148);
  const sum = tar.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  assert.deepEqual(fs.readdirSync(path.join(await unpack(gzipSync(tar)), 'client')), ['a.js']);
});

test('a fault of the disk is no fault of the archive', async () => {
  // Its path contains words of the reader's own messages.
  const file = path.join(root, 'max size');
  fs.writeFileSync(file, '');
  const body = Readable.from([makeArchive({ path: 'client/a.js', text: 'a' })]);
  await assert.rejects(unpackArchive(body, file), { code: 'ENOTDIR' });
});

test('a file that is too large, and too many files, are refused', async () => {
  archiveLimits.file = 1000;
  await assertRefused(makeArchive({ path: 'client/a.js', text: ' '.repeat(2000) }), 'archive-too-large');
  Object.assign(archiveLimits, defaultLimits, { files: 3 });
  const many = Array.from({ length: 4 }, (_, i) => ({ path: `client/${i}.js` }));
  await assertRefused(makeArchive(...many), 'archive-too-large');
});

test('an archive of many small files, in pieces of any size, causes no warning', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on('warning', note);
  const bytes = makeArchive(...Array.from({ length: 300 }, (_, i) => ({ path: `client/${i}.js`, text: `${i}` })));
  const folder = path.join(root, 'pieces');
  const pieces = Array.from({ length: bytes.length }, (_, i) => bytes.subarray(i, i + 1));
  await unpackArchive(Readable.from(pieces), folder);
  await new Promise(setImmediate);
  process.off('warning', note);
  assert.deepEqual(warnings, []);
  assert.equal(fs.readdirSync(path.join(folder, 'client')).length, 300);
});

/** A header of the type, with its content. */
function extendedHeader(type: 'g' | 'x' | 'L', content: string): Buffer {
  const header = Buffer.alloc(512);
  header.write('header');
  header.write('0000644\0', 100);
  header.write(`${Buffer.byteLength(content).toString(8).padStart(11, '0')}\0`, 124);
  header.write('        ', 148);
  header.write(type, 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([
    header,
    Buffer.alloc(Math.ceil(content.length / 512) * 512, 0).fill(content, 0, content.length),
  ]);
}

/** Of six bytes each. */
const fields = (count: number) => '6 a=b\n'.repeat(count);

for (const [what, headers] of Object.entries({
  'a global header': [extendedHeader('g', fields(1))],
  'an extended header of 20 KB': [extendedHeader('x', fields(3500))],
  'a long name of 20 KB': [extendedHeader('L', 'a'.repeat(20_000))],
  'more extended headers than files': Array.from({ length: 4 }, () => extendedHeader('x', fields(1))),
})) {
  test(`${what} is refused before it is read`, async () => {
    archiveLimits.files = 3;
    const files = gunzipSync(makeArchive({ path: 'manifest.json', text: '{}' }));
    await assertRefused(gzipSync(Buffer.concat([...headers, files])), 'archive-entry-invalid');
  });
}
