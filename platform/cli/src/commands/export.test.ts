import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { hasNginx, hasNginxModule, startNginx, type TestNginx } from '@viit/test/nginx';
import { openTestRegistry, type TestRegistry } from '../../../server/src/registry/testing/test-registry.ts';
import { buildsToExport } from '../testing/builds-to-export.ts';
import { type ReadResponse, readFrom } from '../testing/read-response.ts';
import { runViit } from '../testing/run-viit.ts';

/* nginx serves an export: every response is compared with the server's own. */

const skip = hasNginx() ? false : 'nginx is not installed';
let registry: TestRegistry;
let nginx: TestNginx | undefined;
let out: string;
let oldEntry: string;

const viit = (args: string[]) => runViit(args, { VIIT_SERVER: registry.address, VIIT_TOKEN: registry.token });

before(async () => {
  registry = await openTestRegistry();
  out = path.join(registry.folder, 'export');
  // If the tests run as root, nginx reads as another user.
  fs.chmodSync(registry.folder, 0o755);
  for (const build of buildsToExport) {
    const made = await registry.publish(build);
    assert.equal(made.status, 200, made.body.error);
    if (build.name === 'exams') oldEntry ||= await entryOf('exams');
  }
  await registry.publish({ name: 'library', publicFiles: { 'documents/library/plan.pdf': '%PDF' } });
  await registry.request('POST', 'sections/library/withdrawal', { confirmed: true });
  const ended = await viit(['export', '--out', out, '--json']);
  assert.equal(ended.code, 0, ended.out + ended.err);
  if (!skip) nginx = await serveExport();
});
after(async () => {
  await nginx?.stop();
  await registry.close();
});

async function entryOf(section: string): Promise<string> {
  const table = JSON.parse(await registry.read('/_registry.json')) as { sections: Record<string, { entry: string }> };
  return table.sections[section]?.entry ?? '';
}

/** The configuration in docs/operating.md. */
const serveExport = () =>
  startNginx(
    ({ port }) => `
include ${out}/nginx/http.conf;
upstream viit { server ${new URL(registry.address).host}; }
server {
  listen 127.0.0.1:${port};
  root ${out}/site;
  include ${out}/nginx/server.conf;
}`,
  );

const readExport = (address: string, headers?: Record<string, string>, method?: string) =>
  readFrom(nginx?.address ?? '', address, headers, method);

/** Compares both responses, except for the text of an error page: the server's names the address. */
async function assertSame(address: string, method?: string): Promise<ReadResponse> {
  const [ours, theirs] = await Promise.all([
    readFrom(registry.address, address, {}, method),
    readExport(address, {}, method),
  ]);
  assert.deepEqual([theirs.status, theirs.headers], [ours.status, ours.headers], `${method ?? 'GET'} ${address}`);
  if (ours.status === 200) assert.equal(theirs.text, ours.text, address);
  return theirs;
}

const exported = (): { address: string; status: number; file: string }[] =>
  JSON.parse(fs.readFileSync(path.join(out, 'export.json'), 'utf8')).responses;

test('nginx serves every page, file and build like the server: status, bytes and headers', {
  skip,
}, async () => {
  const responses = exported().filter(({ status }) => status === 200);
  assert.ok(responses.some(({ address }) => address === '/department/ece_vlsi'));
  assert.ok(
    responses.some(({ address }) => address === oldEntry),
    'with the builds of earlier releases',
  );
  for (const { address } of responses) assert.equal((await assertSame(address)).status, 200, address);
});

