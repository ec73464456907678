import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { writeDocuments } from './write-documents.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-documents-'));
const [from, to] = [path.join(folder, 'public'), path.join(folder, 'dist')];
after(() => fs.rmSync(folder, { recursive: true, force: true }));

const write = (...hrefs: string[]) =>
  writeDocuments({ documents: hrefs.map((href) => ({ name: `Title of ${href}`, href })), from, to });
const read = (href: string) => fs.readFileSync(path.join(to, href));

test('a missing PDF says that it is not yet available', () => {
  write('/documents/a.pdf');
  const pdf = read('/documents/a.pdf').toString('latin1');
  assert.ok(pdf.startsWith('%PDF-'));
  assert.ok(pdf.includes('(Document not yet available)'));
});

test('a missing scan is a picture', () => {
  write('/documents/a.jpg');
  assert.deepEqual([...read('/documents/a.jpg').subarray(0, 3)], [0xff, 0xd8, 0xff]);
});

test('a file in the public folder is kept', () => {
  fs.mkdirSync(path.join(from, 'documents'), { recursive: true });
  fs.writeFileSync(path.join(from, 'documents/b.pdf'), 'the real one');
  write('/documents/b.pdf');
  assert.equal(read('/documents/b.pdf').toString(), 'the real one');
});

test('a document that the section no longer has is gone', () => {
  write('/documents/a.pdf', '/documents/c.pdf');
  write('/documents/a.pdf');
  assert.deepEqual(fs.readdirSync(path.join(to, 'documents')).sort(), ['a.pdf', 'b.pdf']);
});

test('a document of another type is never made up', () => {
  assert.throws(() => write('/documents/a.xlsx'), /only PDF and JPG documents have placeholders/);
});
