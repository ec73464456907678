import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ManifestPage } from '@viit/contract';
import { findBrokenLinks, type LinkedSide } from './broken-links.ts';
import type { SidePage } from './release-side.ts';

/** A release whose pages have the given links. */
function release(pages: Readonly<Record<string, readonly string[]>>): LinkedSide {
  const page = (path: string): [string, SidePage] => {
    const declared: ManifestPage = {
      ...{ id: 'page', path, title: path, description: '', scripts: [], styles: [] },
      layout: 'standard',
    };
    return [
      `200 ${path}`,
      { path, status: 200, key: `${path} ${pages[path]?.join()}`, section: 'exams', page: declared },
    ];
  };
  const all = new Map(Object.keys(pages).map(page));
  return {
    side: { builds: new Map(), pages: all, files: new Map(), formerPaths: new Map() },
    targets: new Map([...all.values()].map(({ key, path }) => [key, { links: [...(pages[path] ?? [])], ids: [] }])),
    origin: 'https://viit.example',
  };
}

const broken = (from: LinkedSide, to: LinkedSide) =>
  findBrokenLinks(from, to, () => '').map(({ href, pages }) => [href, ...pages.map(({ path }) => path)]);

/** In the menu of every page, and without a page yet. */
const menu = ['/', '/campus-life'];
const before = { '/': menu, '/exams': [...menu, '/old'], '/cells': menu };

test('a new page is not blamed for links of the menu that led nowhere before, but for its own', () => {
  const after = { ...before, '/library': [...menu, '/nowhere', '/old', '/exams'] };
  assert.deepEqual(broken(release(before), release(after)), [
    ['/nowhere', '/library'],
    ['/old', '/library'],
  ]);
});

test('a link of the menu that leads nowhere from now on is found on every page', () => {
  const withLibrary = Object.fromEntries(['/', '/cells', '/library'].map((path) => [path, [...menu, '/library']]));
  const { '/library': _, ...without } = withLibrary;
  assert.deepEqual(broken(release(withLibrary), release({ ...without, '/new': [...menu, '/library'] })), [
    ['/library', '/', '/cells', '/new'],
  ]);
});

test('in a first release every link that leads nowhere is new', () => {
  assert.deepEqual(broken(release({}), release({ '/': menu })), [['/campus-life', '/']]);
});