test('nginx serves what export.json lists and nothing else, even if more files exist', { skip }, async () => {
  const files = fs.readdirSync(path.join(out, 'site'), { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => `/${path.relative(path.join(out, 'site'), path.join(file.parentPath, file.name))}`);
  const served = new Set<string>();
  for (const address of ['/', ...paths.flatMap((file) => [file, file.replace(/\.html$/, '')])]) {
    if ((await readExport(address)).status === 200) served.add(address);
  }
  const listed = exported().flatMap(({ address, status }) => (status === 200 ? [address] : []));
  assert.deepEqual([...served].sort(), listed.sort());
});

test('a visitor whose browser sends too many cookies gets a message, and the browser deletes them', {
  skip,
}, async () => {
  const cookie = Array.from({ length: 12 }, (_, i) => `c${i}=${'x'.repeat(4000)}`).join('; ');
  const response = await fetch(`${nginx?.address}/exams`, { headers: { cookie } });
  assert.deepEqual([response.status, response.headers.get('clear-site-data')], [431, '"cookies"']);
  assert.match(await response.text(), /<h1>Cookies too large<\/h1>/);
  assert.match(response.headers.get('content-security-policy') ?? '', /worker-src 'none'/);
});

test('nginx answers every request for the script of a service worker with the one that removes itself', {
  skip,
}, async () => {
  const ofWorker = { 'service-worker': 'script' };
  for (const address of ['/exams', '/sw.js', '/nothing', '/drawing.svg', oldEntry]) {
    const ours = await readFrom(registry.address, address, ofWorker);
    const theirs = await readExport(address, ofWorker);
    assert.deepEqual([theirs.status, theirs.headers, theirs.text], [200, ours.headers, ours.text], address);
    assert.match(theirs.text, /registration\.unregister/);
  }
});

test('an unchanged file is not sent again, plain or compressed', { skip }, async () => {
  for (const address of ['/exams', '/', '/drawing.svg', '/_registry.json', oldEntry]) {
    for (const encoding of ['identity', 'gzip']) {
      const first = await readExport(address, { 'accept-encoding': encoding });
      assert.match(first.etag ?? '', /^"[0-9a-f]+-[0-9a-f]+"$/);
      const again = await readExport(address, { 'accept-encoding': encoding, 'if-none-match': first.etag ?? '' });
      assert.deepEqual([again.status, again.text], [304, ''], `${address} ${encoding}`);
      assert.equal(again.headers['cache-control'], first.headers['cache-control']);
    }
  }
});

test('pages are served compressed', {
  skip: skip || (hasNginxModule('http_gzip_static_module') ? false : 'no gzip_static'),
}, async () => {
  const [plain, packed] = [await readExport('/exams'), await readExport('/exams', { 'accept-encoding': 'gzip' })];
  assert.deepEqual([plain.encoding, packed.encoding, packed.text], [null, 'gzip', plain.text]);
  assert.notEqual(plain.etag, packed.etag);
});

test('a byte range of a video is served', { skip }, async () => {
  const range = { range: 'bytes=5-8' };
  const [ours, theirs] = await Promise.all([
    readFrom(registry.address, '/media/film.mp4', range),
    readExport('/media/film.mp4', range),
  ]);
  assert.deepEqual([theirs.status, theirs.text], [206, 'film']);
  assert.deepEqual(theirs.headers, ours.headers);
});

test('other spellings redirect to the canonical address, and unknown paths redirect home with a cookie that names them', {
  skip,
}, async () => {
  for (const address of [
    '/EXAMS',
    '/exams/',
    '/exams//?a=b',
    '/policies',
    '/POLICIES/?q=1&r=2',
    '/Department/CSE',
    '/exams/Start',
    '/exams/start/?a=b',
    '//',
  ]) {
    assert.equal((await assertSame(address)).status, 301, address);
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
    const unknown = await assertSame(address);
    assert.deepEqual([unknown.status, unknown.headers.location], [302, '/'], address);
    assert.match(unknown.headers['set-cookie'] ?? '', /^viit-lost=\//);
  }
});

test('the addresses of a withdrawn section are 410, in any spelling', { skip }, async () => {
  for (const address of ['/library', '/Library/', '/documents/library/plan.pdf']) {
    const { status, text } = await assertSame(address);
    assert.match(`${status} ${text}`, /^410 .*No longer available.*Go to the home page/s, address);
  }
});

test('an unknown department is its not-found page with 404', { skip }, async () => {
  for (const address of ['/department/zzz', '/department/zzz/', '/department/404', '/department/%20']) {
    const [ours, theirs] = [await readFrom(registry.address, address), await assertSame(address)];
    assert.deepEqual([theirs.status, theirs.text], [404, ours.text], address);
    assert.match(theirs.text, /No such department/);
  }
});

test('missing files are 404, and every file has one address only', { skip }, async () => {
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
    const missing = await assertSame(address);
    assert.equal(missing.status, 404, address);
    assert.match(missing.text, /<h1>Not found<\/h1>/, address);
  }
  assert.equal((await assertSame('/exams', 'POST')).status, 405);
  assert.equal((await assertSame('/nothing', 'DELETE')).status, 405);
});

test('the content API is proxied to the server', { skip }, async () => {
  await assertSame('/api/announcement/list');
  await assertSame('/api/department/list/none');
  await assertSame('/api/nothing');
});

test('headers and redirects are written in the format of static hosts', () => {
  const headers = fs.readFileSync(path.join(out, 'site/_headers'), 'utf8');
  assert.match(headers, /^\/\*\n {2}content-security-policy: worker-src 'none'\n {2}x-content-type-options: nosniff/);
  assert.match(headers, /\/exams\/two\n.*\n {2}content-security-policy: .*'sha256-two='/);
  assert.match(headers, /\/_builds\/\*\n {2}cache-control: public, max-age=31536000, immutable/);
  const redirects = fs.readFileSync(path.join(out, 'site/_redirects'), 'utf8').trim().split('\n');
  assert.ok(redirects.includes('/exams/ /exams 301'));
  assert.ok(redirects.includes('/exams/Start /exams 301'));
  assert.ok(redirects.includes('/department/:code /department/404.html 404'));
  assert.equal(redirects.at(-1), '/* / 302');
});
