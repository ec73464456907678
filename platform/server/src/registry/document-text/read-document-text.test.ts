import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleJpeg, samplePdf, textPdf } from '../testing/sample-documents.ts';
import { readDocumentText } from './read-document-text.ts';
import { textLimits } from './text-limits.ts';

const read = (file: Buffer | string, limits = textLimits) => readDocumentText('a clerk', Buffer.from(file), limits);
const pdf = textPdf('Refund of fees', 'Bus routes');

test('the text of each page of a PDF is read', async () => {
  assert.deepEqual(await read(pdf), ['Refund of fees', 'Bus routes']);
});

test('of a long PDF the first pages are read', async () => {
  const pages = await read(textPdf(...Array.from({ length: 45 }, (_, i) => `Page ${i + 1}`)));
  assert.deepEqual([pages.length, pages.at(-1)], [40, 'Page 40']);
});

test('a picture, a damaged PDF and one without text have no text', async () => {
  for (const file of [sampleJpeg(), samplePdf('x'), pdf.subarray(0, 200), '%PDF-1.7\n1 0 obj\n<<', textPdf('')]) {
    assert.deepEqual((await read(file)).filter(Boolean), []);
  }
});

test('the slow files of one person delay nobody else, and waiting does not count as reading', async () => {
  const start = performance.now();
  const clerk = Array.from({ length: 3 }, () => read(pdf));
  let own = 0;
  const later = readDocumentText('a clerk', pdf, textLimits, (ms) => {
    own = ms;
  });
  await readDocumentText('an officer', pdf);
  const officer = performance.now() - start;
  await Promise.all([...clerk, later]);
  const all = performance.now() - start;
  assert.ok(officer < all * 0.75, `${officer} of ${all} ms`);
  assert.ok(own > 0 && own < all * 0.6, `${own} of ${all} ms`);
});

test('a PDF that takes too long or too much memory has no text, and others are read afterwards', async () => {
  assert.deepEqual(await read(pdf, { ...textLimits, seconds: 0 }), []);
  assert.deepEqual(await read(pdf, { ...textLimits, memoryMb: 80 }), []);
  assert.equal((await read(pdf)).length, 2);
});
