import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBlob } from '../registry/builds/blobs.ts';
import { createBlobStore } from '../site/blobs/blob-store.ts';
import type { StoredBlob } from '../site/blobs/stored-blob.ts';
import type { GeneratedResource, Resource, Site } from '../site/site.ts';
import { createServer } from './create-server.ts';
import { testContext } from './testing/test-context.ts';

/* Pages whose bytes are not in memory when they are requested. */

const html = '<html><head></head><body><h1>Examinations</h1></body></html>'.repeat(20);

async function start() {
  const made = await makeBlob('page.html', Buffer.from(html));
  const stored: StoredBlob = {
    sha384: made.sha384,
    storedAs: 'br',
    storedSize: made.brotli?.length ?? 0,
    hasGzip: true,
  };
  const page: Resource = { status: 200, type: 'text/html; charset=utf-8', blob: stored };
  const generated: GeneratedResource = { status: 200, type: 'application/json', blob: { ...made, brotli: null } };
  const site: Site = {
    ...{ release: '1', blobs: new Map(), notFoundPages: [], formerPaths: new Map(), withdrawn: new Map(), listed: [] },
    subscribable: [],
    ...{
      searchable: new Map(),
      documentTitles: new Map(),
      files: new Map(),
      pictures: new Map(),
      builds: new Map(),
      lists: new Map(),
      table: generated,
    },
    routes: { index: generated, tables: new Map(), variants: new Map() },
    pages: new Map([['/exams', page]]),
    canonical: new Map([['/exams', '/exams']]),
  };
  const state = { reads: 0, isAway: false };
  const sql = {
    async query<Row>() {
      state.reads++;
      if (state.isAway) throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
      return [{ sha384: made.sha384, bytes: made.brotli }] as Row[];
    },
  };
  const preview = { name: 'term', site };
  const server = createServer(
    testContext(site, { blobs: createBlobStore({ sql, memory: 1e6 }), findPreview: async () => preview }),
  );
  return { server, state };
}

const inPreview = { cookie: `viit_preview=${'s'.repeat(24)}` };

test('a page is read once, and has the same headers and text from then on', async () => {
  const { server, state } = await start();
  const request = { url: '/exams', headers: { 'accept-encoding': 'br' } };
  const [cold, sameTime] = await Promise.all([server.inject(request), server.inject(request)]);
  const hot = await server.inject(request);
  assert.equal(state.reads, 1);
  for (const response of [sameTime, hot]) {
    assert.deepEqual([response.statusCode, response.rawPayload], [200, cold.rawPayload]);
    assert.deepEqual({ ...response.headers, date: '' }, { ...cold.headers, date: '' });
  }
  assert.equal((await server.inject('/exams')).body, html);
});

test('a redirect, an unknown path, and a page that the browser has already read nothing', async () => {
  const { server, state } = await start();
  const { headers } = await server.inject('/exams');
  const restarted = await start();
  const cached = { 'if-none-match': String(headers.etag) };
  const unchanged = await restarted.server.inject({ url: '/exams', headers: cached });
  assert.deepEqual([unchanged.statusCode, unchanged.body, unchanged.headers.etag], [304, '', headers.etag]);
  assert.equal(unchanged.headers['content-security-policy'], headers['content-security-policy']);
  assert.equal((await restarted.server.inject('/EXAMS/')).statusCode, 301);
  assert.equal((await restarted.server.inject('/nothing')).statusCode, 302);
  assert.deepEqual([state.reads, restarted.state.reads], [1, 0]);
});

test('while the database is away, a page that was read is served, and any other says that it cannot be shown', async () => {
  const { server, state } = await start();
  state.isAway = true;
  const away = await server.inject('/exams');
  assert.deepEqual(
    [away.statusCode, away.headers['retry-after'], away.headers['cache-control']],
    [503, '30', 'no-store'],
  );
  assert.match(away.body, /<h1>Please wait a moment<\/h1>.*This page cannot be shown at the moment/s);
  assert.doesNotMatch(away.body, /ECONNREFUSED|10\.0\.0\.7/);
  state.isAway = false;
  assert.equal((await server.inject('/exams')).statusCode, 200, 'it recovers without a restart');
  state.isAway = true;
  assert.equal((await server.inject('/exams')).body, html);
});

test('a page of a preview has its banner, whether or not it was read before', async () => {
  const { server, state } = await start();
  for (const _ of [1, 2]) {
    const { body, headers } = await server.inject({ url: '/exams', headers: inPreview });
    assert.match(body, /Preview “term”.*<\/body><\/html>$/s);
    assert.equal(headers['content-length'], String(Buffer.byteLength(body)));
  }
  assert.doesNotMatch((await server.inject('/exams')).body, /Preview/);
  assert.equal(state.reads, 1);
});
