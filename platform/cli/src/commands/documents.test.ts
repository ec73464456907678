import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { samplePdf, withPlaceholders } from '../../../server/src/registry/testing/sample-documents.ts';
import { samplePhoto } from '../../../server/src/registry/testing/sample-pictures.ts';
import { type CommandTest, openCommandTest } from '../testing/command-test.ts';

const address = '/pdfs/results.pdf';
let registry: CommandTest;
let file: string;

before(async () => {
  registry = await openCommandTest();
  const publicFiles = { [address.slice(1)]: samplePdf('placeholder') };
  const placeholders = withPlaceholders(address);
  const collection = { name: 'notices', title: 'Notices', help: 'Newest first.', seed: [] };
  const fields = { photo: { type: 'picture' as const, label: 'Photo' } };
  await registry.publish({
    ...{ name: 'exams', version: '1.1.0', publicFiles },
    change: (manifest) => ({ ...placeholders(manifest), collections: [{ ...collection, fields }] }),
  });
  file = path.join(registry.folder, 'results.pdf');
  fs.writeFileSync(file, samplePdf('the results'));
});
after(() => registry.close());

test('the documents that are missing are listed', async () => {
  const { out } = await registry.viit(['content', 'documents', '--missing']);
  assert.match(out, /exams {2}\/pdfs\/results\.pdf {2}Document \/pdfs\/results\.pdf: not yet supplied/);
  assert.match(out, /1 of 1 documents are missing/);
});

test('a document is uploaded to a preview, with a link, and promoted', async () => {
  const previewed = await registry.viit(['content', 'upload', address, file, '--as', 'results']);
  assert.match(previewed.out, /The preview "results" shows \/pdfs\/results\.pdf \(1 KB\): http.*\/_preview\//);
  assert.notEqual(await registry.read(address), samplePdf('the results'));
  assert.match((await registry.viit(['promote', 'results'])).out, /^Live: \/pdfs\/results\.pdf, in release/);
  assert.equal(await registry.read(address), samplePdf('the results'));
});

test('a document is uploaded, has a history and is rolled back', async () => {
  fs.writeFileSync(file, samplePdf('the corrected results'));
  assert.match((await registry.viit(['content', 'upload', address, file])).out, /^Live: \/pdfs\/results\.pdf \(1 KB\)/);
  assert.match((await registry.viit(['content', 'upload', address, file])).out, /nothing changed/);
  const { out } = await registry.viit(['rollback', address]);
  assert.match(
    out,
    /^Live: \/pdfs\/results\.pdf \(1 KB from .* UTC\) again, instead of 1 KB from .* UTC, in release \d+\.\n/,
  );
  assert.equal(await registry.read(address), samplePdf('the results'));
  const history = (await registry.viit(['history', address])).out.trim().split('\n');
  assert.match(history[0] ?? '', /promoted \/pdfs\/results\.pdf from results \(1 KB\)$/);
  assert.match(history[1] ?? '', /uploaded \/pdfs\/results\.pdf \(1 KB\)$/);
  assert.match(history[2] ?? '', /rolled \/pdfs\/results\.pdf back to 1 KB from .* UTC \(1 KB\)$/);
});

test('a file of another type is refused with a sentence, and a file that does not exist is not sent', async () => {
  fs.writeFileSync(file, 'PK a word processor document');
  const refused = await registry.viitJson(['content', 'upload', address, file]);
  assert.deepEqual([refused.code, refused.value.code], [3, 'document-invalid']);
  const missing = await registry.viitJson(['content', 'upload', address, `${file}.bak`]);
  assert.deepEqual([missing.code, missing.value.code], [2, 'file-unreadable']);
});

test('a picture is uploaded for an entry, which gets the printed value', async () => {
  const photo = path.join(registry.folder, 'hall.png');
  fs.writeFileSync(photo, await samplePhoto(120, 80));
  const { out } = await registry.viit(['content', 'upload', 'exams/notices', photo]);
  assert.match(out, /Describe in "alt" what it shows/);
  const { value } = await registry.viitJson(['content', 'upload', 'exams/notices', photo, '--alt', 'The hall']);
  const { src, ...shown } = value;
  assert.deepEqual(shown, { alt: 'The hall', width: 80, height: 120 });
  assert.match(out, new RegExp(`"src": "${src}"`));
  fs.writeFileSync(photo, '<svg/>');
  const refused = await registry.viitJson(['content', 'upload', 'exams/notices', photo]);
  assert.deepEqual([refused.code, refused.value.code], [3, 'picture-invalid']);
});

test('a new document of a collection gets its address from its title', async () => {
  fs.writeFileSync(file, samplePdf('fees'));
  const { out } = await registry.viit(['content', 'upload', 'exams/notices', file, '--title', 'Fee dates']);
  assert.match(
    out,
    /^\/documents\/exams\/notices\/fee-dates\.pdf \(1 KB\) is stored\. Visitors get it when you publish/,
  );
  assert.doesNotMatch(await registry.read('/documents/exams/notices/fee-dates.pdf'), /% fees/);
  assert.match((await registry.viit(['content', 'documents'])).out, /fee-dates\.pdf {2}fee dates: 1 KB, for a draft/);
  assert.doesNotMatch((await registry.viit(['content', 'documents', '--missing'])).out, /fee-dates/);
});
