import type { RouteIndex, SectionTable } from '@viit/contract';

const index: RouteIndex = {
  release: '7',
  builds: { shell: '111111111111', exams: '0123456789ab.5f5f5f5f', cells: 'ba9876543210', home: 'cccccccccccc' },
  paths: { shell: ['search'], cells: ['rti', 'exams'], home: ['', 'department'] },
};
const exams = { name: 'exams', version: '1.0.0', entry: '/_builds/exams/0123456789ab/remoteEntry.js', integrity: 'x' };
const page = (path: string) => ({ id: path, path, title: `Title of ${path}`, layout: 'plain' as const });
const table = (name: string, paths: string[], sizes: SectionTable['sizes'] = {}): SectionTable => {
  const section = { ...exams, name, entry: `/_builds/${name}/${index.builds[name]?.split('.')[0]}/remoteEntry.js` };
  return { section: name === 'shell' ? null : section, pages: paths.map(page), sizes };
};

/** The server's files by address. A test removes those that must fail. */
let files: Record<string, unknown>;
/** Addresses whose responses were read. */
let requested: string[];

beforeEach(() => {
  files = {
    '/_routes.json': index,
    '/_builds/shell/111111111111/_pages.json': table('shell', ['/search']),
    '/_builds/exams/0123456789ab/_pages.5f5f5f5f.json': table('exams', ['/exams'], { '/a.pdf': 0, '/c.pdf': null }),
    '/_builds/exams/0123456789ab/_pages.json': table('exams', ['/exams']),
    '/_builds/cells/ba9876543210/_pages.json': table('cells', ['/rti', '/exams/appeals']),
    '/_builds/home/cccccccccccc/_pages.json': table('home', ['/', '/department/:code']),
    '/_builds/home/cccccccccccc/_pages/department/cse.json': { title: 'Computer Science' },
  };
  requested = [];
  globalThis.fetch = jest.fn(async (address: string) => {
    const path = new URL(address, location.href).pathname;
    const read = async () => {
      requested.push(path);
      return files[path];
    };
    const isFound = path in files || path.endsWith('remoteEntry.js');
    return { ok: isFound, status: isFound ? 200 : 404, json: read, arrayBuffer: read };
  }) as unknown as typeof fetch;
});

/** The modules of a document that was just opened. */
async function openDocument() {
  jest.resetModules();
  const builds = await import('../state.ts');
  const routes = await import('./find-page.ts');
  return { ...builds, ...routes };
}
const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

test('a page is found with the tables of the sections that can have it, and with no other', async () => {
  const { pagesNear, tablesFor } = await openDocument();
  expect(paths(await pagesNear('/exams/appeals'))).toEqual([...['/search', '/exams', '/rti', '/exams/appeals']]);
  expect(paths(await pagesNear('/nothing/here'))).toEqual(['/search']);
  expect(requested.filter((path) => path.endsWith('.json'))).toEqual([
    '/_routes.json',
    '/_builds/shell/111111111111/_pages.json',
    '/_builds/exams/0123456789ab/_pages.5f5f5f5f.json',
    '/_builds/cells/ba9876543210/_pages.json',
  ]);
  expect(tablesFor({ ...index, paths: { exams: [':kind'] } }, '/any')).toEqual(['shell', 'exams']);
});

test('a table and the entry of its section are requested together, each once', async () => {
  const { pagesNear, sectionBuild } = await openDocument();
  const [first, second] = await Promise.all([pagesNear('/'), pagesNear('/')]);
  expect(first).toEqual(second);
  await pagesNear('/department/cse');
  expect(new Set(requested)).toEqual(
    new Set([
      '/_routes.json',
      '/_builds/shell/111111111111/_pages.json',
      '/_builds/home/cccccccccccc/_pages.json',
      '/_builds/home/cccccccccccc/remoteEntry.js',
    ]),
  );
  expect(requested.filter((path) => path.endsWith('.json'))).toHaveLength(3);
  expect(sectionBuild('home')?.entry).toBe('/_builds/home/cccccccccccc/remoteEntry.js');
});

