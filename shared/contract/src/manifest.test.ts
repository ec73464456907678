import { buildFileSchema, type Manifest, manifestSchema } from './manifest.ts';

const page = { id: 'exams', path: '/exams', title: 'Exams', description: 'Exams.', layout: 'standard' as const };

const manifest = {
  ...{
    schema: 1,
    kind: 'section',
    name: 'exams',
    version: '1.0.0',
    identity: '0123456789abcdef',
  },
  base: '/_builds/exams/0123456789ab/',
  entry: { scripts: ['remoteEntry.js'], styles: ['main.css'] },
  peers: {},
  pages: [{ ...page, scripts: ['a/12.0de7.js'], styles: ['12.0de7.css'], islands: ['13.js'] }],
  documents: [{ name: 'Rules', href: '/documents/exams/rules_2-final.pdf' }],
  files: [{ path: 'public/documents/exams/rules_2-final.pdf', size: 1, sha384: 'A'.repeat(64) }],
} satisfies Manifest;

const accepts = (change: object) => manifestSchema.safeParse({ ...manifest, ...change }).success;
const acceptsPage = (change: object) => accepts({ pages: [{ ...manifest.pages[0], ...change }] });

/** Names that mean something in a path, an address or the configuration of a web server. */
const harmful = [
  ...[
    'x; } location ^~ /pwn/ { alias /etc/; } types { y',
    'a b',
    'a\n/*',
    'a\r',
    'a\t',
    'a"',
    "a'",
    'a\\',
    'a;',
    'a{',
    '$uri',
  ],
  ...['a*', 'a?', 'a#b', 'a%2f', 'a:b', 'a,b', 'a|b', '(a)', 'é', '', '.', '..', '../a', 'a/../b', 'a//b', '/a', 'a/'],
];

test('every name in a path consists of letters, digits, ".", "_" and "-"', () => {
  expect(manifestSchema.parse(manifest)).toEqual(manifest);
  for (const name of harmful) {
    const refused = {
      file: buildFileSchema.shape.path.safeParse(`public/${name}`).success,
      entryScript: accepts({ entry: { scripts: [name], styles: [] } }),
      entryStyle: accepts({ entry: { scripts: ['a.js'], styles: [`${name}/a.css`] } }),
      document: accepts({ documents: [{ name: 'A', href: `/documents/${name}` }] }),
      script: acceptsPage({ scripts: [name] }),
      style: acceptsPage({ styles: [`${name}/a.css`] }),
      island: acceptsPage({ islands: [name] }),
      path: acceptsPage({ path: `/exams/${name}/b` }),
      canonical: acceptsPage({ canonical: `/exams/${name}/b` }),
      formerPath: acceptsPage({ formerPaths: [`/exams/${name}/b`] }),
      variant: acceptsPage({ variants: [{ params: { code: name }, title: 'A', description: 'A' }] }),
      list: acceptsPage({ content: [`/api/${name}/list`] }),
      event: acceptsPage({ structuredData: [{ type: 'Event', list: `/api/${name}/list` }] }),
    };
    expect([name, Object.entries(refused).filter(([, isAccepted]) => isAccepted)]).toEqual([name, []]);
  }
});

test('every text and every list of files has a limit', () => {
  const long = 'a'.repeat(301);
  const refused = {
    file: accepts({ files: [{ ...manifest.files[0], path: `public/${long}` }] }),
    document: accepts({ documents: [{ name: long, href: '/a.pdf' }] }),
    base: accepts({ base: `/_builds/${long}/0123456789ab/` }),
    id: acceptsPage({ id: long }),
    scripts: acceptsPage({ scripts: Array(41).fill('a.js') }),
    content: acceptsPage({ content: Array(21).fill('/api/announcement/list') }),
    variant: acceptsPage({ variants: [{ params: { code: long }, title: 'A', description: 'A' }] }),
    parameter: acceptsPage({ variants: [{ params: { [long]: 'a' }, title: 'A', description: 'A' }] }),
    navigationId: acceptsPage({ navigation: [{ id: long, label: 'A' }] }),
    navigationLabel: acceptsPage({ navigation: [{ id: 'a', label: long }] }),
  };
  expect(Object.entries(refused).filter(([, isAccepted]) => isAccepted)).toEqual([]);
});

