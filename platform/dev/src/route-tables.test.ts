import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleBuild, samplePage } from '@viit/render/testing/sample-build';
import { findRouteFile, mergeRouteIndex } from './route-tables.ts';
import type { SourceBuild } from './watch/watch-build.ts';

const department = samplePage('department', {
  path: '/department/:code',
  variants: [{ params: { code: 'cse' }, title: 'Computer Science', description: 'About CSE' }],
});
const home = sampleBuild('home', [department], { base: '/_dev/home/' }) as SourceBuild;

test('a visitor finds the pages of a section from source, and of other sections as published', () => {
  const index = { release: '7', builds: { home: '0123456789ab', exams: 'ba9876543210' }, paths: { home: ['', 'rti'] } };
  assert.deepEqual(mergeRouteIndex(index, [home]), {
    release: '7',
    builds: { home: '/_dev/home/', exams: 'ba9876543210' },
    paths: { home: ['department'] },
  });
});

test('the table of a section from source has no integrity, because its files change', () => {
  const table = findRouteFile('/_dev/home/_pages.json', [home]) as { section: unknown };
  assert.deepEqual(table.section, {
    ...{ name: 'home', version: '1.0.0', entry: '/_dev/home/remoteEntry.js', integrity: '' },
  });
  assert.deepEqual(findRouteFile('/_dev/home/_pages/department/cse.json', [home]), { title: 'Computer Science' });
  assert.equal(findRouteFile('/_dev/home/_pages/department/xyz.json', [home]), undefined);
});
