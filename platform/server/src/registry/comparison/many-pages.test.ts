import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Manifest, ManifestPage } from '@viit/contract';
import type { Sql } from '../../database/database.ts';
import { compareStyles } from './compare-styles.ts';
import { pairPages } from './pair-pages.ts';
import { readSide } from './release-side.ts';

/* The server compares in the thread that also serves visitors. */

const few = 1000;
const many = 4 * few;

/** A build whose pages have a stylesheet each, in a database of nothing else, and its release. */
function exams(version: string, manifestPages: readonly Partial<ManifestPage>[], addresses: readonly string[]) {
  const pages = manifestPages.map((page, i): ManifestPage => {
    const required = { id: `page-${i}`, path: `/exams/${i}`, title: `Page ${i}`, description: 'A page.' };
    return { ...required, layout: 'standard', scripts: [], styles: [`${i}.css`], ...page };
  });
  const client = ['remoteEntry.js', ...pages.flatMap(({ styles }) => styles)];
  const identity = `${version.replaceAll('.', '')}${'0'.repeat(8)}${pages.length}`.padEnd(64, '0');
  const manifest: Manifest = {
    ...{ schema: 1, kind: 'section', name: 'exams', version, identity, base: '/_builds/exams/000000000000/' },
    ...{ entry: { scripts: ['remoteEntry.js'], styles: [] }, peers: {}, pages, documents: [] },
    files: client.map((file, i) => ({ path: `client/${file}`, size: 1, sha384: `${i}`.padEnd(64, '0') })),
  };
  const sql: Sql = {
    query: async <Row>(text: string) =>
      (/from build/.test(text) ? [{ name: 'exams', version, own: version, manifest }] : []) as Row[],
  };
  const rendered = addresses.map((path) => ({ path, status: 200 as const, key: `${version} ${path}` }));
  const release = {
    entries: [{ name: 'exams', identity, pages: rendered }],
    parts: new Map([['exams', identity]]),
    contentTimes: new Map(),
  };
  return { sql, release };
}

/** A section of static pages below a folder. */
const staticPages = (count: number, version: string, folder: string) => {
  const addresses = Array.from({ length: count }, (_, i) => `${folder}/${i}`);
  return exams(
    version,
    addresses.map((path) => ({ path })),
    addresses,
  );
};

/** In ms of the processor: the least of five runs, since other work of the process counts too. */
async function timeOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

/** Asserts that four times as many pages do not take sixteen times as long. */
async function assertLinear<Input>(inputOf: (count: number) => Promise<Input>, work: (input: Input) => unknown) {
  const [small, large] = [await inputOf(few), await inputOf(many)];
  await work(small);
  const [short, long] = [await timeOf(() => work(small)), await timeOf(() => work(large))];
  assert.ok(long < 50 + short * 8, `${short} ms, four times as many pages ${long} ms`);
}

const readStatic = (count: number, version: string, folder: string) => {
  const { sql, release } = staticPages(count, version, folder);
  return readSide(sql, release);
};

test('the time to read the pages of a release grows with their number only', () =>
  assertLinear(
    async (count) => staticPages(count, '1.0.0', '/exams'),
    ({ sql, release }) => readSide(sql, release),
  ));

test('so does the time to pair pages that have all moved', () =>
  assertLinear(
    async (count) => ({
      from: await readStatic(count, '1.1.0', '/exams'),
      // The last page comes first, so that each one has to be searched for.
      to: await readStatic(count, '1.2.0', '/moved').then((side) => ({
        ...side,
        pages: new Map([...side.pages].toReversed()),
      })),
    }),
    ({ from, to }) => assert.ok(pairPages(from, to).every((pair) => pair.from && pair.to)),
  ));

test('so does the time to compare their stylesheets', () =>
  assertLinear(
    async (count) => ({ from: await readStatic(count, '1.3.0', '/exams'), to: await readStatic(count, '1.4.0', '/x') }),
    (sides) => compareStyles({ query: async () => [] }, sides, ['exams']),
  ));

test('a page of a route with parameters has the title of its variant', async () => {
  const variants = [
    { params: { code: 'cse' }, title: 'Computer science', description: 'A department.' },
    { params: { code: 'ece' }, title: 'Electronics', description: 'A department.' },
  ];
  const notFound = { title: 'No such department', description: 'It may have been renamed.' };
  const paths = ['/exams/cse', '/exams/ece', '/exams/:code'];
  const { sql, release } = exams('1.5.0', [{ path: '/exams/:code', variants, notFound }], paths);
  const entries = release.entries.map((entry) => ({
    ...entry,
    pages: entry.pages.map((page) => (page.path.includes(':') ? { ...page, status: 404 as const } : page)),
  }));
  const { pages } = await readSide(sql, { ...release, entries });
  assert.deepEqual(
    [...pages].map(([id, { title }]) => [id, title]),
    [
      ['200 /exams/cse', 'Computer science'],
      ['200 /exams/ece', 'Electronics'],
      ['404 /exams/:code', 'No such department'],
    ],
  );
});
