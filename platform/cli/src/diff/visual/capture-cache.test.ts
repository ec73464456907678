import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { openCaptureCache } from './capture-cache.ts';
import { type Capture, widths } from './capture-page.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-captures-'));
after(() => fs.rmSync(folder, { recursive: true }));

const capture = (text: string): Capture => ({
  pictures: new Map(widths.map((width) => [width, Buffer.from(text)])),
  ...{ axe: [text], console: [], layoutShift: 0, isComplete: true },
});
const age = (key: string, days: number) => {
  const time = new Date(Date.now() - days * 24 * 3600 * 1000);
  fs.utimesSync(path.join(folder, key), time, time);
};

test('what was captured once is read again, also by another command', () => {
  openCaptureCache(folder).write('a', capture('first'));
  assert.deepEqual(openCaptureCache(folder).read('a'), capture('first'));
  assert.equal(openCaptureCache(folder).read('b'), undefined);
});

test('captures that have not been read for a month are deleted, and the oldest where there are too many', () => {
  const cache = openCaptureCache(folder);
  for (const key of ['old', 'middle', 'new']) cache.write(key, capture(key.padEnd(1000)));
  age('old', 31);
  age('middle', 2);
  openCaptureCache(folder);
  assert.deepEqual([cache.read('old'), cache.read('middle')?.axe[0]?.trim()], [undefined, 'middle']);
  age('middle', 2);
  openCaptureCache(folder, 6000);
  assert.deepEqual([cache.read('middle'), cache.read('new')?.axe[0]?.trim()], [undefined, 'new']);
});

test('a page that had not finished is captured again, and so is one whose capture is damaged', () => {
  const cache = openCaptureCache(folder);
  cache.write('slow', { ...capture('slow'), isComplete: false });
  assert.equal(cache.read('slow'), undefined);
  cache.write('damaged', capture('damaged'));
  fs.rmSync(path.join(folder, 'damaged/360.png'));
  assert.equal(cache.read('damaged'), undefined);
  cache.write('damaged', capture('again'));
  assert.deepEqual(cache.read('damaged'), capture('again'));
});

test('a file that another command left in the folder does not stop this one', () => {
  fs.writeFileSync(path.join(folder, 'file'), '');
  assert.doesNotThrow(() => openCaptureCache(folder));
});
