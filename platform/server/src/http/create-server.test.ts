import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { GeneratedResource, Site } from '../site/site.ts';
import { createServer } from './create-server.ts';
import { testContext } from './testing/test-context.ts';

const resource = (text: string, type = 'text/html; charset=utf-8'): GeneratedResource => ({
  status: 200,
  type,
  blob: { sha384: text, bytes: Buffer.from(text), gzip: null, brotli: null },
});
const script = resource('let a', 'text/javascript');
const compressedScript = { ...script, blob: { ...script.blob, gzip: gzipSync('let a'), brotli: Buffer.from('br') } };
const site: Site = {
  release: '1',
  blobs: new Map(),
  pages: new Map([['/', resource('home')]]),
  notFoundPages: [
    { route: '/department/:code', pattern: /^\/department\/[^/]+$/, page: { ...resource('no'), status: 404 } },
  ],
  formerPaths: new Map(),
  withdrawn: new Map(),
  listed: [{ path: '/', renderedAt: new Date('2026-08-01') }],
  ...{ searchable: new Map(), documentTitles: new Map() },
  canonical: new Map([['/', '/']]),
  files: new Map([
    ['/drawing.svg', resource('<svg/>', 'image/svg+xml')],
    ['/paper.pdf', resource('%PDF', 'application/pdf')],
    ['/notes.txt', compressedScript],
  ]),
  pictures: new Map(),
  builds: new Map([['/_builds/a/1/a.js', compressedScript]]),
  table: resource('{}', 'application/json'),
  routes: { index: resource('{}', 'application/json'), tables: new Map(), variants: new Map() },
  lists: new Map(),
  subscribable: [],
};

function start({ origin = 'https://viit.example', isFailing = false, draining = new AbortController().signal } = {}) {
  const lines: string[] = [];
  const logTo = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const current = () => {
    if (isFailing) throw new Error('the ledger of Monday is gone');
    return site;
  };
  const liveSite = { current, refresh: async () => {}, stop: () => {} };
  const server = createServer(testContext(site, { liveSite, origin, draining, logLevel: 'info', logTo }));
  return { server, lines };
}

test('the log contains neither queries nor the secrets of previews', async () => {
  const { server, lines } = start();
  for (const url of [
    '/?token=confidential',
    '/nothing?token=confidential',
    '/%?token=confidential',
    '/_preview/confidential',
    '/_preview/confidential?a=confidential',
    '/%5fpreview/confidential',
    '/%5Fpr%65view%2Fconfidential',
    '/_preview%2fconfidential%',
    '//_preview/confidential',
    'http://viit.example/_preview/confidential',
    '/nothing#confidential',
  ]) {
    await server.inject({ url });
  }
  assert.ok(lines.length >= 9);
  assert.doesNotMatch(lines.join(''), /confidential/);
});

test('Strict-Transport-Security is sent over TLS only, and for an https origin only', async () => {
  const transportOf = async (origin: string, proto?: string) => {
    const { server } = start({ origin });
    const response = await server.inject({ url: '/', headers: proto ? { 'x-forwarded-proto': proto } : {} });
    return response.headers['strict-transport-security'];
  };
  assert.match(String(await transportOf('https://viit.example', 'https')), /^max-age=\d{8}/);
  assert.equal(await transportOf('https://viit.example'), undefined);
  assert.equal(await transportOf('http://viit.example', 'https'), undefined);
});

test('X-Forwarded-Proto is ignored unless a trusted proxy sends it', async () => {
  const { server } = start();
  const response = await server.inject({
    url: '/',
    remoteAddress: '203.0.113.9',
    headers: { 'x-forwarded-proto': 'https' },
  });
  assert.equal(response.headers['strict-transport-security'], undefined);
});

test('an internal error is logged and not shown to the visitor', async () => {
  const { server, lines } = start({ isFailing: true });
  const [page, list] = [await server.inject({ url: '/' }), await server.inject({ url: '/api/announcement/list' })];
  assert.deepEqual([page.statusCode, list.statusCode], [500, 500]);
  assert.match(page.body, /<h1>Server error<\/h1>/);
  assert.match(list.json().error, /could not process the request/);
  assert.doesNotMatch(page.body + list.body, /ledger/);
  const ids = lines.filter((line) => line.includes('ledger of Monday')).map((line) => JSON.parse(line).reqId);
  assert.equal(new Set(ids).size, 2);
  for (const id of ids) assert.match(id, /^[0-9a-f]{8}-\w+$/, 'each line has the id of its request');
});

