import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Sql } from '../../database/database.ts';
import { withCollections } from '../../registry/testing/sample-builds.ts';
import { samplePdf, withPlaceholders } from '../../registry/testing/sample-documents.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

/* Attacks with a section's or a content token on the parts of releases. */

let registry: TestRegistry;
const tokens = { exams: '', cells: '' };

before(async () => {
  registry = await openTestRegistry();
  for (const scope of ['exams', 'cells'] as const) tokens[scope] = await registry.tokenFor(scope);
});
after(() => registry.close());

const post = (route: string, body: object, token?: string) => registry.request('POST', route, body, token);

async function publish(build: Parameters<TestRegistry['publish']>[0], options = {}) {
  const { status, body } = await registry.publish(build, options);
  assert.equal(status, 200, body.error);
  return body;
}
const codeOf = async (response: Promise<{ body: { code?: string } }>) => (await response).body.code;

test('entries are refused before anything is live', async () => {
  assert.equal(await codeOf(registry.publishEntries('exams/notices', [])), 'list-unknown');
  await publish({ name: 'shell' });
});

test('a collection has one name: another spelling of its address is none', async () => {
  await publish({ name: 'exams', change: withCollections('notices') });
  for (const list of [
    '__proto__/notices',
    'constructor/notices',
    'exams/__proto__',
    'exams/constructor',
    'exams/Notices',
  ]) {
    assert.match(String(await codeOf(registry.publishEntries(list, []))), /-(?:unknown|invalid)$/, list);
  }
});

test('a request with too many entries is refused by their number', async () => {
  const entries = Array.from({ length: 2001 }, (_, i) => ({ id: `e${i}`, revision: null, value: {} }));
  const { body } = await registry.request('PUT', 'collections/exams/notices/entries', { entries });
  assert.equal(body.code, 'request-invalid');
  assert.match(body.error ?? '', /<=2000 items/);
});

test('a manifest with endless ranges, or with endlessly many, is refused before they are read', async () => {
  const long = await registry.publish({ name: 'exams', version: '1.0.1', peers: { react: '19.3.1||'.repeat(1000) } });
  assert.equal(long.body.code, 'manifest-invalid');
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`module${i}`, 7 as unknown as string]));
  const { body } = await registry.publish({ name: 'exams', version: '1.0.1', peers: many });
  assert.equal(body.code, 'manifest-invalid');
  assert.match(body.error ?? '', /at most 100 modules/);
});

test('modules with the names of what every object has are shared by nobody', async () => {
  for (const module of ['constructor', 'toString']) {
    const response = registry.publish({ name: 'exams', version: '1.0.2', peers: { [module]: '*' } });
    assert.equal(await codeOf(response), 'peer-unmet');
  }
});

test('a file cannot take the name of a folder that another section has, whichever comes first', async () => {
  const file = { 'documents/cells/report.pdf': 'a report' };
  await publish({ name: 'cells', publicFiles: file });
  const folder = registry.publish({ name: 'exams', version: '1.1.0', publicFiles: { 'documents/cells': 'a file' } });
  assert.match(String(await codeOf(folder)), /address-(taken|not-owned)/);
  await publish({ name: 'exams', version: '1.1.1', publicFiles: { 'images/photos': 'a file' } });
  const inside = registry.publish({
    name: 'cells',
    version: '1.1.0',
    publicFiles: { ...file, 'images/photos/a.jpg': 'x' },
  });
  assert.equal(await codeOf(inside), 'address-taken');
});

test('files that web servers read as settings or error pages, hidden files, and tables of an export are refused', async () => {
  const settings = ['documents/.htaccess', 'images/web.config', 'documents/_headers', 'images/.git/config'];
  const pages = ['documents/404.html', 'documents/exams/500.HTM', 'documents/index.html'];
  for (const path of [...settings, ...pages]) {
    const response = registry.publish({ name: 'exams', version: '1.2.0', publicFiles: { [path]: 'a setting' } });
    assert.equal(await codeOf(response), 'export-conflict', path);
  }
  for (const path of ['_pages.json', '_pages/exams/x.json']) {
    const response = registry.publish({ name: 'exams', version: '1.2.0', clientFiles: { [path]: '{}' } });
    assert.equal(await codeOf(response), 'export-conflict', path);
  }
});

test('a version that only local builds have is refused, since another build could pass for it', async () => {
  assert.equal(await codeOf(registry.publish({ name: 'exams', version: '19.0.0+abc' })), 'manifest-invalid');
});

test('a build that is published with several versions at once has one', async () => {
  const { body } = await registry.publish({ name: 'exams', version: '34.0.0' }, { channel: 'versions' });
  assert.ok(body.release);
  const [row] = await registry.database.query<{ identity: string }>(
    "select identity from build where name = 'exams' and manifest->>'version' = '34.0.0'",
  );
  const identity = row?.identity;
  const versions = ['34.0.1', '34.0.2', '34.0.3', '34.0.4'];
  await Promise.all(versions.map((version) => post('channels/live', { name: 'exams', identity, version })));
  const published = await registry.database.query(
    "select version from published_version where name = 'exams' and version like '34.%'",
  );
  assert.equal(published.length, 1);
});

