import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import jpeg from 'jpeg-js';
import { writeDocuments } from './write-documents.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-documents-'));
const [from, to] = [path.join(folder, 'public'), path.join(folder, 'dist')];
after(() => fs.rmSync(folder, { recursive: true, force: true }));

const write = (...hrefs: string[]) =>
  writeDocuments({ documents: hrefs.map((href) => ({ name: `Title of ${href}`, href })), from, to });
const read = (href: string) => fs.readFileSync(path.join(to, href));

/** Rows of a scan with dark pixels. */
function writtenRows(href: string): number {
  const { width, height, data } = jpeg.decode(read(href), { useTArray: true });
  assert.deepEqual([width, height], [794, 1123]);
  const isDark = (at: number) => (data[at] ?? 255) < 100;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, x) => (row * width + x) * 4).some(isDark),
  ).filter(Boolean).length;
}

test('a missing PDF is replaced by one with its title, on the page and in its properties', () => {
  write('/documents/a.pdf');
  const pdf = read('/documents/a.pdf').toString('latin1');
  assert.ok(pdf.startsWith('%PDF-'));
  assert.ok(pdf.includes('(Title of /documents/a.pdf)'));
  assert.ok(pdf.includes(Buffer.from('Title', 'utf16le').swap16().toString('hex')));
});

test('readers find each part of the PDF at the place that its table names, and brackets and long titles stay readable', () => {
  const href = '/documents/a-name-that-needs-more-than-one-line-(draft).pdf';
  write(href);
  const pdf = read(href).toString('latin1');
  const places = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  assert.equal(places.length, 5);
  for (const [i, place] of places.entries()) assert.ok(pdf.startsWith(`${i + 1} 0 obj`, place));
  assert.ok(pdf.startsWith('xref', Number(/startxref\n(\d+)/.exec(pdf)?.[1])));
  const [, length, content] = /\/Length (\d+) >>\nstream\n(.*)\nendstream/s.exec(pdf) ?? [];
  assert.equal(content?.length, Number(length));
  assert.match(
    content ?? '',
    /^\(Title of\) '\n\(\/documents\/a-name-that-needs-more-than\) '\n\(-one-line-\\\(draft\\\)\.pdf\) '$/m,
  );
});

test('a missing scan is replaced by a picture with its title, the same each time', () => {
  write('/documents/a.jpg', '/documents/a-much-longer-name-that-needs-two-lines.jpg');
  const short = writtenRows('/documents/a.jpg');
  assert.ok(short > 20 && writtenRows('/documents/a-much-longer-name-that-needs-two-lines.jpg') > short);
  const first = read('/documents/a.jpg');
  write('/documents/a.jpg');
  assert.deepEqual(read('/documents/a.jpg'), first);
});

test('a file in the public folder is kept', () => {
  fs.mkdirSync(path.join(from, 'documents'), { recursive: true });
  fs.writeFileSync(path.join(from, 'documents/b.pdf'), 'the real one');
  write('/documents/b.pdf');
  assert.equal(read('/documents/b.pdf').toString(), 'the real one');
});

test('a document of another type is never made up', () => {
  assert.throws(() => write('/documents/a.xlsx'), /only PDF and JPG documents have placeholders/);
});
