import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Manifest } from '@viit/contract';
import { processorTime } from '@viit/test/processor-time';
import { publicFiles } from './public-files.ts';

test('the files of a section with thousands of documents are listed in a moment', () => {
  const addressesOf = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => `/documents/exams/notices/${name}-${i}.pdf`);
  const declared = addressesOf('declared', 4900);
  const manifest = {
    name: 'exams',
    documents: declared.map((href) => ({ name: 'A document', href })),
    files: declared.map((href) => ({ path: `public${href}`, sha384: 'built', size: 1 })),
    collections: [{ name: 'notices' }],
  } as unknown as Manifest;
  const uploaded = addressesOf('uploaded', 27_000).map((address) => ({ address, sha384: 'uploaded', size: 2 }));
  let count = 0;
  const time = processorTime(() => {
    count = publicFiles({ manifest, uploaded }).length;
  });
  assert.equal(count, 31_900);
  assert.ok(time < 150, `${time} ms`);
});
