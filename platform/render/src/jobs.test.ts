import assert from 'node:assert/strict';
import { createHash, type Hash } from 'node:crypto';
import { test } from 'node:test';
import { pageRow, type RenderJob, renderJobs, type StoredBuild } from './jobs.ts';
import { renderer } from './renderer-version.ts';
import { sampleBuild, sampleHash, samplePage } from './testing/sample-build.ts';

const shell = sampleBuild('shell');
const staff = samplePage('staff');
const department = samplePage('department', {
  path: '/department/:code',
  content: ['/api/department/:code', '/api/announcement/list'],
  variants: [
    { params: { code: 'cse' }, title: 'Computer Science', description: 'About CSE' },
    { params: { code: 'ece' }, title: 'Electronics', description: 'About ECE' },
  ],
  notFound: { title: 'No such department', description: 'Choose another' },
});

type Options = Partial<Parameters<typeof renderJobs>[0]>;
const createJobs = (build: StoredBuild, options: Options = {}) =>
  renderJobs({ shell, build, lists: new Map(), origin: 'https://viit.example', ...options });
const first = (jobs: readonly RenderJob[]): RenderJob => {
  const [job] = jobs;
  assert.ok(job);
  return job;
};
const exams = sampleBuild('exams', [staff]);
const job = first(createJobs(exams));
const integrity = (name: string, file: string) => `sha384-${sampleHash(name + file)}`;

test('the shell’s scripts and the page’s scripts run; the section’s entry is only fetched', () => {
  const base = (name: string) => `/_builds/${name}/0123456789ab/`;
  assert.deepEqual(job.input.first.load, [
    { src: `${base('shell')}main.js`, integrity: integrity('shell', 'main.js'), run: true },
    { src: `${base('exams')}remoteEntry.js`, integrity: integrity('exams', 'remoteEntry.js'), run: false },
    { src: `${base('exams')}staff.js`, integrity: integrity('exams', 'staff.js'), run: true },
  ]);
});

test('a page of the shell loads no section', () => {
  const { load, section } = first(createJobs(sampleBuild('shell', [staff]))).input.first;
  assert.equal(section, null);
  assert.deepEqual(
    load.map(({ src, run }) => [src.split('/').at(-1), run]),
    [
      ['main.js', true],
      ['staff.js', true],
    ],
  );
});

test('the section’s address has its entry and the entry’s integrity', () => {
  assert.deepEqual(job.input.first.section, {
    name: 'exams',
    version: '1.0.0',
    entry: '/_builds/exams/0123456789ab/remoteEntry.js',
    integrity: integrity('exams', 'remoteEntry.js'),
  });
});

test('the shell’s styles come before the page’s, each with its integrity', () => {
  assert.deepEqual(job.input.files, {
    styles: [
      { href: '/_builds/shell/0123456789ab/main.css', integrity: integrity('shell', 'main.css') },
      { href: '/_builds/exams/0123456789ab/staff.css', integrity: integrity('exams', 'staff.css') },
    ],
    origin: 'https://viit.example',
  });
});

test('the page’s row repeats neither scripts nor styles', () => {
  const { page, path, params, isNotFound, shell: shellOfPage } = job.input.first;
  assert.deepEqual([page.id, page.section, page.scripts, page.styles], ['staff', 'exams', [], []]);
  assert.deepEqual([path, params, isNotFound, shellOfPage], ['/staff', {}, false, { version: '1.0.0' }]);
});

test('a file that the manifest does not list is an error', () => {
  const incomplete = sampleBuild('exams', [staff], { files: [] });
  assert.throws(() => createJobs(incomplete), /manifest of exams does not list client\/remoteEntry\.js/);
});

test('a parameterised page has a job for each variant and one for its not-found page', () => {
  const jobs = createJobs(sampleBuild('home', [department]));
  assert.deepEqual(
    jobs.map(({ path, status, input }) => [path, status, input.first.page.title, input.first.path]),
    [
      ['/department/cse', 200, 'Computer Science', '/department/cse'],
      ['/department/ece', 200, 'Electronics', '/department/ece'],
      ['/department/:code', 404, 'No such department', ''],
    ],
  );
  assert.deepEqual(
    jobs.map(({ input }) => [input.first.params, input.first.isNotFound, input.first.page.description]),
    [
      [{ code: 'cse' }, false, 'About CSE'],
      [{ code: 'ece' }, false, 'About ECE'],
      [{}, true, 'Choose another'],
    ],
  );
});