test('of endlessly many invalid items the first ones are reported', () => {
  const countIssues = (change: object) => manifestSchema.safeParse({ ...manifest, ...change }).error?.issues.length;
  const countInPage = (change: object) => countIssues({ pages: [{ ...manifest.pages[0], ...change }] });
  const entries = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`key${i}`, 0]));
  const counts = {
    ...Object.fromEntries(
      ['documents', 'files', 'pages'].map((field) => [field, countIssues({ [field]: Array(1000).fill(0) })]),
    ),
    ...Object.fromEntries(['peers', 'provides'].map((field) => [field, countIssues({ [field]: entries })])),
    entryScripts: countIssues({ entry: { scripts: Array(1000).fill(0), styles: [] } }),
    entryStyles: countIssues({ entry: { scripts: ['a.js'], styles: Array(1000).fill(0) } }),
    ...Object.fromEntries(
      [
        'scripts',
        'styles',
        'islands',
        'formerPaths',
        'content',
        'variants',
        'navigation',
        'breadcrumbs',
        'structuredData',
        'searchWords',
      ].map((field) => [field, countInPage({ [field]: Array(1000).fill(0) })]),
    ),
    params: countInPage({ variants: [{ params: entries, title: 'A', description: 'A' }] }),
  };
  expect(Object.entries(counts).filter(([, count]) => !count || count > 20)).toEqual([]);
});

test('a page leads visitors to no address of the server itself, such as a preview', () => {
  const lead = (path: string) => [
    acceptsPage({ canonical: path }),
    acceptsPage({ breadcrumbs: [{ name: 'Home', path }] }),
  ];
  expect([lead('/'), lead('/exams/_archive'), lead('/_preview/2Qx'), lead('/_drafts')]).toEqual([
    ...[
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ],
  ]);
});

test('a document is at an address of the site', () => {
  for (const href of ['//evil.example/a.pdf', 'https://evil.example/a.pdf', '/', 'a.pdf']) {
    expect([href, accepts({ documents: [{ name: 'A', href }] })]).toEqual([href, false]);
  }
});

test('a page names its lists with the parameters of its route', () => {
  expect(acceptsPage({ content: ['/api/announcement/list', '/api/department/list/:code'] })).toBe(true);
});

test('a style is a file that ends in .css, so that it is checked as one', () => {
  for (const file of ['style.txt', 'style', 'style.css.js', 'css']) {
    expect([file, acceptsPage({ styles: [file] })]).toEqual([file, false]);
    expect([file, accepts({ entry: { scripts: ['a.js'], styles: [file] } })]).toEqual([file, false]);
  }
});

test('a version is one of semver', () => {
  for (const version of ['1.0.0', '0.10.2', '1.0.0-rc.1', '1.0.0-0a.x-y', '1.4.0+0a1b']) {
    expect([version, accepts({ version })]).toEqual([version, true]);
  }
  for (const version of ['01.0.0', '1.0', '1.0.0-', '1.0.0-..', '1.0.0-a..b', '1.0.0-01', `1.0.${'9'.repeat(20)}`]) {
    expect([version, accepts({ version })]).toEqual([version, false]);
  }
});

const collection = { name: 'notices', title: 'Notices', help: 'x', seed: [] };
const field = { type: 'line', label: 'A' };
const problemOf = (...collections: object[]) =>
  manifestSchema
    .safeParse({ ...manifest, collections })
    .error?.issues.map(({ message }) => message)
    .join();

test('a section declares each collection once', () => {
  const one = { ...collection, fields: { title: field } };
  expect(problemOf(one, { ...one, name: 'news' })).toBeUndefined();
  expect(problemOf(one, one)).toBe('declares a collection twice');
});

test('a field has no name that every object has', () => {
  for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
    expect(problemOf({ ...collection, fields: { [name]: field } })).toBe('Invalid key in record');
  }
});

test('the number of fields and choices of a section is limited', () => {
  const options = Array.from({ length: 45 }, (_, i) => `${i}`);
  const choices = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, { type: 'choice', label: 'A', options }]));
  const groups = { type: 'groups', label: 'A', fields: choices(20) };
  expect(problemOf({ ...collection, fields: choices(40) })).toBeUndefined();
  expect(problemOf({ ...collection, fields: { a: groups, b: groups, c: groups } })).toMatch(/at most 2000 fields/);
});

test('200 000 names of properties are refused by their number, before any is looked at', () => {
  const properties = Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`A${i}`, 0]));
  const collection = { name: 'notices', title: 'Notices', help: 'Newest first.', seed: [], fields: {} };
  const { error } = manifestSchema.safeParse({
    ...manifest,
    collections: [{ ...collection, structuredData: { type: 'Course', properties } }],
  });
  const messages = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  expect(messages.filter((one) => one.includes('properties'))).toEqual([
    'collections.0.structuredData.properties: at most 100 properties',
  ]);
});
