import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Manifest } from '@viit/contract';
import type { SearchResponse } from '@viit/contract/search';
import { textPdf, withPlaceholders } from '../../registry/testing/sample-documents.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

let registry: TestRegistry;
let token: string;
const address = '/documents/exams/notices/fee-dates.pdf';

/** The page has the text. */
const exams = (version: string, text: string) => ({
  ...{ name: 'exams', version, pages: ['/exams'] },
  bundle: `exports.default = [{ id: 'page-0', load: async () => ({ default: () => ${JSON.stringify(`<main>${text}</main>`)} }) }];`,
  change: <T extends object>(manifest: T) => ({
    ...manifest,
    collections: [
      {
        ...{ name: 'notices', title: 'Notices', help: 'Newest first.', seed: [] },
        fields: { file: { type: 'document' as const, label: 'PDF' } },
      },
    ],
  }),
});
const publish = async (build: Parameters<TestRegistry['publish']>[0], channel?: string) => {
  const { status, body } = await registry.publish(build, { ...(channel && { channel }) });
  assert.equal(status, 200, body.error);
};
const search = async (query: string) => {
  const { results } = JSON.parse(await registry.read(`/api/search?q=${query}`)) as SearchResponse;
  return results.map(({ title, href }) => `${title.map(({ text }) => text).join('')}: ${href}`);
};

before(async () => {
  registry = await openTestRegistry();
  await publish({ name: 'shell' });
  await publish(exams('1.0.0', 'Examinations'));
  token = await registry.tokenFor('exams');
});
after(() => registry.close());

test('the text of an uploaded PDF is found once a live page links to it, at the page of the PDF and with the name of the link', async () => {
  const uploaded = await registry.upload(address, textPdf('Dates', 'Zeppelin refunds'), { token });
  assert.equal(uploaded.status, 200, uploaded.body.error);
  const link = `<a href='${address}'>Dates for fees PDF</a>`;
  await publish(exams('1.1.0', link), 'preview');
  assert.deepEqual(await search('zeppelin'), [], 'while it may belong to a draft');
  await publish(exams('1.2.0', link));
  assert.deepEqual(await search('zeppelin'), [`Dates for fees: ${address}#page=2`]);
  assert.deepEqual(await search('zeppelim'), [`Dates for fees: ${address}#page=2`]);
  assert.deepEqual(await search('dates'), [`Dates for fees: ${address}`, 'Page /exams: /exams'], 'the document once');
});

test('the text of a PDF that was replaced is not found any more', async () => {
  const { status, body } = await registry.upload(address, textPdf('Airship refunds'), { token });
  assert.equal(status, 200, body.error);
  assert.deepEqual([await search('zeppelin'), await search('airship')], [[], [`Dates for fees: ${address}#page=1`]]);
});

test('the text of a PDF that comes with a build is found as soon as the build is live', async () => {
  const href = '/documents/library/rules.pdf';
  const build = exams('2.0.0', `<a href='${href}'>Library rules PDF</a>`);
  const withRules = <T extends Manifest>(manifest: T) => ({
    ...build.change(manifest),
    documents: [{ name: 'Library rules', href }],
  });
  const publicFiles = { 'documents/library/rules.pdf': textPdf('Borrowing', 'Gondola fines').toString() };
  await publish({ ...build, publicFiles, change: withRules });
  assert.deepEqual(await search('gondola'), [`Library rules: ${href}#page=2`]);
});

test('a placeholder of a build has no text', async () => {
  const href = '/documents/library/map.pdf';
  const build = exams('3.0.0', `<a href='${href}'>Map PDF</a>`);
  const change = (manifest: Manifest) => withPlaceholders(href)(build.change(manifest));
  await publish({ ...build, publicFiles: { 'documents/library/map.pdf': textPdf('Balloon').toString() }, change });
  assert.deepEqual(await search('balloon'), []);
});

test('a section that links to a document of another one, or has the same file, takes neither its place nor its name', async () => {
  const href = '/documents/library/fines.pdf';
  const file = textPdf('Rules', 'Submarine fines').toString();
  const missing = '/documents/library/map.pdf';
  const links = `<a href='${href}'>Fines of the library PDF</a><a href='${missing}'>Map of shelves PDF</a>`;
  const build = exams('4.0.0', `<h1>Exams</h1>${links}`);
  const documents = (own: string) => [{ name: 'Fines', href: own }];
  await publish({
    ...build,
    publicFiles: { 'documents/library/fines.pdf': file, 'documents/library/map.pdf': file },
    change: (manifest: Manifest) => {
      const { documents: placeholders } = withPlaceholders(missing)(manifest);
      return { ...build.change(manifest), documents: [...documents(href), ...placeholders] };
    },
  });
  const copy = '/documents/zz/copy.pdf';
  const theirs = `<a href='${href}'>Fines: account 999 PDF</a><a href='${missing}'>Map: account 999 PDF</a>`;
  const page = `<main>${theirs}<a href='${copy}'>Copy PDF</a></main>`;
  await publish({
    ...{ name: 'zz', version: '1.0.0', pages: ['/zz'], publicFiles: { 'documents/zz/copy.pdf': file } },
    bundle: `exports.default = [{ id: 'page-0', load: async () => ({ default: () => ${JSON.stringify(page)} }) }];`,
    change: (manifest) => ({ ...manifest, documents: documents(copy) }),
  });
  assert.deepEqual(await search('submarine'), [`Fines of the library: ${href}#page=2`, `Copy: ${copy}#page=2`]);
  const named = [`Fines of the library: ${href}`, `Map of shelves: ${missing}`, 'Page /zz: /zz'];
  assert.deepEqual((await search('account%20999')).sort(), named);
  assert.ok((await search('fines')).includes(`Fines of the library: ${href}`));
});
