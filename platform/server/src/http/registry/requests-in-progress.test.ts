import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';
import { watchQueries } from '../../registry/testing/watch-queries.ts';

/* Requests that a client sends without waiting for the responses. */

let registry: TestRegistry;
let release: () => void;
/** Statements that wait. */
let waiting = 0;

before(async () => {
  registry = await openTestRegistry();
  for (const name of ['shell', 'exams']) await registry.publish({ name });
});
after(() => registry.close());

/** From now on, statements that match wait for `release`. */
function hold(pattern: RegExp): void {
  const { query } = registry.database;
  const gate = new Promise<void>((open) => {
    release = () => {
      registry.database.query = query;
      open();
    };
  });
  waiting = 0;
  registry.database.query = async <Row>(...statement: Parameters<typeof query>) => {
    if (pattern.test(statement[0])) {
      waiting++;
      await gate;
    }
    return query<Row>(...statement);
  };
}

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('a token with 48 requests in progress gets a refusal with a time to wait, and other tokens are not affected', async () => {
  const [exams = '', tester = ''] = await Promise.all(['exams', 'tester'].map((scope) => registry.tokenFor(scope)));
  const status = (token: string) =>
    fetch(`${registry.address}/_registry/status`, { headers: { authorization: `Bearer ${token}` } });
  hold(/from channel\s+order by name/);
  const accepted = Array.from({ length: 48 }, () => status(exams));
  await until(() => waiting === 48);
  const refused = await status(exams);
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '5']);
  assert.equal(((await refused.json()) as { code: string }).code, 'requests-too-many');
  const other = status(tester);
  await until(() => waiting === 49);
  release();
  assert.deepEqual([...new Set((await Promise.all([...accepted, other])).map((one) => one.status))], [200]);
  assert.equal((await status(exams)).status, 200, 'it goes on when they have ended');
});

test('a token that reads nothing of 40 MB gets no more large responses, but small ones; other tokens get both', async (t) => {
  const [exams = '', cells = ''] = await Promise.all(['exams', 'cells'].map((scope) => registry.tokenFor(scope)));
  const { query } = registry.database;
  t.after(() => {
    registry.database.query = query;
  });
  const padding = 'x'.repeat(20_000_000);
  registry.database.query = async <Row>(...statement: Parameters<typeof query>) => {
    const rows = await query<Row>(...statement);
    return /from channel_switch order by id/.test(statement[0]) ? rows.map((row) => ({ ...row, by: padding })) : rows;
  };
  const large = (token: string) => registry.request('GET', 'status?count=1', undefined, token);
  const unread = Array.from({ length: 2 }, () => {
    const headers = { authorization: `Bearer ${exams}` };
    return http.get(`${registry.address}/_registry/status?count=1`, { headers }).on('error', () => {});
  });
  await Promise.all(unread.map((request) => once(request, 'response')));
  const refused = await large(exams);
  assert.deepEqual([refused.status, refused.body.code], [429, 'requests-too-many']);
  assert.equal((await registry.request('GET', 'me', undefined, exams)).status, 200);
  assert.equal((await large(cells)).status, 200);
  for (const request of unread) request.destroy();
  while ((await large(exams)).status !== 200);
});

test('two dry runs of a token are planned at a time, and those of other tokens do not wait for them', async () => {
  const [exams = '', cells = ''] = await Promise.all(['exams', 'cells'].map((scope) => registry.tokenFor(scope)));
  hold(/from rendered_page where key in/);
  const dryRun = (name: string, token: string) => registry.dryRun({ name, version: '3.0.0' }, { token });
  const own = Array.from({ length: 4 }, () => dryRun('exams', exams));
  await until(() => waiting >= 2);
  const other = dryRun('cells', cells);
  await until(() => waiting >= 3);
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.equal(waiting, 3);
  release();
  assert.deepEqual(new Set((await Promise.all([...own, other])).map(({ status }) => status)), new Set([200]));
});

test('requests with the same rights for what takes long to list share the work', async () => {
  const token = await registry.tokenFor('exams');
  for (const [address, pattern] of [
    ['collections', /from entry_version where collection = part and is_draft\)/],
    ['documents', /from picture order by/],
  ] as const) {
    const lists = watchQueries(registry.database, pattern);
    const all = await Promise.all(Array.from({ length: 10 }, () => registry.request('GET', address, undefined, token)));
    lists.stop();
    assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([200]));
    assert.ok(lists.count > 0 && lists.count < 5, `${address} was listed ${lists.count} times`);
  }
});

test('what counts all reports runs for one request at a time, and the same question is asked once', async () => {
  const token = await registry.tokenFor('exams');
  const counts = watchQueries(registry.database, /from report_count/);
  const days = Array.from({ length: 20 }, (_, i) => (i % 2) + 1);
  const ask = (what: string, of: number) => registry.request('GET', `reports/${what}?days=${of}`, undefined, token);
  const all = await Promise.all(days.flatMap((of) => [ask('timeline', of), ask('health', of)]));
  counts.stop();
  assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([200]));
  assert.ok(counts.count < 20, `${counts.count} statements, ${counts.most} at a time`);
  // Health counts two periods.
  assert.ok(counts.most <= 2);
});

test('a request whose client has left counts until its work has ended', async () => {
  hold(/from channel\s+order by name/);
  const headers = { authorization: `Bearer ${registry.token}` };
  const left = Array.from({ length: 48 }, () => http.get(`${registry.address}/_registry/status`, { headers }));
  for (const request of left) request.on('error', () => {});
  await until(() => waiting === 48);
  for (const request of left) request.destroy();
  assert.equal((await registry.request('GET', 'status')).status, 429);
  release();
  let next = 429;
  while (next === 429) next = (await registry.request('GET', 'status')).status;
  assert.equal(next, 200);
});

test('what a preview changes can be requested 48 times at once', async () => {
  const { body } = await registry.publish({ name: 'exams', version: '2.0.0' }, { channel: 'next' });
  const opened = await fetch(registry.address + String(body.link), { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const changes = () => fetch(`${registry.address}/_preview/changes`, { headers: { cookie } });
  assert.equal((await changes()).status, 200);
  hold(/note from release where/);
  let refused = 0;
  const requests = Array.from({ length: 60 }, async () => {
    const { status, headers } = await changes();
    if (status === 429 && headers.get('retry-after') === '5') refused++;
    return status;
  });
  await until(() => refused === 12);
  release();
  assert.equal((await Promise.all(requests)).filter((status) => status === 200).length, 48);
});
