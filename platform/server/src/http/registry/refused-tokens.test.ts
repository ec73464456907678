import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';

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
  await registry.expectRefusal(published, 'token-scope', /for cells and may not change exams/);
  for (const response of [
    await registry.request('POST', 'rollback', { part: 'exams' }, token),
    await registry.request('POST', 'channels/live', { name: 'exams', identity: 'a' }, token),
    await registry.replaceList('exams/notices', [], token),
  ]) {
    await registry.expectRefusal(response, 'token-scope');
  }
});

test("what changes the whole site needs the operator's token", async () => {
  const token = await registry.tokenFor('exams');
  for (const response of [
    await registry.request('POST', 'rollback', { release: '1', confirmed: true }, token),
    await registry.request('POST', 'prune', { keep: 1 }, token),
    await registry.request('GET', 'tokens', undefined, token),
    await registry.request('POST', 'tokens', { scope: '*', label: 'me' }, token),
    await registry.request('DELETE', 'tokens/1', undefined, token),
  ]) {
    await registry.expectRefusal(response, 'token-scope', /operator's token/);
  }
});

const createToken = async (label: string) => {
  const { body } = await registry.request('POST', 'tokens', { scope: 'exams', label, days: 30 });
  return { id: String(body.id), token: String(body.token) };
};

test('a revoked token is refused', async () => {
  const { id, token } = await createToken('autumn');
  assert.equal((await registry.request('GET', 'status', undefined, token)).status, 200);
  await registry.request('DELETE', `tokens/${id}`);
  const response = await registry.publish(registry.nextExams(), { token });
  await registry.expectRefusal(response, 'token-revoked', /"autumn" of exams/);
});

test('an expired token is refused', async () => {
  const { token } = await createToken('winter');
  await registry.database.query("update token set expires_at = now() - interval '1 second' where label = 'winter'");
  await registry.expectRefusal(await registry.publish(registry.nextExams(), { token }), 'token-expired');
});

test('creating a token for an impossible scope is refused', async () => {
  const response = await registry.request('POST', 'tokens', { scope: 'Exams!', label: 'x' });
  await registry.expectRefusal(response, 'scope-invalid');
});

test('a token for a section that would own a shared folder is refused', async () => {
  for (const scope of ['documents', 'images', 'api']) {
    const response = await registry.request('POST', 'tokens', { scope, label: 'x' });
    await registry.expectRefusal(response, 'scope-invalid', new RegExp(`"${scope}" is not a section's name`));
  }
});

test('revoking an unknown token is refused', async () => {
  await registry.expectRefusal(await registry.request('DELETE', 'tokens/9999'), 'token-not-found');
});

test('lists of tokens contain no secret and name their fields in camel case', async () => {
  await createToken('spring');
  const { body } = await registry.request('GET', 'tokens');
  const spring = (body as unknown as Record<string, unknown>[]).find(({ label }) => label === 'spring');
  assert.deepEqual(Object.keys(spring ?? {}), ['id', 'scope', 'label', 'createdAt', 'expiresAt', 'revokedAt']);
});
