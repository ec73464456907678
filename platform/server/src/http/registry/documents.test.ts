import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sampleJpeg, samplePdf, shellWithSizes, withPlaceholders } from '../../registry/testing/sample-documents.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

const pdf = '/pdfs/results.pdf';
const scan = '/documents/exams/order.jpg';
const placeholder = samplePdf('not yet supplied');

let registry: TestRegistry;
let tokens: Record<'exams' | 'cells' | 'content' | 'tester', string>;

/** A build of exams with two placeholders, and a page that links to them. */
const exams = (version: string) => ({
  name: 'exams',
  version,
  publicFiles: { [pdf.slice(1)]: placeholder, [scan.slice(1)]: 'a placeholder' },
  change: withPlaceholders(pdf, scan),
});
const sizeOnPage = async () => JSON.parse((await registry.read('/exams')).split(/(?=\{)/)[1] ?? '')[pdf];
const rollBack = (token = tokens.exams) => registry.request('POST', 'rollback', { part: pdf }, token);
const history = async () =>
  (await registry.request('GET', `history?part=${pdf}`)).body as unknown as { size: number | null }[];

before(async () => {
  registry = await openTestRegistry();
  await registry.publish(shellWithSizes);
  await registry.publish(exams('1.0.0'));
  await registry.publish({ name: 'cells' });
  const names = ['exams', 'cells', 'content', 'tester'] as const;
  const created = await Promise.all(names.map(async (name) => [name, await registry.tokenFor(name)] as const));
  tokens = Object.fromEntries(created) as typeof tokens;
});
after(() => registry.close());

test('a document that is missing has no size, on its page and in the page table', async () => {
  assert.equal(await sizeOnPage(), null);
  const table = JSON.parse(await registry.read('/_registry.json'));
  assert.deepEqual(table.documents[0], { name: `Document ${pdf}`, href: pdf, size: null });
});

test('a preview shows an uploaded document before visitors see it, and promoting the preview makes it live', async () => {
  const file = samplePdf('a preview');
  const previewed = await registry.upload(pdf, file, { token: tokens.exams, channel: 'results' });
  assert.equal(previewed.status, 200, previewed.body.error);
  const cookie = (await fetch(registry.address + previewed.body.link, { redirect: 'manual' })).headers.get(
    'set-cookie',
  );
  assert.equal(await registry.read(pdf, { cookie: cookie?.split(';')[0] ?? '' }), file);
  assert.equal(await registry.read(pdf), placeholder);
  const { body } = await registry.request('GET', 'comparison?to=results');
  assert.deepEqual(
    (body.files as { path: string }[]).map(({ path }) => path),
    [pdf],
  );
  const promoted = await registry.request('POST', 'promote', { channel: 'results' }, tokens.exams);
  assert.deepEqual([promoted.status, promoted.body.parts], [200, [pdf]]);
  assert.equal(await registry.read(pdf), file);
});

test('an uploaded document replaces the one at its address, with its size on the page and the headers of a document', async () => {
  const previous = await fetch(registry.address + pdf);
  const file = samplePdf('uploaded to the running site');
  const { status, body } = await registry.upload(pdf, file, { token: tokens.content });
  assert.deepEqual([status, body.isNew, body.rendered], [200, true, 1]);
  const response = await fetch(registry.address + pdf);
  assert.equal(await response.text(), file);
  for (const name of ['content-type', 'content-security-policy', 'x-content-type-options', 'cache-control']) {
    assert.equal(response.headers.get(name), previous.headers.get(name), name);
  }
  assert.equal(await sizeOnPage(), file.length);
});

test('the same file again changes nothing', async () => {
  const { body } = await registry.upload(pdf, await registry.read(pdf), { token: tokens.exams });
  assert.deepEqual([body.isNew, body.rendered], [false, 0]);
});

test('an uploaded document stays when its section is published, and when the section is rolled back', async () => {
  const file = await registry.read(pdf);
  await registry.publish(exams('1.1.0'));
  assert.match(await registry.read('/exams'), /1\.1\.0/);
  assert.equal(await registry.read(pdf), file);
  await registry.request('POST', 'rollback', { part: 'exams' });
  assert.match(await registry.read('/exams'), /1\.0\.0/);
  assert.equal(await registry.read(pdf), file);
});

test('a document goes back file by file, down to the one of the build', async () => {
  const [first, second] = await history();
  assert.equal((await rollBack()).status, 200);
  assert.equal(await registry.read(pdf), samplePdf('a preview'));
  const { body } = await rollBack();
  const [change] = body.changes as { from: string; to: string }[];
  assert.match(change?.from ?? '', /^1 KB from 20/);
  assert.equal(change?.to, "the file of the section's build");
  assert.deepEqual([await registry.read(pdf), await sizeOnPage()], [placeholder, null]);
  const none = await rollBack();
  assert.deepEqual([none.status, none.body.code], [404, 'no-earlier-version']);
  assert.deepEqual(
    (await history()).map(({ size }) => size),
    [first?.size, second?.size, first?.size, null],
  );
});

test('a rollback of the site brings back the documents of that release if it is asked to', async () => {
  const { body: uploaded } = await registry.upload(pdf, samplePdf('in a release'));
  await registry.upload(pdf, samplePdf('in the next one'));
  const { release } = uploaded;
  await registry.request('POST', 'rollback', { release, confirmed: true });
  assert.equal(await registry.read(pdf), samplePdf('in the next one'));
  await registry.request('POST', 'rollback', { release, confirmed: true, withContent: true });
  assert.equal(await registry.read(pdf), samplePdf('in a release'));
  assert.equal(await sizeOnPage(), samplePdf('in a release').length);
});

test('pruning keeps the files of the releases that stay', async () => {
  await registry.request('POST', 'prune', { keep: 1 });
  const { body } = await registry.request('GET', 'export');
  const exported = (body.files as { file: string; sha384: string }[]).find(({ file }) => file === `site${pdf}`);
  const response = await fetch(`${registry.address}/_registry/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${registry.token}` },
    body: JSON.stringify([exported?.sha384]),
  });
  assert.match(await response.text(), /in a release/);
});

