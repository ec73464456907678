import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { buildFolders } from '@viit/build';
import { auditContent, auditTable, type SampleRow } from './content-audit.ts';
import { sampleFields, sourcesOf } from './page-sources.ts';

const rows = auditContent();

test('a sample field is listed with the page that shows it', () => {
  const names = rows.find(({ pages, field }) => pages[0] === '/governing-body' && field === 'members[].name');
  assert.equal(names?.file, 'remotes/institution/src/governing-body/seed-content.ts');
});

test('a file that two addresses share is listed with both', () => {
  const team = rows.find(({ file }) => file === 'remotes/exams/src/about/content.ts');
  assert.deepEqual(team?.pages, ['/exams', '/exams/about']);
});

test('the shell’s own content is listed for every page', () => {
  assert.ok(rows.some(({ pages, field }) => pages[0] === 'every page' && field === 'address'));
});

test('the lists of the content API are listed with the pages that show them', () => {
  const list = rows.filter(({ kind }) => kind === 'list');
  assert.equal(new Set(list.map(({ file }) => file)).size, 5);
  assert.deepEqual(new Set(list.flatMap(({ pages }) => pages)), new Set(['/', '/department/:code']));
});

test('every sample text belongs to a page', () => {
  const withoutPage = rows.filter(({ kind, pages }) => kind === 'text' && pages.length === 0);
  assert.deepEqual(withoutPage, []);
});

test('every content file declares which of its fields are sample', () => {
  const contents = buildFolders()
    .flatMap(sourcesOf)
    .filter((file) => path.basename(file) === 'content.ts');
  assert.ok(contents.length > 40);
  const undeclared = contents.filter((file) => !/export const sample\b/.test(fs.readFileSync(file, 'utf8')));
  assert.deepEqual(undeclared, []);
});

test('fields are read from source that has comments and imports pictures', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'viit-audit-')), 'content.ts');
  fs.writeFileSync(file, `import logo from './logo.svg';\nexport const sample = ['a', /* why */ 'b[].c'] as const;\n`);
  assert.deepEqual(sampleFields(file), ['a', 'b[].c']);
});

test('a missing document is listed with its section, its name and the pages that link to it', () => {
  const minutes = rows.find(({ field }) => field === '/documents/governing-body/minutes-of-meetings-2016-17.pdf');
  assert.deepEqual(
    [minutes?.section, minutes?.pages, minutes?.name],
    ['institution', ['/governing-body'], 'Minutes of Meetings 2016-17'],
  );
  const ranking = rows.find(({ field }) => field === '/documents/site/nirf.pdf');
  assert.deepEqual([ranking?.section, ranking?.pages], ['shell', ['every page']]);
});

test('every missing document belongs to a page', () => {
  const withoutPage = rows.filter(({ kind, pages }) => kind === 'document' && pages.length === 0);
  assert.deepEqual(withoutPage, []);
});

test('a document that was uploaded to a running site is not missing', () => {
  const [first] = rows.filter(({ kind }) => kind === 'document');
  const others = auditContent(new Set([first?.field ?? '']));
  assert.equal(others.length, rows.length - 1);
});

test('the table lists sample fields, then the missing documents by section and page', () => {
  const field: SampleRow = { kind: 'text', pages: ['/rti'], field: 'fee', file: 'remotes/cells/src/rti/content.ts' };
  const document = (pages: string[], name: string): SampleRow => ({
    ...{ kind: 'document', pages, field: `/documents/${name}.pdf`, file: `remotes/cells/public/documents/${name}.pdf` },
    ...{ section: 'cells', name },
  });
  const table = auditTable([field, document(['/iqac'], 'a'), document(['/iqac'], 'b'), document(['/iic-cell'], 'c')]);
  assert.match(table, /^\/rti +fee +remotes\/cells\/src\/rti\/content\.ts$/m);
  assert.match(table, /^1 sample fields in 1 files\.$/m);
  assert.match(table, /^cells: 3 documents are not supplied yet\.\n {2}\/iqac: 2\n {4}\/documents\/a\.pdf {2}a\n/m);
});