test('malformed and endless addresses are refused with the common headers', async () => {
  const { server } = start();
  for (const [url, status] of [
    ['/%', 400],
    ['/%c0%ae%c0%ae/', 400],
    ['/api/%', 400],
    [`/${'a'.repeat(9000)}`, 414],
    [`/?${'a'.repeat(9000)}`, 414],
  ] as const) {
    const response = await server.inject({ url });
    assert.equal(response.statusCode, status, url.slice(0, 20));
    assert.equal(response.headers['x-content-type-options'], 'nosniff');
    assert.equal(url.startsWith('/api'), String(response.headers['content-type']).includes('json'));
  }
});

test('an unknown path that is cut off within a surrogate pair redirects home', async () => {
  const { server } = start();
  const response = await server.inject({ url: `/${'a'.repeat(198)}${encodeURIComponent('😀😀')}` });
  assert.deepEqual([response.statusCode, response.headers.location], [302, '/']);
});

test('an SVG that is opened by itself runs nothing, and a PDF stays readable', async () => {
  const { server } = start();
  const policyOf = async (url: string) => (await server.inject({ url })).headers['content-security-policy'];
  assert.match(String(await policyOf('/drawing.svg')), /^default-src 'none'/);
  assert.equal(await policyOf('/paper.pdf'), "worker-src 'none'; frame-ancestors 'self'");
});

/** An address of every kind of response. */
const everyKind = ['/', '/drawing.svg', '/paper.pdf', '/_builds/a/1/a.js', '/_registry.json', '/api/announcement/list']
  .concat(['/none', '/none.pdf', '/%E0%A4', `/?${'a'.repeat(9000)}`, '/api/none', '/healthz', '/_registry/none'])
  .concat(['/_preview/none', '/_preview/leave', '/_error-page.css', '/robots.txt']);

test('no response lets a document register a worker', async () => {
  const { server } = start();
  for (const url of everyKind) {
    const policy = String((await server.inject({ url })).headers['content-security-policy']).split('; ');
    assert.ok(policy.includes("worker-src 'none'"), url.slice(0, 30));
  }
});

test('each request for the script of a service worker gets one that removes itself, and no cache stores it', async () => {
  const { server } = start();
  // No worker can have been registered at a malformed address.
  for (const url of everyKind.filter((one) => one !== '/%E0%A4')) {
    const { statusCode, headers, body } = await server.inject({ url, headers: { 'service-worker': 'script' } });
    assert.deepEqual([statusCode, headers['cache-control']], [200, 'no-store'], url.slice(0, 30));
    assert.match(String(headers['content-type']), /^text\/javascript/);
    assert.match(body, /registration\.unregister\(\)/);
  }
});

test('a page requires Trusted Types', async () => {
  const { headers } = await start().server.inject({ url: '/' });
  const policy = String(headers['content-security-policy']);
  assert.match(policy, /require-trusted-types-for 'script'; trusted-types default$/);
});

test('sitemap and robots.txt come from the release', async () => {
  const { server } = start();
  assert.match((await server.inject({ url: '/sitemap.xml' })).body, /<loc>https:\/\/viit\.example\/<\/loc>/);
  assert.match((await server.inject({ url: '/robots.txt' })).body, /Sitemap: https:\/\/viit\.example\/sitemap\.xml/);
});

test('the content of a range is exactly the bytes that were requested', async () => {
  const { server } = start();
  const whole = await server.inject({ url: '/paper.pdf' });
  assert.deepEqual([whole.statusCode, whole.headers['accept-ranges']], [200, 'bytes']);
  for (const [range, body, contentRange] of [
    ['bytes=1-2', 'PD', 'bytes 1-2/4'],
    ['bytes=0-0', '%', 'bytes 0-0/4'],
    ['bytes=3-3', 'F', 'bytes 3-3/4'],
    ['bytes=2-', 'DF', 'bytes 2-3/4'],
    ['bytes=2-99', 'DF', 'bytes 2-3/4'],
    ['bytes=-1', 'F', 'bytes 3-3/4'],
    ['bytes=-4', '%PDF', 'bytes 0-3/4'],
  ] as const) {
    const { statusCode, headers, ...response } = await server.inject({ url: '/paper.pdf', headers: { range } });
    assert.deepEqual([statusCode, response.body, headers['content-range']], [206, body, contentRange], range);
    assert.equal(headers['content-length'], String(body.length), range);
  }
});

