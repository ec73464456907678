import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Manifest } from '@viit/contract';
import { hasNginx, hasNginxModule, startNginx, type TestNginx } from '@viit/test/nginx';
import { openTestRegistry, type TestRegistry } from '../../../server/src/registry/testing/test-registry.ts';
import { type Ended, runViit } from '../run-viit.ts';

/* An export, and nginx serving it: every answer is held against what the server itself answers. */

const skip = hasNginx() ? false : 'nginx is not on this machine';
let desk: TestRegistry;
let nginx: TestNginx | undefined;
let out: string;
let oldEntry: string;

/** Says another hash on one page, as an unusual page of a real shell would. */
const shell = `
exports.modules = { react: {}, '@viit/runtime': {} };
exports.default = [];
exports.renderPage = async ({ first, component }) => ({
  html: '<!doctype html><title>' + first.page.title + '</title>' + component(first) + ' words'.repeat(100),
  scriptHashes: first.path === '/exams/two' ? ['sha256-two='] : ['sha256-usual='],
});`;

const withDepartments = (manifest: Manifest): Manifest => ({
  ...manifest,
  pages: manifest.pages.map((page) =>
    page.path.includes(':')
      ? {
          ...page,
          variants: ['cse', 'ece_vlsi'].map((code) => ({ params: { code }, title: code, description: code })),
          notFound: { title: 'No such department', description: 'None.' },
        }
      : page,
  ),
});

const viit = (words: string[]): Promise<Ended> => runViit(words, { VIIT_SERVER: desk.address, VIIT_TOKEN: desk.token });

before(async () => {
  desk = await openTestRegistry();
  out = path.join(desk.folder, 'export');
  // nginx reads as another user where the tests run as root.
  fs.chmodSync(desk.folder, 0o755);
  const builds = [
    { name: 'shell', bundle: shell },
    { name: 'exams', pages: ['/exams', '/exams/two'] },
    { name: 'exams', version: '2.0.0', pages: ['/exams', '/exams/two'] },
    { name: 'home', pages: ['/', '/Policies', '/department/:code'], change: withDepartments },
    {
      name: 'cells',
      publicFiles: {
        'documents/a.pdf': '%PDF',
        'media/film.mp4': 'film '.repeat(500),
        'drawing.svg': `<svg>${'<path/>'.repeat(100)}</svg>`,
        'proof.html': 'proof of who owns this site',
      },
    },
  ];
  for (const build of builds) {
    const made = await desk.publish(build);
    assert.equal(made.status, 200, made.body.error);
    if (build.name === 'exams') oldEntry ||= await entryOf('exams');
  }
  const ended = await viit(['export', '--out', out, '--json']);
  assert.equal(ended.code, 0, ended.out + ended.err);
  if (!skip) nginx = await serveExport();
});
after(async () => {
  await nginx?.stop();
  await desk.close();
});

async function entryOf(section: string): Promise<string> {
  const table = JSON.parse(await desk.read('/_registry.json')) as { sections: Record<string, { entry: string }> };
  return table.sections[section]?.entry ?? '';
}

/** As docs/operating.md has it. */
const serveExport = () =>
  startNginx(
    ({ port }) => `
include ${out}/nginx/http.conf;
upstream viit { server ${new URL(desk.address).host}; }
server {
  listen 127.0.0.1:${port};
  root ${out}/site;
  include ${out}/nginx/server.conf;
}`,
  );

const compared = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'x-frame-options',
  'access-control-allow-origin',
  'vary',
  'allow',
  'last-modified',
  'set-cookie',
  'location',
];

interface Said {
  status: number;
  headers: Record<string, string | null>;
  text: string;
  etag: string | null;
  encoding: string | null;
}

async function ask(site: string, address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Said> {
  const answer = await fetch(site + address, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
  });
  const said = Object.fromEntries(compared.map((name) => [name, answer.headers.get(name)]));
  // A page that only says what there is not needs no type: redirects have no text of ours.
  if ([301, 302].includes(answer.status)) said['content-type'] = null;
  return {
    status: answer.status,
    headers: { ...said, 'set-cookie': said['set-cookie'] ? decodeURIComponent(said['set-cookie']) : null },
    text: await answer.text(),
    etag: answer.headers.get('etag'),
    encoding: answer.headers.get('content-encoding'),
  };
}

const served = (address: string, headers?: Record<string, string>, method?: string) =>
  ask(nginx?.address ?? '', address, headers, method);

/** Both answers, but for the words of an error page: the server's names the address. */
async function same(address: string, method?: string): Promise<Said> {
  const [ours, theirs] = await Promise.all([ask(desk.address, address, {}, method), served(address, {}, method)]);
  assert.deepEqual([theirs.status, theirs.headers], [ours.status, ours.headers], `${method ?? 'GET'} ${address}`);
  if (ours.status === 200) assert.equal(theirs.text, ours.text, address);
  return theirs;
}

const exported = (): { address: string; status: number; file: string }[] =>
  JSON.parse(fs.readFileSync(path.join(out, 'export.json'), 'utf8')).answers;

