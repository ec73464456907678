import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { openReportFolder } from './write-report.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-report-'));
after(() => fs.rmSync(folder, { recursive: true }));

test('a previous report is replaced, so that no picture of it stays', () => {
  const report = path.join(folder, 'report');
  openReportFolder(report).storePicture('a.png', Buffer.from('a'));
  fs.writeFileSync(path.join(report, 'index.html'), 'previous');
  openReportFolder(report);
  assert.deepEqual(fs.readdirSync(report), []);
});

test('a folder with other files, a file, and a folder that cannot be made are refused with what to do', () => {
  const file = path.join(folder, 'notes.txt');
  fs.writeFileSync(file, '');
  assert.throws(() => openReportFolder(folder), { code: 'folder-in-use', message: /something other than a report/ });
  assert.throws(() => openReportFolder(file), { code: 'folder-in-use', message: /is a file\. Name a new folder/ });
  assert.throws(() => openReportFolder(path.join(file, 'report')), {
    code: 'folder-in-use',
    message: /cannot be written/,
  });
});
