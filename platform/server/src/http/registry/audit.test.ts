import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AuditRecord } from '@viit/contract/registry-api';
import { noticesSection } from '../../registry/testing/sample-collection.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
});
after(() => registry.close());

/** Waits until the newest record passes: an attempt is recorded after its response was sent. */
async function untilNewest(expected: (record: AuditRecord) => boolean, query = ''): Promise<AuditRecord> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { body } = await registry.request('GET', `audit${query}`);
    const [newest] = body as unknown as AuditRecord[];
    if (newest && expected(newest)) return newest;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('No such record was recorded within 2 s.');
}

test('a publish is recorded with the owner of its token, what it was for, and how long it took', async () => {
  const token = await registry.tokenFor('exams');
  const { status } = await registry.publish({ name: 'exams', version: '1.2.0' }, { token });
  assert.equal(status, 200);
  const record = await untilNewest(({ action }) => action === 'publish');
  assert.match(record.actor?.id ?? '', /^token:\d+$/);
  assert.equal(record.actor?.label, 'exams team');
  assert.match(record.target, /^live exams /);
  assert.deepEqual([record.status, record.code], [200, null]);
  assert.ok(record.ms > 0);
  assert.equal(record.address, '127.0.0.1');
});

test('a refusal is recorded with its code, under the request id that the client received', async () => {
  const token = await registry.tokenFor('cells');
  const { body } = await registry.request('POST', 'collections/exams/notices/publish', {}, token);
  assert.equal(body.code, 'not-permitted');
  const record = await untilNewest(({ requestId }) => requestId === body.requestId);
  assert.deepEqual([record.action, record.target, record.code], ['publishEntries', 'exams notices', 'not-permitted']);
  assert.equal(record.actor?.label, 'cells team');
});

test('an attempt without a valid token is recorded without an owner', async () => {
  const { body } = await registry.request('POST', 'rollback', { part: 'exams' }, 'viit_exams_guess');
  const record = await untilNewest(({ requestId }) => requestId === body.requestId);
  assert.deepEqual([record.actor, record.code], [null, 'token-unknown']);
});

test('what staff write in entries is not recorded, only how many there are', async () => {
  const entries = [{ id: 'a', revision: null, value: { date: 'soon', title: 'confidential' } }];
  const { body } = await registry.request('PUT', 'collections/exams/notices/entries', { entries });
  const record = await untilNewest(({ requestId }) => requestId === body.requestId);
  assert.equal(record.target, 'exams notices 1 entries');
});

test('a secret is never recorded', async () => {
  const created = await registry.request('POST', 'tokens', { rights: { exams: 'publish' }, label: 'spring', days: 30 });
  const record = await untilNewest(({ action }) => action === 'createToken');
  assert.equal(record.target, '{"exams":"publish"} spring 30');
  assert.ok(!JSON.stringify(record).includes(String(created.body.token)));
});

test('text that would be printed in another order or as several lines is recorded without such characters', async () => {
  await registry.request('POST', 'rollback', { part: 'a\u202eb\u2066c\u2028d' });
  const record = await untilNewest(({ target }) => target.startsWith('a'));
  assert.equal(record.target, 'a\ufffdb\ufffdc\ufffdd');
});

test('attempts that succeeded can be left out', async () => {
  await registry.request('POST', 'prune', { keep: 0 });
  await registry.request('POST', 'prune', { keep: 5 });
  await untilNewest(({ action, code }) => action === 'prune' && code === null);
  const { body } = await registry.request('GET', 'audit?refused=true');
  assert.ok((body as unknown as AuditRecord[]).every(({ code }) => code !== null));
});

test('strangers cannot fill the database: of their attempts some are recorded in a minute', async () => {
  const attempts = Array.from({ length: 80 }, () => registry.request('DELETE', 'tokens/1', undefined, ''));
  await Promise.all(attempts);
  await registry.request('DELETE', 'tokens/999');
  await untilNewest(({ code }) => code === 'token-not-found');
  const { body } = await registry.request('GET', 'audit?count=1000');
  const strangers = (body as unknown as AuditRecord[]).filter(({ actor }) => actor === null);
  assert.ok(strangers.length >= 1 && strangers.length <= 61, `${strangers.length} recorded`);
});

test('a token in wrong hands cannot fill the database, and hides no success', async () => {
  const token = await registry.tokenFor('cells');
  const attempts = Array.from({ length: 400 }, () => registry.request('DELETE', 'tokens/1', undefined, token));
  await Promise.all(attempts);
  const { status } = await registry.publish({ name: 'cells', version: '1.9.0' }, { token });
  assert.equal(status, 200);
  await untilNewest(({ action, code }) => action === 'publish' && code === null);
  const { body } = await registry.request('GET', 'audit?count=1000');
  const refused = (body as unknown as AuditRecord[]).filter(({ code, actor }) => code && actor?.label === 'cells team');
  assert.ok(refused.length >= 250 && refused.length <= 600, `${refused.length} recorded`);
});

test('only the operator reads the audit', async () => {
  const { body } = await registry.request('GET', 'audit', undefined, await registry.tokenFor('exams'));
  assert.equal(body.code, 'not-permitted');
});

test('what many later attempts push out of the list is found by its time', async () => {
  const audit = async (query: string) =>
    (await registry.request('GET', `audit?${query}`)).body as unknown as AuditRecord[];
  const all = await audit('count=1000');
  const first = all.slice(-3).map(({ requestId }) => requestId);
  await registry.database.query(
    "update audit set at = at - interval '1 day' where request_id in (select jsonb_array_elements_text($1::jsonb))",
    [JSON.stringify(first)],
  );
  const before = new Date(Date.now() - 3600_000).toISOString();
  const earlier = await audit(`count=1000&before=${before}`);
  assert.deepEqual(
    earlier.map(({ requestId }) => requestId),
    first,
  );
  assert.equal((await audit(`count=1&before=${earlier[1]?.at}`))[0]?.requestId, first[1]);
  assert.equal((await registry.request('GET', 'audit?before=yesterday')).body.code, 'request-invalid');
});

test('attempts stay for two years, and so do published entries; pruning keeps drafts', async () => {
  const { database } = registry;
  assert.equal((await registry.publish(noticesSection('9.0.0'))).status, 200);
  const stored = `insert into entry_version (collection, id, author, is_draft, saved_at) values
    ('exams/notices', 'old', 'a', false, now() - interval '25 months'), ('exams/notices', 'new', 'a', false, now() - interval '23 months'),
    ('exams/notices', 'draft', 'a', true, now() - interval '25 months')`;
  await database.query(stored);
  const [newest, next] = (await registry.request('GET', 'audit')).body as unknown as AuditRecord[];
  const age = "update audit set at = now() - $2::int * interval '1 month' where request_id = $1";
  await database.query(age, [newest?.requestId ?? '', 25]);
  await database.query(age, [next?.requestId ?? '', 23]);
  assert.equal((await registry.request('POST', 'prune', { keep: 5 })).status, 200);
  const left = (await registry.request('GET', 'audit?count=1000')).body as unknown as AuditRecord[];
  const isLeft = (record: AuditRecord | undefined) => left.some(({ requestId }) => requestId === record?.requestId);
  assert.deepEqual([isLeft(newest), isLeft(next)], [false, true]);
  const entries = await database.query<{ id: string }>('select id from entry_version order by id');
  assert.deepEqual(
    entries.map(({ id }) => id),
    ['draft', 'new'],
  );
});
