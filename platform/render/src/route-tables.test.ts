import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { routeFiles, routeIndex, sectionTable, tableAddressOf, withBuild } from './route-tables.ts';
import { sampleBuild, sampleHash, samplePage } from './testing/sample-build.ts';

/** A build's name, different for each build. */
const nameOf = (number: number) =>
  createHash('sha256').update(`${number}`).digest('hex').replaceAll(/\d/g, '').slice(0, 9);

/** A build with pages at these paths. */
const build = (name: string, paths: readonly string[]) =>
  sampleBuild(
    name,
    paths.map((path, i) => samplePage(`page-${i}`, { path })),
    { base: `/_builds/${name}/${createHash('sha256').update(name).digest('hex').slice(0, 12)}/` },
  );

const department = samplePage('department', {
  path: '/department/:code',
  variants: [
    { params: { code: 'cse' }, title: 'Computer Science', description: 'About CSE' },
    { params: { code: 'ece' }, title: 'Electronics', description: 'About ECE' },
  ],
});

test('the route index of 100 sections with 5 000 pages has at most 2 KB, compressed either way', () => {
  const sections = Array.from({ length: 100 }, (_, number) =>
    build(
      nameOf(number),
      Array.from({ length: 50 }, (_, page) => `/${nameOf(number)}/page-${page}`),
    ),
  );
  const text = JSON.stringify(routeIndex('12345', sections));
  for (const compressed of [gzipSync(text), brotliCompressSync(text)]) {
    assert.ok(compressed.length <= 2048, `${compressed.length} bytes`);
  }
});

test('the route index names the first segments of a build where they are not just its name', () => {
  const builds = [build('exams', ['/exams', '/exams/about']), build('home', ['/', '/department/:code', '/rti'])];
  const { release, builds: entries, paths } = routeIndex('7', builds);
  assert.equal(release, '7');
  assert.deepEqual(Object.keys(entries), ['exams', 'home']);
  assert.match(entries.exams ?? '', /^[0-9a-f]{12}$/);
  assert.deepEqual(paths, { home: ['', 'department', 'rti'] });
});

test('a build with very many first segments is left out of the route index, and the others stay', () => {
  const scattered = Array.from({ length: 2000 }, (_, page) => `/page-${page}`);
  const index = routeIndex('7', [build('exams', ['/exams']), build('cells', ['/rti']), build('wide', scattered)]);
  assert.deepEqual(index.paths, { cells: ['rti'], wide: [] });
  assert.ok(index.builds.wide);
});

test('a build from source takes the place of the published one', () => {
  const index = routeIndex('7', [build('exams', ['/exams', '/rti']), build('cells', ['/iqac'])]);
  const source = sampleBuild('exams', [samplePage('exams')], { base: '/_dev/exams/' });
  const changed = withBuild(index, source);
  assert.deepEqual([changed.builds.exams, changed.builds.cells], ['/_dev/exams/', index.builds.cells]);
  assert.deepEqual(changed.paths, { cells: ['iqac'] });
  assert.equal(tableAddressOf(source), '/_dev/exams/_pages.json');
});

test('a section’s table has what the router needs, and no variants', () => {
  const home = sampleBuild('home', [samplePage('staff', { canonical: '/team', noindex: true }), department]);
  assert.deepEqual(sectionTable(home).pages, [
    { id: 'staff', path: '/staff', title: 'Title of staff', layout: 'standard', canonical: '/team' },
    { id: 'department', path: '/department/:code', title: 'Title of department', layout: 'standard' },
  ]);
  assert.equal(sectionTable(home).section?.entry, '/_builds/home/0123456789ab/remoteEntry.js');
  assert.equal(sectionTable(sampleBuild('shell')).section, null);
});

test('a section’s table names the collections of a page, and its navigation', () => {
  const content = ['/api/content/home/team', '/api/announcement/list'];
  const navigation = [{ id: 'staff', label: 'Staff' }];
  const [row] = sectionTable(sampleBuild('home', [samplePage('staff', { content, navigation })])).pages;
  assert.deepEqual([row?.content, row?.navigation], [['/api/content/home/team'], navigation]);
});

test('each concrete address of a route has its title in a file of its own', () => {
  const files = routeFiles(sampleBuild('home', [department]));
  assert.deepEqual(
    [...files].map(([address, file]) => [address, 'title' in file ? file.title : 'table']),
    [
      ['/_builds/home/0123456789ab/_pages.json', 'table'],
      ['/_builds/home/0123456789ab/_pages/department/cse.json', 'Computer Science'],
      ['/_builds/home/0123456789ab/_pages/department/ece.json', 'Electronics'],
    ],
  );
});

test('an uploaded document gives the table another address, and its size', () => {
  const href = '/documents/rti.pdf';
  const file = { path: `public${href}`, size: 10, sha384: sampleHash(href) };
  const cells = sampleBuild('cells', [], { documents: [{ name: 'RTI', href, isPlaceholder: true }], files: [] });
  cells.manifest.files.push({ path: 'client/remoteEntry.js', size: 1, sha384: sampleHash('entry') }, file);
  const uploaded = { ...cells, uploaded: [{ address: href, sha384: sampleHash('new'), size: 4000 }] };
  assert.deepEqual(sectionTable(cells).sizes, { [href]: null });
  assert.deepEqual(sectionTable(uploaded).sizes, { [href]: 4000 });
  assert.notEqual(tableAddressOf(uploaded), tableAddressOf(cells));
  assert.match(tableAddressOf(uploaded), /^\/_builds\/cells\/0123456789ab\/_pages\.[0-9a-f]{8}\.json$/);
  const newer = { ...cells, uploaded: [{ address: href, sha384: sampleHash('newer'), size: 5000 }] };
  assert.notEqual(tableAddressOf(newer), tableAddressOf(uploaded), 'a table is cached for a year');
});
