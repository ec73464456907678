import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { assertValid } from '../../registry/access/tokens.ts';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';
import { requestSlowly } from '../../registry/testing/slow-request.ts';

let registry: RefusalTest;

before(async () => {
  registry = await openRefusalTest();
});
after(() => registry.close());

test('publishing without a token is refused, and the sentence says how to get one', async () => {
  const response = await registry.publish(registry.nextExams(), { token: '' });
  await registry.expectRefusal(response, 'token-missing', /VIIT_TOKEN.*viit token create/);
});

test('publishing with an unknown token is refused', async () => {
  const response = await registry.publish(registry.nextExams(), { token: 'viit_exams_guess' });
  await registry.expectRefusal(response, 'token-unknown');
});

test("a section's token does not change another section or its entries", async () => {
  const token = await registry.tokenFor('cells');
  const published = await registry.publish(registry.nextExams(), { token });
  await registry.expectRefusal(
    published,
    'not-permitted',
    /needs the right exams: publish, and cells team has cells: publish/,
  );
  for (const response of [
    await registry.request('POST', 'rollback', { part: 'exams' }, token),
    await registry.request('POST', 'channels/live', { name: 'exams', identity: 'a' }, token),
    await registry.publishEntries('exams/notices', [], token),
  ]) {
    await registry.expectRefusal(response, 'not-permitted');
  }
});

test("what changes the whole site needs the operator's token", async () => {
  const token = await registry.tokenFor('exams');
  for (const response of [
    await registry.request('POST', 'rollback', { release: '1', confirmed: true }, token),
    await registry.request('POST', 'prune', { keep: 1 }, token),
    await registry.request('GET', 'tokens', undefined, token),
    await registry.request('POST', 'tokens', { rights: { '*': 'manage' }, label: 'me' }, token),
    await registry.request('DELETE', 'tokens/1', undefined, token),
  ]) {
    await registry.expectRefusal(response, 'not-permitted', /needs the right \*: manage/);
  }
});

const createToken = async (label: string, rights: object = { exams: 'publish' }) => {
  const { body } = await registry.request('POST', 'tokens', { rights, label, days: 30 });
  return { id: String(body.id), token: String(body.token) };
};

test('a revoked token is refused', async () => {
  const { id, token } = await createToken('autumn');
  assert.equal((await registry.request('GET', 'status', undefined, token)).status, 200);
  await registry.request('DELETE', `tokens/${id}`);
  const response = await registry.publish(registry.nextExams(), { token });
  await registry.expectRefusal(response, 'token-revoked', /"autumn" was revoked/);
});

test('a token that is revoked while the body of a request arrives is refused', async () => {
  const { id, token } = await createToken('leaving', { '*': 'manage' });
  const body = JSON.stringify({ rights: { '*': 'manage' }, label: 'left behind', days: 300 });
  const url = `${registry.address}/_registry/tokens`;
  const refused = await requestSlowly({ method: 'POST', url, token, type: 'application/json', body }, async () => {
    await setTimeout(1100);
    assert.equal((await registry.request('DELETE', `tokens/${id}`)).status, 200);
  });
  assert.deepEqual([refused.status, refused.body.code], [401, 'token-revoked']);
});

test('an expired token is refused', async () => {
  const { token } = await createToken('winter');
  await registry.database.query("update token set expires_at = now() - interval '1 second' where label = 'winter'");
  await registry.expectRefusal(await registry.publish(registry.nextExams(), { token }), 'token-expired');
});

test('a token with impossible rights, for longer than a year, or for no network is refused', async () => {
  const valid = { rights: { exams: 'publish' }, label: 'x' };
  for (const body of [
    { ...valid, rights: { 'Exams!': 'publish' } },
    { ...valid, rights: { 'exams/../cells': 'publish' } },
    { ...valid, rights: { exams: 'manage' } },
    // It would own the folder of all sections.
    { ...valid, rights: { documents: 'publish' } },
    { ...valid, days: 366 },
    { ...valid, days: 0 },
    { ...valid, networks: ['10.0.0.0/33'] },
    { ...valid, networks: ['campus'] },
  ]) {
    await registry.expectRefusal(await registry.request('POST', 'tokens', body), 'request-invalid');
  }
});

