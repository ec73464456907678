import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageRow, PageTable } from '@viit/contract';
import { mergePageTable } from './page-table.ts';
import type { SourceBuild } from './watch/watch-build.ts';

const row = (section: string, path: string) => ({ section, path, title: 'As published' }) as PageRow;
const address = (name: string) => ({
  name,
  version: '1.0.0',
  entry: `/_builds/${name}/aa/remoteEntry.js`,
  integrity: 'sha384-x',
});
const table: PageTable = {
  release: '7',
  shell: { version: '1.0.0' },
  sections: { cells: address('cells'), exams: address('exams') },
  pages: [row('cells', '/iqac'), row('exams', '/exams'), row('exams', '/exams/old')],
  documents: [{ name: 'A', href: '/documents/a.pdf', size: 1 }],
};
const file = { path: 'client/remoteEntry.js', size: 1, sha384: 'x'.repeat(64) };
const page = {
  id: 'about',
  path: '/exams',
  title: 'From source',
  description: 'x',
  layout: 'plain',
  scripts: [],
  styles: [],
};
const exams = {
  version: '1.0.0 from source',
  manifest: {
    ...{ kind: 'section', name: 'exams', base: '/_dev/exams/', entry: { scripts: ['remoteEntry.js'], styles: [] } },
    ...{ pages: [page, { ...page, id: 'new', path: '/exams/new' }], documents: [], files: [file] },
  },
} as unknown as SourceBuild;

test('the table has the pages of a section from source, and of other sections as published', () => {
  const { pages, sections, documents } = mergePageTable(table, [exams]);
  assert.deepEqual(
    pages.map(({ path, title }) => [path, title]),
    [
      ['/iqac', 'As published'],
      ['/exams', 'From source'],
      ['/exams/new', 'From source'],
    ],
  );
  assert.deepEqual(sections.cells, table.sections.cells);
  assert.deepEqual(sections.exams, {
    ...address('exams'),
    version: '1.0.0 from source',
    entry: '/_dev/exams/remoteEntry.js',
    integrity: '',
  });
  assert.deepEqual(documents, table.documents);
});