/** Sends a body as it is. */
const sendText = (method: string, route: string, body: string, token = registry.token) =>
  fetch(`${registry.address}/_registry/${route}`, {
    ...{ method, body, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` } },
  });

test('a body that nests deeply, is long or has endless values is refused before it is parsed', async () => {
  const deep = '['.repeat(400_000);
  const keys = (count: number) => `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join()}}`;
  const cases = [
    { body: `{"entries":${deep}`, status: 400, reason: /nests more than 50 levels/ },
    { body: `{"entries":[${'1,'.repeat(121_000)}1]}`, status: 400, reason: /more than 120000 values/ },
    { body: keys(330_000), status: 413, reason: /too large/ },
  ];
  for (const { body, status, reason } of cases) {
    const response = await sendText('PUT', 'collections/exams/notes/entries', body, tokens.exams);
    assert.equal(response.status, status, String(reason));
    assert.match(((await response.json()) as { error: string }).error, reason);
  }
});

test('a body that nests too deeply is in the audit like every change, and a stranger field hides nothing', async () => {
  await publish({ name: 'exams', version: '34.9.0' });
  const [row] = await registry.database.query<{ identity: string }>(
    "select identity from build where name = 'exams' and version = '34.9.0'",
  );
  const send = (body: string) => sendText('POST', 'channels/live', body);
  const deep = '['.repeat(1000) + ']'.repeat(1000);
  const known = `"name":"exams","identity":"${row?.identity}"`;
  assert.equal((await send(`{"x":${deep},${known}}`)).status, 400);
  assert.equal((await send(`{"x":"${'cells 9.9.9 '.repeat(20)}",${known}}`)).status, 200);
  assert.equal((await send(`{"remove":${deep},${known}}`)).status, 400);
  const targets = async () => {
    const { body } = await registry.request('GET', 'audit?count=20');
    return (body as unknown as { action: string; target: string }[])
      .filter(({ action }) => action === 'publish')
      .map(({ target }) => target.slice(0, 25));
  };
  // A row is written after its response.
  let last = await targets();
  for (let i = 0; i < 50 && last[2] !== 'live'; i++) last = await targets();
  assert.deepEqual(last.slice(0, 3), ['live', `live exams ${row?.identity}`.slice(0, 25), 'live']);
});

test('a document in a preview goes live only for those who own it on the live site by then', async () => {
  const address = '/documents/shared.pdf';
  const build = { publicFiles: { [address.slice(1)]: samplePdf('placeholder') }, change: withPlaceholders(address) };
  await publish({ name: 'exams', version: '20.0.0', ...build }, { token: tokens.exams });
  const uploaded = await registry.upload(address, samplePdf('of exams'), { token: tokens.exams, channel: 'later' });
  assert.equal(uploaded.status, 200, uploaded.body.error);
  await publish({ name: 'exams', version: '20.1.0' });
  await registry.request('DELETE', `sections/exams/addresses?address=${address}`);
  await publish({ name: 'cells', version: '20.0.0', ...build }, { token: tokens.cells });
  await registry.upload(address, samplePdf('of cells'), { token: tokens.cells });
  assert.equal(await codeOf(post('promote', { channel: 'later' }, tokens.exams)), 'nothing-to-promote');
  assert.equal(await registry.read(address), samplePdf('of cells'));
});

test("a section's own folder of documents is nobody else's, also while it is withdrawn or not yet published", async () => {
  const take = (name: string) =>
    registry.publish(
      { name: 'exams', version: '35.0.0', publicFiles: { [`documents/${name}/a.pdf`]: 'a file' } },
      { token: tokens.exams },
    );
  await registry.tokenFor('library');
  assert.equal(await codeOf(take('library')), 'address-not-owned');
  await post('sections/cells/withdrawal', { confirmed: true });
  assert.equal(await codeOf(take('cells')), 'address-not-owned');
  const file = await registry.publish({
    name: 'exams',
    version: '35.0.1',
    publicFiles: { 'documents/cells': 'a file' },
  });
  assert.equal(file.body.code, 'address-not-owned');
});

test('a page that looks exactly like one of another section does not take its place in the search', async () => {
  const same = (name: string) => ({
    name,
    bundle: "exports.default = [{ id: 'page-0', load: async () => ({ default: () => 'zeppelin timetable' }) }];",
    change: <M extends { pages: object[] }>(manifest: M): M => ({
      ...manifest,
      pages: manifest.pages.map((page) => ({ ...page, title: 'Zeppelins' })),
    }),
  });
  for (const name of ['alpha', 'beta']) await publish(same(name));
  const { results } = JSON.parse(await registry.read('/api/search?q=zeppelin')) as { results: { href: string }[] };
  assert.deepEqual(results.map(({ href }) => href).sort(), ['/alpha', '/beta']);
});

test('a section’s thousands of documents are read and written in parts when another section publishes', async () => {
  const { database } = registry;
  const [query, transaction] = [database.query, database.transaction];
  await query(
    `with document as (
       insert into part_version (name, hash, content) select '/documents/exams/notices/d' || n || '.pdf', n::text, '{"size": 1, "section": "exams"}'
       from generate_series(1, 5000) as n returning name, hash
     ) insert into release_part (release, name, hash)
     select release, document.name, hash from channel, document where channel.name = 'live'`,
  );
  let most = 0;
  const watch = (sql: Sql): Sql['query'] => {
    return async (text, values = []) => {
      const parts = values.map((value) => String(value).split('/documents/exams/notices/d').length - 1);
      most = Math.max(most, ...(/ part_version v|release_part/.test(text) ? parts : []));
      return sql.query(text, values);
    };
  };
  database.query = watch({ query });
  database.transaction = (work) => transaction((sql) => work({ query: watch(sql) }));
  try {
    await publish({ name: 'cells', version: '90.0.0' });
  } finally {
    Object.assign(database, { query, transaction });
  }
  const [live] = await query<{ count: number }>(
    "select count(*)::int from release_part join channel c using (release) where c.name = 'live' and release_part.name like '/%/d%'",
  );
  assert.equal(live?.count, 5000);
  assert.ok(most > 0 && most <= 2000, `${most} documents in a statement`);
});
