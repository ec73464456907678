import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import type { Site } from '../site/site.ts';
import { makeServer } from './server.ts';

const servable = (text: string, type = 'text/html; charset=utf-8') => ({
  status: 200 as const,
  type,
  blob: { sha384: text, bytes: Buffer.from(text), gzip: null, brotli: null },
});
const site: Site = {
  release: '1',
  blobs: new Map(),
  pages: new Map([['/', servable('home')]]),
  forms: [],
  listed: [{ path: '/', renderedAt: new Date('2026-08-01') }],
  canonical: new Map([['/', '/']]),
  files: new Map([
    ['/drawing.svg', servable('<svg/>', 'image/svg+xml')],
    ['/paper.pdf', servable('%PDF', 'application/pdf')],
  ]),
  builds: new Map(),
  table: servable('{}', 'application/json'),
  lists: new Map(),
};

function start({ origin = 'https://viit.example', fails = false, ending = new AbortController().signal } = {}) {
  const lines: string[] = [];
  const logTo = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const current = () => {
    if (fails) throw new Error('the ledger of Monday is gone');
    return site;
  };
  const server = makeServer({
    live: { current, refresh: async () => {}, stop: () => {} },
    origin,
    oldBuild: async () => undefined,
    isDatabaseUp: async () => true,
    ending,
    logLevel: 'info',
    logTo,
  });
  return { server, lines };
}

test('the log holds no query, and nothing that opens a preview', async () => {
  const { server, lines } = start();
  for (const url of [
    '/?token=hush',
    '/nothing?token=hush',
    '/%?token=hush',
    '/_preview/hush',
    '/_preview/hush?a=hush',
  ]) {
    await server.inject({ url });
  }
  assert.ok(lines.length >= 4);
  assert.doesNotMatch(lines.join(''), /hush/);
});

test('a browser is told to stay with TLS only where it came over TLS to an https site', async () => {
  const ask = async (origin: string, proto?: string) => {
    const { server } = start({ origin });
    const answer = await server.inject({ url: '/', headers: proto ? { 'x-forwarded-proto': proto } : {} });
    return answer.headers['strict-transport-security'];
  };
  assert.match(String(await ask('https://viit.example', 'https')), /^max-age=\d{8}/);
  assert.equal(await ask('https://viit.example'), undefined);
  assert.equal(await ask('http://viit.example', 'https'), undefined);
});

test('a stranger cannot pass for the proxy', async () => {
  const { server } = start();
  const answer = await server.inject({
    url: '/',
    remoteAddress: '203.0.113.9',
    headers: { 'x-forwarded-proto': 'https' },
  });
  assert.equal(answer.headers['strict-transport-security'], undefined);
});

test('what fails inside is said to the log and not to the visitor', async () => {
  const { server, lines } = start({ fails: true });
  const [page, list] = [await server.inject({ url: '/' }), await server.inject({ url: '/api/announcement/list' })];
  assert.deepEqual([page.statusCode, list.statusCode], [500, 500]);
  assert.match(page.body, /<h1>Our mistake<\/h1>/);
  assert.match(list.json().error, /could not answer/);
  assert.doesNotMatch(page.body + list.body, /ledger/);
  const told = lines.filter((line) => line.includes('ledger of Monday')).map((line) => JSON.parse(line).reqId);
  assert.equal(new Set(told).size, 2);
  for (const number of told) assert.match(number, /^req-/, 'each line of a request holds its number');
});

test('an address that cannot be read, or is endless, is refused with the headers of every answer', async () => {
  const { server } = start();
  for (const [url, status] of [
    ['/%', 400],
    ['/%c0%ae%c0%ae/', 400],
    ['/api/%', 400],
    [`/${'a'.repeat(9000)}`, 414],
    [`/?${'a'.repeat(9000)}`, 414],
  ] as const) {
    const answer = await server.inject({ url });
    assert.equal(answer.statusCode, status, url.slice(0, 20));
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.equal(url.startsWith('/api'), String(answer.headers['content-type']).includes('json'));
  }
});

test('a long name that ends inside a sign of two halves leads home all the same', async () => {
  const { server } = start();
  const answer = await server.inject({ url: `/${'a'.repeat(198)}${encodeURIComponent('😀😀')}` });
  assert.deepEqual([answer.statusCode, answer.headers.location], [302, '/']);
});

test('a drawing that is opened by itself runs nothing, and a PDF stays readable', async () => {
  const { server } = start();
  const policyOf = async (url: string) => (await server.inject({ url })).headers['content-security-policy'];
  assert.match(String(await policyOf('/drawing.svg')), /^default-src 'none'/);
  assert.equal(await policyOf('/paper.pdf'), "frame-ancestors 'self'");
});

test('sitemap and robots are answered from the release', async () => {
  const { server } = start();
  assert.match((await server.inject({ url: '/sitemap.xml' })).body, /<loc>https:\/\/viit\.example\/<\/loc>/);
  assert.match((await server.inject({ url: '/robots.txt' })).body, /Sitemap: https:\/\/viit\.example\/sitemap\.xml/);
});

test('a file is sent in the part that is asked for, so that every browser plays a video', async () => {
  const { server } = start();
  const whole = await server.inject({ url: '/paper.pdf' });
  assert.deepEqual([whole.statusCode, whole.headers['accept-ranges']], [200, 'bytes']);
  const part = await server.inject({ url: '/paper.pdf', headers: { range: 'bytes=1-2' } });
  assert.deepEqual([part.statusCode, part.body, part.headers['content-range']], [206, 'PD', 'bytes 1-2/4']);
  const beyond = await server.inject({ url: '/paper.pdf', headers: { range: 'bytes=9-' } });
  assert.deepEqual([beyond.statusCode, beyond.headers['content-range']], [416, 'bytes */4']);
  const changed = await server.inject({ url: '/paper.pdf', headers: { range: 'bytes=1-2', 'if-range': '"old"' } });
  assert.deepEqual([changed.statusCode, changed.body], [200, '%PDF']);
});

test('a file that the visitor has is not sent again, and HEAD says what GET would', async () => {
  const { server } = start();
  for (const url of ['/', '/drawing.svg', '/_registry.json']) {
    const whole = await server.inject({ url });
    const { 'content-length': length, ...lasting } = whole.headers;
    assert.equal(length, String(whole.rawPayload.length), url);
    const head = await server.inject({ url, method: 'HEAD' });
    assert.deepEqual([head.statusCode, head.body, head.headers['content-length']], [200, '', length], url);
    assert.deepEqual(Object.keys(head.headers).sort(), Object.keys(whole.headers).sort(), url);
    const same = await server.inject({ url, headers: { 'if-none-match': String(lasting.etag) } });
    assert.deepEqual([same.statusCode, same.body, same.headers['content-length']], [304, '', undefined], url);
    for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy', 'x-content-type-options'])
      assert.equal(same.headers[name], lasting[name], `${name} of ${url}`);
  }
});

test('a server that is about to end says so to balancers, and answers until it does', async () => {
  const ready = await start().server.inject({ url: '/readyz' });
  assert.deepEqual([ready.statusCode, ready.json().status, ready.headers.connection], [200, 'ready', 'keep-alive']);
  const { server } = start({ ending: AbortSignal.abort() });
  const ending = await server.inject({ url: '/readyz' });
  assert.deepEqual([ending.statusCode, ending.json().status], [503, 'ending']);
  const page = await server.inject({ url: '/' });
  assert.deepEqual([page.statusCode, page.body, page.headers.connection], [200, 'home', 'close']);
  assert.equal((await server.inject({ url: '/healthz' })).statusCode, 200);
});