test('the job of one address is the same as among all of its build', () => {
  const build = sampleBuild('exams', [staff, department]);
  const expected = createJobs(build).filter(({ path }) => path === '/department/ece');
  assert.deepEqual(createJobs(build, { only: '/department/ece' }), expected);
});

test('a parameterised page without a not-found page has none', () => {
  const { notFound: _, ...page } = department;
  assert.deepEqual(
    createJobs(sampleBuild('home', [page])).map(({ status }) => status),
    [200, 200],
  );
});

test('a page gets the lists that it names, an empty one if there is none; a not-found page gets no lists', () => {
  const lists = new Map([
    ['/api/department/cse', [{ name: 'CSE' }]],
    ['/api/placement/list', [{ name: 'not requested' }]],
  ]);
  const jobs = createJobs(sampleBuild('home', [department]), { lists });
  assert.deepEqual(
    jobs.map(({ input }) => input.lists),
    [
      { '/api/department/cse': [{ name: 'CSE' }], '/api/announcement/list': [] },
      { '/api/department/ece': [], '/api/announcement/list': [] },
      {},
    ],
  );
});

const withDocument = (
  { manifest, ...build }: StoredBuild,
  size: number,
  href = '/documents/exams.pdf',
): StoredBuild => {
  const files = [...manifest.files, { path: `public${href}`, size, sha384: sampleHash(href) }];
  return { ...build, manifest: { ...manifest, documents: [{ name: href, href }], files } };
};

test('a page gets the sizes of the documents of its section and of the shell', () => {
  const jobs = createJobs(withDocument(exams, 20), { shell: withDocument(shell, 10, '/documents/map.pdf') });
  assert.deepEqual(first(jobs).input.sizes, { '/documents/map.pdf': 10, '/documents/exams.pdf': 20 });
});

test('the key changes with everything that the page depends on, and with nothing else', () => {
  const change = (build: StoredBuild, more: Partial<StoredBuild['manifest']>) => ({
    ...build,
    manifest: { ...build.manifest, ...more },
  });
  const page = samplePage('staff', { content: ['/api/announcement/list'] });
  const build = sampleBuild('exams', [page]);
  const keyOf = (options: Options & { build?: StoredBuild } = {}) =>
    first(createJobs(options.build ?? build, options)).key;
  const key = keyOf();
  assert.match(key, /^[0-9a-f]{64}$/);
  const others = [
    keyOf({ shell: change(shell, { identity: 'other' }) }),
    keyOf({ shell: { ...shell, version: '1.0.0+local' } }),
    keyOf({ build: change(build, { identity: 'other' }) }),
    keyOf({ build: { ...build, version: '1.0.1' } }),
    keyOf({ build: sampleBuild('exams', [{ ...page, title: 'Other' }]) }),
    keyOf({ lists: new Map([['/api/announcement/list', [1]]]) }),
    keyOf({ lists: new Map([['/api/announcement/list', [2]]]) }),
    keyOf({ build: sampleBuild('exams', [{ ...page, searchWords: ['teachers'] }]) }),
    keyOf({ build: sampleBuild('exams', [{ ...page, navigation: [{ id: 'a', label: 'A' }] }]) }),
    keyOf({ build: sampleBuild('exams', [{ ...page, styles: [] }]) }),
    keyOf({ build: sampleBuild('exams', [{ ...page, scripts: [] }]) }),
    keyOf({ build: withDocument(build, 10) }),
    keyOf({ build: withDocument(build, 20) }),
    keyOf({ origin: 'https://other.example' }),
  ];
  renderer.version++;
  others.push(keyOf());
  renderer.version--;
  assert.equal(new Set([key, ...others]).size, others.length + 1);
  assert.equal(keyOf({ lists: new Map([['/api/placement/list', [1]]]) }), key);
});

