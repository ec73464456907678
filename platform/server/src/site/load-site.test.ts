import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ManifestPage } from '@viit/contract';
import { openReleaseTest } from '../registry/testing/release-test.ts';

test('pages marked noindex, each value of their parameters, and second addresses are not in the sitemap or the search', async (t) => {
  const releases = await openReleaseTest();
  t.after(() => releases.close());
  const more: Readonly<Record<string, Partial<ManifestPage>>> = {
    '/exams/about': { canonical: '/exams' },
    '/exams/draft': { noindex: true },
    '/exams/:code': { noindex: true, variants: [{ params: { code: 'a' }, title: 'A', description: 'A.' }] },
  };
  await releases.release(
    'first',
    { name: 'shell' },
    {
      ...{ name: 'exams', pages: ['/exams', '/exams/results', ...Object.keys(more)] },
      change: (manifest) => ({ ...manifest, pages: manifest.pages.map((page) => ({ ...page, ...more[page.path] })) }),
    },
  );
  const { pages, listed, searchable } = await releases.siteOf('first');
  assert.deepEqual([...pages.keys()].sort(), ['/exams', '/exams/a', '/exams/about', '/exams/draft', '/exams/results']);
  const paths = (some: readonly { path: string }[]) => some.map(({ path }) => path);
  assert.deepEqual(
    [paths(listed), paths([...searchable.values()].flat())],
    [
      ['/exams', '/exams/results'],
      ['/exams', '/exams/results'],
    ],
  );
});
