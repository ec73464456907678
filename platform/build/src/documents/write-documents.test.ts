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

/** Dark pixels in each row of the upper half of a scan, in which the title is. */
function inkOf(href: string): number[] {
  const { width, height, data } = jpeg.decode(read(href), { useTArray: true });
  const isDark = (at: number) => (data[at] ?? 255) < 100;
  return Array.from(
    { length: height / 2 },
    (_, row) => Array.from({ length: width }, (_, x) => (row * width + x) * 4).filter(isDark).length,
  );
}

test('a missing PDF is replaced by one with its title', async () => {
  await write('/documents/a.pdf');
  const pdf = read('/documents/a.pdf').toString('latin1');
  assert.ok(pdf.startsWith('%PDF-'));
  assert.ok(pdf.includes('(Title of /documents/a.pdf)'));
});

test('a missing scan is replaced by a picture with its title, the same each time', async () => {
  await write('/documents/a.jpg', '/documents/a-much-longer-name-that-needs-two-lines.jpg');
  const short = inkOf('/documents/a.jpg');
  const long = inkOf('/documents/a-much-longer-name-that-needs-two-lines.jpg');
  // Rows 0 to 15 are the bar, the title begins below row 134.
  const written = (rows: number[]) => rows.slice(134, 230).filter((ink) => ink > 0).length;
  assert.ok(
    short[8] === 794 && written(short) > 20 && written(long) > written(short),
    `${written(short)} ${written(long)}`,
  );
  const first = read('/documents/a.jpg');
  await write('/documents/a.jpg');
  assert.deepEqual(read('/documents/a.jpg'), first);
});

test('a file in the public folder is kept', async () => {
  fs.mkdirSync(path.join(from, 'documents'), { recursive: true });
  fs.writeFileSync(path.join(from, 'documents/b.pdf'), 'the real one');
  await write('/documents/b.pdf');
  assert.equal(read('/documents/b.pdf').toString(), 'the real one');
});

test('a document of another type is never made up', async () => {
  await assert.rejects(write('/documents/a.xlsx'), /only PDF and JPG documents have placeholders/);
});
