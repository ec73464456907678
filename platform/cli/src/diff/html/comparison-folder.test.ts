import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { openComparisonFolder } from './comparison-folder.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-comparison-'));
after(() => fs.rmSync(folder, { recursive: true }));

test('a previous comparison is replaced, so that no picture of it stays', () => {
  const target = path.join(folder, 'comparison');
  openComparisonFolder(target).storePicture('a.png', Buffer.from('a'));
  fs.writeFileSync(path.join(target, 'index.html'), 'previous');
  openComparisonFolder(target);
  assert.deepEqual(fs.readdirSync(target), []);
});

test('a folder with other files, a file, and a folder that cannot be made are refused with what to do', () => {
  const file = path.join(folder, 'notes.txt');
  fs.writeFileSync(file, '');
  assert.throws(() => openComparisonFolder(folder), {
    code: 'folder-in-use',
    message: /something other than a comparison/,
  });
  assert.throws(() => openComparisonFolder(file), { code: 'folder-in-use', message: /is a file\. Name a new folder/ });
  assert.throws(() => openComparisonFolder(path.join(file, 'comparison')), {
    code: 'folder-in-use',
    message: /cannot be written/,
  });
});
