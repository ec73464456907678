import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ComparedPages, Comparison } from '@viit/contract/registry-api';
import { selectPages } from './select-pages.ts';

const page = (path: string, section: string, layout = 'standard') => ({
  ...{ path, section, layout, title: path, from: 'hash', to: 'hash' },
});
const listed: ComparedPages = {
  files: { from: '', to: '' },
  pages: [
    page('/a', 'exams'),
    page('/b', 'exams'),
    page('/c', 'exams'),
    page('/d', 'exams', 'plain'),
    page('/e', 'cells'),
  ],
};
const comparison = { outdated: [], pages: [{ path: '/c' }] } as unknown as Comparison;

const select = (selection: Parameters<typeof selectPages>[2], outdated: string[] = []) =>
  selectPages(listed, { ...comparison, outdated }, selection).map(({ path }) => path);

test('the pages that differ and one of each section and layout are opened', () => {
  assert.deepEqual(select('changed'), ['/a', '/c', '/d', '/e']);
});

test('all pages are opened, without those of sections that the comparison leaves out', () => {
  assert.deepEqual(select('all', ['cells']), ['/a', '/b', '/c', '/d']);
});

test('a page that neither release has is refused', () => {
  assert.deepEqual(select(['/b']), ['/b']);
  assert.throws(() => select(['/nothing']), /Neither release has a page \/nothing/);
});
