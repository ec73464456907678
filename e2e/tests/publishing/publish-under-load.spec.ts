import type { PageTable } from '@viit/contract';
import { type PublishedSite, test } from '../../src/published-site.ts';
import { isFull } from '../../src/series.ts';
import { expect } from '../../src/site-test.ts';

/* Publishing and rollback while visitors read, with real builds. */

test.skip(Boolean(process.env.E2E_URL) || !isFull, 'publishes to a separate site, in the full series');
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const oldHeading = 'Officers of the cell';
const newHeading = 'Who answers from now on';

async function everyPage(site: PublishedSite): Promise<Map<string, string>> {
  const { pages } = JSON.parse(await site.read('/_registry.json')) as PageTable;
  const paths = pages.map(({ path }) => path.replace(':code', 'cse').replace(':category', 'nirf-data'));
  return new Map(await Promise.all(paths.map(async (path) => [path, await site.read(path)] as const)));
}

/** Reads all pages with this many clients until the promise settles. @returns failures, and the number of responses. */
async function readUntil(address: string, paths: readonly string[], clients: number, until: Promise<unknown>) {
  const failures: string[] = [];
  let count = 0;
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const client = async (n: number) => {
    for (let i = n; !isOver; i++) {
      const path = paths[i % paths.length] ?? '/';
      const response = await fetch(address + path).then(
        async (found) => ({ status: found.status, length: (await found.text()).length }),
        (error: Error) => ({ status: error.message, length: 0 }),
      );
      count++;
      if (response.status !== 200 || response.length === 0) failures.push(`${path}: ${response.status}`);
    }
  };
  await Promise.all([over, ...Array.from({ length: clients }, (_, n) => client(n))]);
  return { failures, count };
}

test('50 visitors read while a section is published: no request fails, its pages change, all others stay the same', async ({
  published,
}) => {
  const before = await everyPage(published);
  expect(before.size).toBeGreaterThan(50);
  const publishing = published.publish('exams', '9.0.0', { [oldHeading]: newHeading });
  const { failures, count } = await readUntil(published.address, [...before.keys()], 50, publishing);
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(50);
  const { rendered } = await publishing;
  const after = await everyPage(published);
  const changed = [...after].filter(([path, html]) => html !== before.get(path)).map(([path]) => path);
  expect(changed.filter((path) => !/^\/(exams|academics\/calendar)/.test(path))).toEqual([]);
  expect(changed).toHaveLength(rendered);
  expect(after.get('/exams/core-team')).toContain(newHeading);
});

test('one command rolls back a section to its previous pages, and keeps what others have published since', async ({
  published,
}) => {
  const exams = await published.read('/exams/core-team');
  await published.publish('exams', '9.1.0', { [oldHeading]: 'Who answers by mistake' });
  await published.publish('cells', '9.0.0', { 'Right to Information': 'Right to be informed' });
  const cells = await published.read('/rti');
  expect(cells).toContain('Right to be informed');
  await published.viit(['rollback', 'exams']);
  expect(await published.read('/exams/core-team')).toBe(exams);
  expect(await published.read('/rti')).toBe(cells);
});