test('a page of the shell has no entry', async () => {
  const { pagesNear } = await openDocument();
  expect((await pagesNear('/search'))[0]).toMatchObject({ path: '/search', section: 'shell' });
  expect(requested).toEqual(['/_routes.json', '/_builds/shell/111111111111/_pages.json']);
});

test('a section that this document uses in a previous build stays with it, its table too', async () => {
  const { pagesNear, registerSection, sectionBuild } = await openDocument();
  registerSection({ ...exams, entry: '/_builds/exams/999999999999/remoteEntry.js' });
  files['/_builds/exams/999999999999/_pages.json'] = table('exams', ['/exams', '/exams/former']);
  expect(paths(await pagesNear('/exams/former'))).toContain('/exams/former');
  expect(requested).not.toContain('/_builds/exams/0123456789ab/_pages.5f5f5f5f.json');
  expect(sectionBuild('exams')?.entry).toBe('/_builds/exams/999999999999/remoteEntry.js');
});

test('the route index and tables are requested again after a failure', async () => {
  const { pagesNear } = await openDocument();
  const { '/_routes.json': routes, ...others } = files;
  const shell = '/_builds/shell/111111111111/_pages.json';
  files = others;
  await expect(pagesNear('/')).rejects.toThrow('/_routes.json responded with status 404.');
  files = { '/_routes.json': routes, [shell]: others[shell] };
  await expect(pagesNear('/')).rejects.toThrow('/_builds/home/cccccccccccc/_pages.json responded with status 404.');
  files = { ...others };
  expect(paths(await pagesNear('/'))).toContain('/');
});

test('the title at an address of a route with parameters is requested, and missing at an unknown address', async () => {
  const { titleAt } = await openDocument();
  const match = { row: { ...page('/department/:code'), section: 'home' }, params: {} };
  await expect(titleAt(match, '/department/cse')).resolves.toBe('Computer Science');
  await expect(titleAt(match, '/department/xyz')).resolves.toBeUndefined();
  await expect(titleAt({ row: { ...page('/rti'), section: 'cells' }, params: {} }, '/rti')).resolves.toBe(
    'Title of /rti',
  );
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: false, status: 503 });
  await expect(titleAt(match, '/department/ece')).rejects.toThrow('status 503');
});

test('on every page, the sizes of the documents in the footer are known', async () => {
  files['/_builds/shell/111111111111/_pages.json'] = table('shell', ['/search'], { '/documents/nba.pdf': null });
  const { pagesNear, sizeOf } = await openDocument();
  await pagesNear('/department/cse');
  expect(sizeOf('/documents/nba.pdf')).toBeNull();
});

test('a section’s table has the sizes of its documents', async () => {
  const { pagesNear, sizeOf } = await openDocument();
  expect(sizeOf('/a.pdf')).toBeUndefined();
  await pagesNear('/exams');
  expect([sizeOf('/a.pdf'), sizeOf('/b.pdf'), sizeOf('/c.pdf')]).toEqual([0, undefined, null]);
});

test('the release is that of the route index, where this document uses its builds', async () => {
  const { pagesNear, registerSection, releaseOf } = await openDocument();
  const shell = '/_builds/shell/111111111111/main.js';
  expect(releaseOf(shell, [])).toBeUndefined();
  await pagesNear('/');
  registerSection({ ...exams, entry: '/_builds/exams/999999999999/remoteEntry.js' });
  expect(releaseOf(shell, ['home', 'shell'])).toBe('7');
  expect(releaseOf('/_builds/shell/222222222222/main.js', [])).toBeUndefined();
  expect(releaseOf(shell, ['exams'])).toBeUndefined();
  expect(releaseOf(shell, ['cells'])).toBeUndefined();
});

test('search receives the page table of the release', async () => {
  files['/_registry.json'] = { pages: [] };
  await expect((await openDocument()).pageTable()).resolves.toEqual({ pages: [] });
});