test('every token expires, by default after a year', async () => {
  const { body } = await registry.request('POST', 'tokens', { rights: {}, label: 'reader' });
  const tokens = (await registry.request('GET', 'tokens')).body as unknown as { id: string; expiresAt: string }[];
  const days = (Date.parse(tokens.find(({ id }) => id === body.id)?.expiresAt ?? '') - Date.now()) / 86_400_000;
  assert.ok(days > 364.9 && days <= 365, String(days));
});

test('30 days before a token expires, the operator and its owner are reminded of it', async () => {
  const ofDays = async (days: number) => {
    const token = { rights: {}, label: `of ${days} days`, days };
    return String((await registry.request('POST', 'tokens', token)).body.token);
  };
  const [own, other] = [await ofDays(30), await ofDays(31), await ofDays(5)];
  const remindersOf = async (token?: string) => {
    const { body } = await registry.request('GET', 'me', undefined, token);
    const labels = (body.expiringTokens as { label: string }[]).map(({ label }) => label);
    return labels.filter((label) => label.startsWith('of '));
  };
  assert.deepEqual(
    [await remindersOf(), await remindersOf(own), await remindersOf(other)],
    [['of 5 days', 'of 30 days'], ['of 30 days'], []],
  );
  const tokens = (await registry.request('GET', 'tokens')).body as unknown as { id: string; label: string }[];
  await registry.request('DELETE', `tokens/${tokens.find(({ label }) => label === 'of 30 days')?.id}`);
  assert.deepEqual(await remindersOf(), ['of 5 days']);
});

test('a token for a network works from there only', async () => {
  const tokenOf = async (...networks: string[]) =>
    String((await registry.request('POST', 'tokens', { rights: {}, label: 'campus', networks })).body.token);
  const codeFrom = async (address: string, token: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
    const response = await fetch(`${registry.address}/_registry/status`, { headers });
    return response.ok ? 200 : ((await response.json()) as { code: string }).code;
  };
  const token = await tokenOf('10.0.0.0/8', '2001:db8::/32', '192.0.2.7');
  for (const address of ['10.255.0.1', '::ffff:10.1.2.3', '2001:db8:1::1', '192.0.2.7']) {
    assert.equal(await codeFrom(address, token), 200, address);
  }
  for (const address of ['11.0.0.1', '192.0.2.8', '2001:db9::1', '::1', '127.0.0.1', '::ffff:11.1.2.3']) {
    assert.equal(await codeFrom(address, token), 'token-network', address);
  }
  // The address of a proxy that is not trusted says nothing about its clients.
  const headers = { authorization: `Bearer ${token}` };
  const request = { url: '/_registry/status', remoteAddress: '10.0.0.5' };
  assert.equal((await registry.server.inject({ ...request, headers })).statusCode, 200);
  const forwarded = { ...headers, 'x-forwarded-for': '10.0.0.7' };
  const refused = await registry.server.inject({ ...request, headers: forwarded });
  assert.match(refused.body, /token-network.*proxy 10\.0\.0\.5, which is not in TRUSTED_PROXIES/);
});

test('a change is refused if its rights were changed meanwhile, or the token is gone', async () => {
  const { id } = await createToken('changed');
  const actor = { id: `token:${id}`, token: id, label: 'changed', rights: { cells: 'publish' as const } };
  await assert.rejects(assertValid(registry.database, actor), { code: 'rights-changed' });
  await assert.rejects(assertValid(registry.database, { ...actor, token: '9999' }), { code: 'token-unknown' });
  await assertValid(registry.database, { ...actor, rights: { exams: 'publish' } });
});

test('revoking an unknown token is refused', async () => {
  await registry.expectRefusal(await registry.request('DELETE', 'tokens/9999'), 'token-not-found');
});

test('lists of tokens contain no secret and name their fields in camel case', async () => {
  await createToken('spring');
  const { body } = await registry.request('GET', 'tokens');
  const spring = (body as unknown as Record<string, unknown>[]).find(({ label }) => label === 'spring');
  assert.deepEqual(Object.keys(spring ?? {}), [
    'id',
    'label',
    'rights',
    'networks',
    'repository',
    'createdAt',
    'expiresAt',
    'revokedAt',
  ]);
});
