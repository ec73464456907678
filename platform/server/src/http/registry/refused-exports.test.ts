import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';
import type { SampleBuild } from '../../registry/testing/sample-builds.ts';
import { watchQueries } from '../../registry/testing/watch-queries.ts';

let registry: RefusalTest;

before(async () => {
  registry = await openRefusalTest();
});
after(() => registry.close());

test('asking for a file that the export does not contain is refused', async () => {
  const response = await registry.request('POST', 'export?builds=1', ['A'.repeat(64)]);
  await registry.expectRefusal(response, 'export-file-unknown', /viit export/);
});

test('a request for very many files is refused before each becomes an error', async () => {
  const response = await registry.request('POST', 'export?builds=1', Array(30_000).fill(1));
  await registry.expectRefusal(response, 'request-invalid', /expected array to have <=20000 items/);
});

test('a file is sent once: a request that repeats it could go on without end', async () => {
  const { body } = await registry.request('GET', 'export?builds=1');
  const [file] = (body as unknown as { files: { sha384: string }[] }).files;
  const response = await registry.request('POST', 'export?builds=1', [file?.sha384, file?.sha384]);
  await registry.expectRefusal(response, 'request-invalid', /requested twice/);
});

test('an export whose files cannot be read ends, and the server goes on', async () => {
  const { body } = await registry.request('GET', 'export?builds=1');
  const hashes = (body as unknown as { files: { sha384: string }[] }).files.map(({ sha384 }) => sha384);
  const { query } = registry.database;
  registry.database.query = async (...statement) => {
    if (statement[0].includes('select sha384, bytes')) throw new Error('The database is being replaced.');
    return query(...statement);
  };
  const address = `${registry.address}/_registry/export?release=${body.release}&builds=1`;
  const headers = { authorization: `Bearer ${await registry.tokenFor('cells')}`, 'content-type': 'application/json' };
  const reading = fetch(address, { method: 'POST', headers, body: JSON.stringify(hashes) }).then(async (response) => {
    assert.equal(response.status, 200);
    await response.arrayBuffer();
  });
  await assert.rejects(reading);
  registry.database.query = query;
  assert.equal((await registry.request('GET', 'status')).status, 200);
});

test('an export of a release that was never live is refused', async () => {
  await registry.expectRefusal(await registry.request('GET', 'export?release=9999'), 'never-live', /9999/);
});

test('exports are planned one at a time, and read one manifest at a time', async () => {
  const { query } = registry.database;
  let [planning, most, manifests] = [0, 0, 0];
  registry.database.query = async <Row>(...statement: Parameters<typeof query>) => {
    const isPlan = statement[0].includes('max(s.id) desc');
    if (isPlan) most = Math.max(most, ++planning);
    const rows = await query<Row & { manifest?: unknown }>(...statement);
    if (isPlan) planning--;
    manifests = Math.max(manifests, rows.filter(({ manifest }) => manifest).length);
    return rows;
  };
  const exports = await Promise.all(Array.from({ length: 8 }, () => registry.request('GET', 'export?builds=5')));
  registry.database.query = query;
  assert.deepEqual([...new Set(exports.map(({ status }) => status))], [200]);
  assert.equal(most, 1);
  assert.ok(manifests <= 1, `${manifests} manifests in one response of the database`);
});

test('a token gets the files of one export at a time, and others get theirs meanwhile', async () => {
  const { body } = await registry.request('GET', 'export?builds=1');
  const hashes = (body as unknown as { files: { sha384: string }[] }).files.map(({ sha384 }) => sha384);
  const other = await registry.tokenFor('cells');
  const files = watchQueries(registry.database, /select sha384, bytes/);
  const read = async (token: string) => {
    const init = { method: 'POST', body: JSON.stringify(hashes) };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${registry.address}/_registry/export?release=${body.release}&builds=1`, {
      ...init,
      headers,
    });
    await response.arrayBuffer();
    return response;
  };
  const all = await Promise.all(
    [registry.token, other].flatMap((token) => Array.from({ length: 6 }, () => read(token))),
  );
  files.stop();
  assert.deepEqual([...new Set(all.map(({ status }) => status))], [200]);
  assert.ok(files.most <= 2, `${files.most} at a time, of ${files.count}`);
});

test('exports of two tokens at the same time are each planned once, however many files they request', async () => {
  const [exams = '', cells = ''] = await Promise.all(['exams', 'cells'].map((scope) => registry.tokenFor(scope)));
  const exports = [
    { token: exams, route: 'export?builds=1' },
    { token: cells, route: 'export?builds=2' },
  ];
  const plans = watchQueries(registry.database, /max\(s\.id\) desc/);
  for (const { token, route } of exports) await registry.request('GET', route, undefined, token);
  const { release } = (await registry.request('GET', 'status')).body;
  for (let i = 0; i < 3; i++) {
    for (const { token, route } of exports) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const address = `${registry.address}/_registry/${route}&release=${release}`;
      const response = await fetch(address, { method: 'POST', headers, body: '[]' });
      assert.equal(response.status, 200);
      await response.arrayBuffer();
    }
  }
  plans.stop();
  assert.equal(plans.count, 2);
});

// From here on, the live release changes.

test('a file that an export itself needs is refused before it could keep the site from being exported', async () => {
  const { status, body } = await registry.publish(registry.nextExams({ publicFiles: { '404.html': 'mine' } }));
  assert.deepEqual([status, body.code], [422, 'export-conflict']);
  assert.match(body.error ?? '', /public\/404\.html/);
});

test('a build is refused if the names of its files, or the addresses of its pages, are too long for an export', async () => {
  const file = (length: number) => ({ [`${'n'.repeat(length - 4)}.txt`]: 'a' });
  const variant = (length: number): Partial<SampleBuild> => {
    const value = 'a'.repeat(length);
    const variants = [{ params: { a: value, b: value, c: value }, title: 'A', description: 'A' }];
    return {
      pages: ['/exams', '/exams/:a/:b/:c'],
      change: (manifest) => ({
        ...manifest,
        pages: manifest.pages.map((page, i) => (i ? { ...page, variants } : page)),
      }),
    };
  };
  const publish = (build: Partial<SampleBuild>) => registry.publish(registry.nextExams(build));
  const detail = /longer than 250 characters, or its path than 300: /;
  for (const build of [{ publicFiles: file(251) }, { clientFiles: file(251) }, variant(100)])
    await registry.expectRefusal(await publish(build), 'export-conflict', detail);
  const { status, body } = await publish({ publicFiles: file(250), clientFiles: file(250), ...variant(90) });
  assert.equal(status, 200, body.error);
});

test('a site on which nothing is live is not exported, and not compared', async () => {
  await registry.database.query("delete from channel where name = 'live'");
  for (const route of ['export', 'comparison?from=live&to=live']) {
    const { status, body } = await registry.request('GET', route);
    assert.deepEqual([status, body.code], [404, 'nothing-live'], body.error);
  }
});
