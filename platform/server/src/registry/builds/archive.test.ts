import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { after, afterEach, test } from 'node:test';
import { Refusal } from '@viit/core/refusal';
import { archive } from '../testing/sample-archives.ts';
import { archiveLimits, unpackArchive } from './archive.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-archive-test-'));
const usual = { ...archiveLimits };
let count = 0;

after(() => fs.rmSync(root, { recursive: true, force: true }));
afterEach(() => {
  Object.assign(archiveLimits, usual);
});

async function unpack(bytes: Buffer): Promise<string> {
  const folder = path.join(root, String(++count), 'inside');
  fs.mkdirSync(folder, { recursive: true });
  await unpackArchive(Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]), folder);
  return folder;
}

const refuses = (bytes: Buffer, sentence: RegExp) =>
  assert.rejects(unpack(bytes), (error) => error instanceof Refusal && sentence.test(error.message));

test('plain files of a build come out as they went in', async () => {
  const folder = await unpack(
    archive({ path: 'manifest.json', text: '{}' }, { path: 'client/deep/a.js', text: 'x'.repeat(2000) }),
  );
  assert.equal(fs.readFileSync(path.join(folder, 'client/deep/a.js'), 'utf8'), 'x'.repeat(2000));
});

test('paths that lead out of the folder are refused and write nothing', async () => {
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
    await refuses(archive({ path: name, text: 'out' }), /does not belong into a build/);
  }
  assert.deepEqual(
    fs.readdirSync(root).filter((name) => name.includes('out')),
    [],
  );
});

test('links and devices are refused', async () => {
  await refuses(
    archive({ path: 'client/a.js', type: 'SymbolicLink', linkpath: '/etc/passwd' }),
    /no plain file but a SymbolicLink/,
  );
  await refuses(archive({ path: 'client/a.js', type: 'Link', linkpath: '../../secret' }), /no plain file but a Link/);
  await refuses(archive({ path: 'client/a.js', type: 'CharacterDevice' }), /no plain file but a CharacterDevice/);
});

test('an archive that grows without end is stopped at the limit', async () => {
  archiveLimits.unpacked = 1024 * 1024;
  archiveLimits.file = 8 * 1024 * 1024;
  const bomb = archive({ path: 'client/a.js', text: ' '.repeat(5 * 1024 * 1024) });
  assert.ok(bomb.length < 20_000);
  await refuses(bomb, /What the archive holds is larger than 1 MB/);
});

test('a file that is too large, an archive that is too large, and too many files', async () => {
  archiveLimits.file = 1000;
  await refuses(archive({ path: 'client/a.js', text: ' '.repeat(2000) }), /client\/a\.js is larger than/);
  archiveLimits.packed = 50;
  await refuses(archive({ path: 'client/a.js' }), /The archive is larger than/);
  Object.assign(archiveLimits, usual, { files: 3 });
  const many = Array.from({ length: 4 }, (_, i) => ({ path: `client/${i}.js` }));
  await refuses(archive(...many), /more than 3 files/);
});