test('an uploaded document comes back with its section, also when releases were pruned while it was withdrawn', async () => {
  const withdrawn = await registry.request('POST', 'sections/exams/withdrawal', { confirmed: true });
  assert.equal(withdrawn.status, 200, withdrawn.body.error);
  assert.equal((await fetch(registry.address + pdf)).status, 410);
  await registry.request('POST', 'prune', { keep: 1 });
  await registry.publish(exams('1.9.0'));
  assert.equal(await registry.read(pdf), samplePdf('in a release'));
  assert.equal(await sizeOnPage(), samplePdf('in a release').length);
});

test('only the owner of a document and the maintainers of the content may change it', async () => {
  for (const token of [tokens.cells, tokens.tester]) {
    for (const refused of [await registry.upload(pdf, samplePdf('x'), { token }), await rollBack(token)]) {
      assert.deepEqual([refused.status, refused.body.code], [403, 'not-permitted']);
      assert.match(
        refused.body.error ?? '',
        /needs the right \/pdfs\/results\.pdf: publish or exams: publish, and (cells|tester) team has/,
      );
    }
  }
});

test('a section cannot take over the document of another one by listing it', async () => {
  await registry.publish({ name: 'cells', version: '1.1.0', change: withPlaceholders(pdf) });
  const refused = await registry.upload(pdf, samplePdf('x'), { token: tokens.cells });
  assert.equal(refused.body.code, 'not-permitted');
});

const jpeg = sampleJpeg();
const refusals: [string, string, string | Buffer, string, RegExp][] = [
  [
    'a page in place of a PDF',
    pdf,
    '<!doctype html><script>alert(1)</script>',
    'document-invalid',
    /not a PDF.*header/,
  ],
  ['a picture in place of a PDF', pdf, jpeg, 'document-invalid', /not a PDF.*header/],
  ['an empty file', pdf, '', 'document-invalid', /not a PDF.*header/],
  ['half of a PDF', pdf, '%PDF-1.7\n1 0 obj', 'document-invalid', /end is missing/],
  ['a PDF in place of a scan', scan, samplePdf('x'), 'document-invalid', /not a JPEG image.*header/],
  ['half of a scan', scan, jpeg.subarray(0, -2), 'document-invalid', /end is missing/],
  ['a scan without a picture', scan, Buffer.from('ffd8ffd9', 'hex'), 'document-invalid', /no picture/],
  ['a PDF of 21 MB', pdf, samplePdf('x'.repeat(21_000_000)), 'document-too-large', /may have 20000\.0 KB/],
  [
    'a scan of 600 KB',
    scan,
    Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(600_000), jpeg.subarray(-2)]),
    'document-too-large',
    /500\.0 KB.*600\.0 KB/,
  ],
  ['a file for an address without a document', '/exams', samplePdf('x'), 'document-unknown', /no document at \/exams/],
];
for (const [what, address, file, code, sentence] of refusals) {
  test(`${what} is refused with a sentence, and nothing changes`, async () => {
    const before = await registry.read(pdf);
    const { body } = await registry.upload(address, file, { token: tokens.exams });
    assert.equal(body.code, code, body.error);
    assert.match(body.error ?? '', sentence);
    assert.equal(await registry.read(pdf), before);
  });
}

test('a scan is uploaded as a picture', async () => {
  assert.equal((await registry.upload(scan, jpeg, { token: tokens.exams })).status, 200);
  const response = await fetch(registry.address + scan);
  assert.equal(response.headers.get('content-type'), 'image/jpeg');
  assert.deepEqual(Buffer.from(await response.arrayBuffer()), jpeg);
});

test('every attempt is in the audit with the address of the document', async () => {
  const { body } = await registry.request('GET', 'audit?count=200');
  const entries = (body as unknown as { action: string; target: string; status: number }[]).filter(
    ({ action }) => action === 'uploadDocument',
  );
  assert.ok(entries.some(({ target, status }) => target === `${pdf} live` && status === 200));
  assert.ok(entries.some(({ target, status }) => target === `${pdf} live` && status === 403));
});

test('a document that the next build no longer has is gone, with what was uploaded for it', async () => {
  await registry.publish({ name: 'exams', version: '2.0.0' });
  assert.equal((await fetch(registry.address + pdf, { redirect: 'manual' })).status, 404);
  await registry.publish(exams('2.1.0'));
  assert.equal(await registry.read(pdf), samplePdf('in a release'));
});

test('a preview is promoted without a document that no build has any more', async () => {
  const channel = 'with-old-document';
  await registry.upload(pdf, samplePdf('nowhere to show it'), { token: tokens.exams, channel });
  await registry.publish({ name: 'cells', version: '1.1.0' }, { channel });
  await registry.publish({ name: 'exams', version: '2.2.0' });
  const { status, body } = await registry.request('POST', 'promote', { channel });
  assert.deepEqual([status, body.parts], [200, ['cells']], body.error);
  await registry.publish(exams('2.3.0'));
});

test('the list of documents says what is missing, and where the others are from', async () => {
  const { body } = await registry.request('GET', 'documents');
  const sources = (body as unknown as { address: string; source: string }[]).map((one) => [one.address, one.source]);
  assert.deepEqual(sources, [
    [pdf, 'uploaded'],
    [scan, 'uploaded'],
  ]);
});
