import path from 'node:path';
import { test } from '../../src/published-site.ts';
import { isFull } from '../../src/series.ts';
import { expect } from '../../src/site-test.ts';

/* `viit check` on real pages. Each fault that it finds is tested on sample pages, in platform/cli/src/commands/check.test.ts. */

test.skip(!isFull, 'FULL=1: builds and opens the pages of a section');

const dist = path.resolve(import.meta.dirname, '../../../remotes/exams/dist');

interface Check {
  pages: Record<string, string[]>;
  checks: { name: string; isPassed: boolean; findings: unknown[] }[];
}

test('every page of exams passes every check, and the registry has stored nothing', async ({ published }) => {
  // Long enough for a busy machine, where the first start of the site alone takes minutes.
  test.setTimeout(600_000);
  const before = await published.viit(['history', 'exams', '--sent']);
  const result = (await published.viit(['check', 'exams', '--dist', dist])) as unknown as Check;
  expect(result.checks.flatMap(({ findings }) => findings)).toEqual([]);
  expect(result.checks).toHaveLength(9);
  expect(await published.viit(['history', 'exams', '--sent'])).toEqual(before);
});