test('every page, file and build is answered by nginx as by the server: status, bytes and headers', {
  skip,
}, async () => {
  const answers = exported().filter(({ status }) => status === 200);
  assert.ok(answers.some(({ address }) => address === '/department/ece_vlsi'));
  assert.ok(
    answers.some(({ address }) => address === oldEntry),
    'with the builds of former releases',
  );
  for (const { address } of answers) assert.equal((await same(address)).status, 200, address);
});

test('what has not changed is not sent again, plain or compressed', { skip }, async () => {
  for (const address of ['/exams', '/', '/drawing.svg', '/_registry.json', oldEntry]) {
    for (const encoding of ['identity', 'gzip']) {
      const first = await served(address, { 'accept-encoding': encoding });
      assert.match(first.etag ?? '', /^"[0-9a-f]+-[0-9a-f]+"$/);
      const again = await served(address, { 'accept-encoding': encoding, 'if-none-match': first.etag ?? '' });
      assert.deepEqual([again.status, again.text], [304, ''], `${address} ${encoding}`);
      assert.equal(again.headers['cache-control'], first.headers['cache-control']);
    }
  }
});

test('pages come compressed', {
  skip: skip || (hasNginxModule('http_gzip_static_module') ? false : 'no gzip_static'),
}, async () => {
  const [plain, packed] = [await served('/exams'), await served('/exams', { 'accept-encoding': 'gzip' })];
  assert.deepEqual([plain.encoding, packed.encoding, packed.text], [null, 'gzip', plain.text]);
  assert.notEqual(plain.etag, packed.etag);
});

test('a film is sent in the part that is asked for', { skip }, async () => {
  const range = { range: 'bytes=5-8' };
  const [ours, theirs] = await Promise.all([
    ask(desk.address, '/media/film.mp4', range),
    served('/media/film.mp4', range),
  ]);
  assert.deepEqual([theirs.status, theirs.text], [206, 'film']);
  assert.deepEqual(theirs.headers, ours.headers);
});

test('other spellings lead to the canonical address, and lost ways home with a word of where from', {
  skip,
}, async () => {
  for (const address of [
    '/EXAMS',
    '/exams/',
    '/exams//?a=b',
    '/policies',
    '/POLICIES/?q=1&r=2',
    '/Department/CSE',
    '//',
  ]) {
    assert.equal((await same(address)).status, 301, address);
  }
  for (const address of [
    '/nothing/here',
    '/nothing/',
    '/a%20b',
    '/caf%C3%A9?token=1',
    '//exams',
    '/healthz/x',
    '/drawing.svg/',
  ]) {
    const lost = await same(address);
    assert.deepEqual([lost.status, lost.headers.location], [302, '/'], address);
    assert.match(lost.headers['set-cookie'] ?? '', /^viit-lost=\//);
  }
});

test('an unknown department is its not-found form with 404', { skip }, async () => {
  for (const address of ['/department/zzz', '/department/zzz/', '/department/404', '/department/%20']) {
    const [ours, theirs] = [await ask(desk.address, address), await same(address)];
    assert.deepEqual([theirs.status, theirs.text], [404, ours.text], address);
    assert.match(theirs.text, /No such department/);
  }
});

test('there is no file that the site has not, and no second address for one that it has', { skip }, async () => {
  const addresses = [
    '/none.pdf',
    '/_builds/exams/0/none.js',
    '/_nothing',
    '/_headers',
    '/_redirects',
    '/exams.html',
    '/index.html',
  ];
  const packed = [
    `${oldEntry}.gz`,
    '/drawing.svg.gz',
    '/drawing.svg.br',
    '/404.html',
    '/405.html',
    '/department/404.html',
  ];
  for (const address of [...addresses, ...packed]) {
    const missing = await same(address);
    assert.equal(missing.status, 404, address);
    assert.match(missing.text, /<h1>Not found<\/h1>/, address);
  }
  assert.equal((await same('/exams', 'POST')).status, 405);
  assert.equal((await same('/nothing', 'DELETE')).status, 405);
});

test('the lists are handed on to the server', { skip }, async () => {
  await same('/api/announcement/list');
  await same('/api/department/list/none');
  await same('/api/nothing');
});

test('static hosts find headers and redirects in their own form', () => {
  const headers = fs.readFileSync(path.join(out, 'site/_headers'), 'utf8');
  assert.match(headers, /^\/\*\n {2}x-content-type-options: nosniff/);
  assert.match(headers, /\/exams\/two\n.*\n {2}content-security-policy: .*'sha256-two='/);
  assert.match(headers, /\/_builds\/\*\n {2}cache-control: public, max-age=31536000, immutable/);
  const redirects = fs.readFileSync(path.join(out, 'site/_redirects'), 'utf8').trim().split('\n');
  assert.ok(redirects.includes('/exams/ /exams 301'));
  assert.ok(redirects.includes('/department/:code /department/404.html 404'));
  assert.equal(redirects.at(-1), '/* / 302');
});
