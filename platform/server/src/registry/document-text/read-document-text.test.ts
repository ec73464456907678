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

test('a PDF that takes too long or too much memory has no text, and others are read afterwards', async () => {
  assert.deepEqual(await read(pdf, { ...textLimits, seconds: 0 }), []);
  assert.deepEqual(await read(pdf, { ...textLimits, memoryMb: 80 }), []);
  assert.equal((await read(pdf)).length, 2);
});