test('a range of an unchanged file is sent, and a file that is sent compressed has no ranges', async () => {
  const { server } = start();
  const { etag = '' } = (await server.inject({ url: '/paper.pdf' })).headers;
  const headers = { range: 'bytes=1-2', 'if-range': etag };
  const unchanged = await server.inject({ url: '/paper.pdf', headers });
  assert.deepEqual([unchanged.statusCode, unchanged.body], [206, 'PD']);
  const compressed = { range: 'bytes=0-0', 'accept-encoding': 'br' };
  const whole = await server.inject({ url: '/notes.txt', headers: compressed });
  assert.deepEqual([whole.statusCode, whole.body, whole.headers['accept-ranges']], [200, 'br', undefined]);
});

test('a range outside the file is refused; several ranges, other units and a changed file get the whole file', async () => {
  const { server } = start();
  for (const range of ['bytes=4-', 'bytes=9-', 'bytes=-0']) {
    const { statusCode, headers, body } = await server.inject({ url: '/paper.pdf', headers: { range } });
    assert.deepEqual([statusCode, headers['content-range'], body], [416, 'bytes */4', ''], range);
  }
  for (const range of ['bytes=-9', 'bytes=-', 'bytes=0-0,2-2', 'lines=0-1', 'bytes=a-b', 'bytes']) {
    const { statusCode, body } = await server.inject({ url: '/paper.pdf', headers: { range } });
    assert.deepEqual([statusCode, body], [200, '%PDF'], range);
  }
  const headers = { range: 'bytes=1-2', 'if-range': '"old"' };
  const changed = await server.inject({ url: '/paper.pdf', headers });
  assert.deepEqual([changed.statusCode, changed.body], [200, '%PDF']);
  const page = await server.inject({ url: '/', headers: { range: 'bytes=1-2' } });
  assert.deepEqual([page.statusCode, page.body], [200, 'home'], 'only files have ranges');
});

test('a file is sent in the smallest encoding that the browser accepts', async () => {
  const { server } = start();
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
  ] as const) {
    const { headers } = await server.inject({ url: '/_builds/a/1/a.js', headers: { 'accept-encoding': accepted } });
    assert.equal(headers['content-encoding'], encoding, accepted);
    assert.equal(headers.vary, 'accept-encoding');
  }
});

test('a response that the browser has cached is not sent again, and HEAD has the headers of GET', async () => {
  const { server } = start();
  for (const url of ['/', '/drawing.svg', '/_registry.json']) {
    const whole = await server.inject({ url });
    const { 'content-length': length, ...otherHeaders } = whole.headers;
    assert.equal(length, String(whole.rawPayload.length), url);
    const head = await server.inject({ url, method: 'HEAD' });
    assert.deepEqual([head.statusCode, head.body, head.headers['content-length']], [200, '', length], url);
    assert.deepEqual(Object.keys(head.headers).sort(), Object.keys(whole.headers).sort(), url);
    for (const tags of [otherHeaders.etag, `W/${otherHeaders.etag}`, `"other", ${otherHeaders.etag}`, '*']) {
      const cached = await server.inject({ url, headers: { 'if-none-match': String(tags) } });
      assert.deepEqual([cached.statusCode, cached.body, cached.headers['content-length']], [304, '', undefined], url);
      for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy', 'x-content-type-options'])
        assert.equal(cached.headers[name], otherHeaders[name], `${name} of ${url}`);
    }
    const changed = await server.inject({ url, headers: { 'if-none-match': '"other"' } });
    assert.deepEqual([changed.statusCode, changed.body], [200, whole.body], url);
  }
  const missing = (headers = {}) => server.inject({ url: '/department/none', headers });
  const { etag } = (await missing()).headers;
  assert.equal((await missing({ 'if-none-match': String(etag) })).statusCode, 404, 'a not-found page stays one');
});

test('a draining server reports it to load balancers and still serves requests', async () => {
  const ready = await start().server.inject({ url: '/readyz' });
  assert.deepEqual([ready.statusCode, ready.json().status, ready.headers.connection], [200, 'ready', 'keep-alive']);
  const { server } = start({ draining: AbortSignal.abort() });
  const draining = await server.inject({ url: '/readyz' });
  assert.deepEqual([draining.statusCode, draining.json().status], [503, 'ending']);
  const page = await server.inject({ url: '/' });
  assert.deepEqual([page.statusCode, page.body, page.headers.connection], [200, 'home', 'close']);
  assert.equal((await server.inject({ url: '/healthz' })).statusCode, 200);
});

test('a method other than GET and HEAD is refused', async () => {
  const { statusCode, headers } = await start().server.inject({ url: '/', method: 'POST' });
  assert.deepEqual([statusCode, headers.allow], [405, 'GET, HEAD']);
});
