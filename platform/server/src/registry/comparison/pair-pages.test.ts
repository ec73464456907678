import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pairPages } from './pair-pages.ts';
import type { ReleaseSide, SidePage } from './release-side.ts';

/** A release with these pages; each is written as "section id key". */
function side(pages: Record<string, string>, formerPaths: Record<string, string> = {}): ReleaseSide {
  const entries = Object.entries(pages).map(([path, text]) => {
    const [section, id, key] = text.split(' ');
    return [`200 ${path}`, { path, status: 200, key, section, page: { id } } as unknown as SidePage] as const;
  });
  return {
    ...{ builds: new Map(), files: new Map(), parts: new Map(), contentTimes: new Map() },
    pages: new Map(entries),
    formerPaths: new Map(Object.entries(formerPaths)),
  };
}

const pair = (from: ReleaseSide, to: ReleaseSide) =>
  pairPages(from, to).map(({ from: old, to: now, redirectsTo }) => [old?.path, now?.path, redirectsTo]);

test('a page at the same address is paired with itself, even if it was rendered from another build', () => {
  assert.deepEqual(pair(side({ '/a': 'exams a 1' }), side({ '/a': 'exams b 2' })), [['/a', '/a', undefined]]);
});

test('a former path names the page that takes over, also one of another section, before ids are compared', () => {
  const from = side({ '/a': 'exams a 1', '/b': 'exams b 1' });
  const to = side({ '/c': 'cells x 2', '/d': 'exams a 2' }, { '/a': '/c' });
  assert.deepEqual(pair(from, to), [
    ['/a', '/c', '/c'],
    ['/b', undefined, undefined],
    [undefined, '/d', undefined],
  ]);
});

test('of two pages that become one, the first has moved and the second redirects', () => {
  const from = side({ '/a': 'exams a 1', '/b': 'exams b 1' });
  const to = side({ '/c': 'exams c 2' }, { '/a': '/c', '/b': '/c' });
  assert.deepEqual(pair(from, to), [
    ['/a', '/c', '/c'],
    ['/b', undefined, '/c'],
  ]);
});

test('a page with the same id at another address has moved, and nothing redirects', () => {
  assert.deepEqual(pair(side({ '/a': 'exams a 1' }), side({ '/b': 'exams a 1' })), [['/a', '/b', undefined]]);
});