test('what thousands of pages share is read and hashed once', (t) => {
  let reads = 0;
  const item = { text: 'x'.repeat(50_000), toJSON: () => ++reads };
  const variants = Array.from({ length: 200 }, (_, i) => ({
    ...{ params: { code: `c${i}` }, title: `${i}`, description: 'About it' },
  }));
  const scripts = Array.from({ length: 90 }, (_, i) => `${i}.js`);
  const navigation = scripts.map((id) => ({ id, label: id }));
  const searchWords = scripts.map((word) => word.repeat(10));
  const build = sampleBuild('home', [{ ...department, variants, scripts, navigation, searchWords }]);
  const documents = Array.from({ length: 500 }, (_, i) => ({ name: 'A', href: `/documents/${i}.pdf` }));
  const { manifest } = build;
  const files = documents.map(({ href }) => ({ path: `public${href}`, size: 1, sha384: sampleHash(href) }));
  const { mock } = t.mock.method(Object.getPrototypeOf(createHash('sha256')) as Hash, 'update');
  const jobs = createJobs(
    { ...build, manifest: { ...manifest, documents, files: [...manifest.files, ...files] } },
    { lists: new Map([['/api/announcement/list', [item]]]) },
  );
  const hashed = mock.calls.reduce((sum, call) => sum + String(call.arguments[0]).length, 0);
  assert.equal(jobs.length, 201);
  assert.equal(reads, 1);
  assert.ok(hashed / jobs.length < 2000, `${hashed / jobs.length} bytes for each page`);
});

test('the files of a build are looked through once, however many scripts its pages have', () => {
  let reads = 0;
  const build = sampleBuild(
    'exams',
    Array.from({ length: 100 }, (_, i) => samplePage(`page-${i}`)),
  );
  for (const file of build.manifest.files) {
    const { path } = file;
    const read = () => {
      reads++;
      return path;
    };
    Object.defineProperty(file, 'path', { get: read });
  }
  createJobs(build);
  assert.ok(reads < 5 * build.manifest.files.length, `${reads} reads of ${build.manifest.files.length} files`);
});

test('settings for the browser are in the page and in its key; without them the page is as before', () => {
  const withCdn = first(createJobs(exams, { browserSettings: { videoCdn: 'https://cdn.viit.example' } }));
  assert.deepEqual(withCdn.input.first.settings, { videoCdn: 'https://cdn.viit.example' });
  assert.notEqual(withCdn.key, job.key);
  assert.equal('settings' in job.input.first, false);
});

test('what a page declares for search engines goes to the renderer, and not to the browser', () => {
  const breadcrumbs = [{ name: 'Examinations', path: '/exams' }];
  const page = samplePage('staff', { breadcrumbs, structuredData: [{ type: 'Library' }], searchWords: ['teachers'] });
  const { input } = first(createJobs(sampleBuild('exams', [page])));
  assert.deepEqual(input.metadata, { breadcrumbs, structuredData: [{ type: 'Library' }], searchWords: ['teachers'] });
  assert.doesNotMatch(JSON.stringify(input.first), /Examinations|Library|teachers/);
});

test('one declaration is enough', () => {
  const library = { type: 'Library' };
  for (const declared of [{ breadcrumbs: [] }, { structuredData: [library] }, { searchWords: ['teachers'] }]) {
    const { input } = first(createJobs(sampleBuild('exams', [samplePage('staff', declared)])));
    const none = { breadcrumbs: undefined, structuredData: undefined, searchWords: undefined };
    assert.deepEqual(input.metadata, { ...none, ...declared });
  }
});

test('the page table has the words that search finds a page by', () => {
  const { manifest } = sampleBuild('exams');
  assert.deepEqual(pageRow(manifest, samplePage('staff', { searchWords: ['teachers'] })).searchWords, ['teachers']);
});

test('a row of the page table has what the page declares, and the addresses of its files', () => {
  const { manifest } = sampleBuild('exams');
  const row = {
    ...{ id: 'staff', path: '/staff', title: 'Title of staff', description: 'Description of staff' },
    ...{ section: 'exams', layout: 'standard' },
    scripts: ['/_builds/exams/0123456789ab/staff.js'],
    styles: ['/_builds/exams/0123456789ab/staff.css'],
  };
  assert.deepEqual(pageRow(manifest, staff), row);
  const declared = { canonical: '/exams', noindex: true } as const;
  assert.deepEqual(pageRow(manifest, samplePage('staff', declared)), { ...row, ...declared });
});

test('a document has nothing of the other variants of its route', () => {
  const home = sampleBuild('home', [department]);
  for (const { path, input } of createJobs(home)) {
    assert.equal('variants' in input.first.page, false, path);
    assert.equal(JSON.stringify(input.first).includes('Electronics'), path === '/department/ece', path);
  }
});

test('the page table has the titles of variants, and not their descriptions', () => {
  const { variants } = pageRow(sampleBuild('home').manifest, department);
  assert.deepEqual(variants, [
    { params: { code: 'cse' }, title: 'Computer Science' },
    { params: { code: 'ece' }, title: 'Electronics' },
  ]);
});
