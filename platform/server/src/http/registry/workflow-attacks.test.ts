import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { startJsonServer } from '../../registry/people/testing/json-server.ts';
import type { RegistryResponse } from '../../registry/testing/test-client.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

/* Workflows of GitHub Actions exchange identity tokens for sessions. */

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

const audience = 'https://viit.example';
let issuer: Awaited<ReturnType<typeof startJsonServer>>;
let registry: TestRegistry;
let keys: Keys;
let count = 0;

before(async () => {
  keys = await generateKeyPair('RS256');
  issuer = await startJsonServer(async () => ({
    keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' }],
  }));
  registry = await openTestRegistry({ signIn: { workflowIssuer: issuer.address } });
  await registry.publish({ name: 'shell' });
  await trust('viit/exams', { exams: 'publish' });
  await trust('viit/cells@main', { cells: 'publish' });
  await trust('VIIT/Library@Release', { library: 'publish' });
});
after(async () => {
  await registry.close();
  await issuer.close();
});

const trust = (repository: string, rights: Record<string, string>) =>
  registry.request('POST', 'tokens', { label: `${repository} workflow`, rights, repository });

const now = () => Math.floor(Date.now() / 1000);
const claimsOf = (claims: Record<string, unknown> = {}): JWTPayload => ({
  ...{ iss: issuer.address, aud: audience, iat: now(), exp: now() + 300, jti: `job-${++count}` },
  ...{
    sub: 'repo:viit/exams:ref:refs/heads/main',
    repository: 'viit/exams',
    repository_id: '41',
    ref: 'refs/heads/main',
  },
  ...claims,
});
const sign = (claims?: Record<string, unknown>, { alg = 'RS256', kid = 'one', key = keys.privateKey } = {}) =>
  new SignJWT(claimsOf(claims)).setProtectedHeader({ alg, kid }).sign(key);
/** Each time from another address: attempts are limited by address. */
async function exchange(identity: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${++count % 250}` };
  const init = { method: 'POST', headers, body: JSON.stringify({ identityToken: identity }) };
  const response = await fetch(`${registry.address}/_registry/identities`, init);
  return { status: response.status, body: (await response.json()) as RegistryResponse['body'] };
}

test('a workflow publishes its section with an hour of its rights, without a secret, and the audit names it', async () => {
  const { status, body } = await exchange(await sign());
  assert.equal(status, 200, body.error);
  const minutes = (Date.parse(String(body.expiresAt)) - Date.now()) / 60_000;
  assert.ok(minutes > 59 && minutes <= 60, String(minutes));
  const token = String(body.token);
  assert.equal((await registry.publish({ name: 'exams' }, { token })).status, 200);
  assert.equal((await registry.publish({ name: 'cells' }, { token })).body.code, 'not-permitted');
  const audit = JSON.stringify((await registry.request('GET', 'audit')).body);
  assert.ok(audit.includes('"label":"viit/exams workflow"') && !audit.includes(token));
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const forge = (header: object, key?: string) => {
  const input = `${encode(header)}.${encode(claimsOf())}`;
  return `${input}.${key === undefined ? '' : createHmac('sha256', key).update(input).digest('base64url')}`;
};

const forgeries: [attack: string, forged: () => Promise<string> | string][] = [
  ['is not signed', () => forge({ alg: 'none' })],
  [
    'is signed with the public key as a secret',
    async () => forge({ alg: 'HS256', kid: 'one' }, JSON.stringify(await exportJWK(keys.publicKey))),
  ],
  ['is signed by an unknown key', async () => sign({}, { key: (await generateKeyPair('RS256')).privateKey })],
  [
    'is signed with another algorithm',
    async () => sign({}, { alg: 'PS256', key: (await generateKeyPair('PS256')).privateKey }),
  ],
  ['brings its own key', async () => forge({ alg: 'RS256', jwk: await exportJWK(keys.publicKey) }, 'x')],
  ['is of another issuer', () => sign({ iss: 'https://token.actions.githubusercontent.com.evil.example' })],
  ['is for another site', () => sign({ aud: 'https://www.other.example' })],
  ["is for GitHub's default audience", () => sign({ aud: 'https://github.com/viit' })],
  ['has expired', () => sign({ iat: now() - 400, exp: now() - 60 })],
  ['never expires and is old', () => sign({ exp: now() + 86_400, iat: now() - 7200 })],
  ['is from the future', () => sign({ iat: now() + 300, exp: now() + 600 })],
  ['is not valid yet', () => sign({ nbf: now() + 300 })],
  ['has no number', () => sign({ jti: undefined })],
  ['is of a repository that nobody trusts', () => sign({ repository: 'evil/exams', repository_id: '66' })],
  ['is of a fork', () => sign({ repository: 'eve/exams', repository_id: '67' })],
  ['is of a repository with a similar name', () => sign({ repository: 'viit/exams-2', repository_id: '68' })],
  ['is of a repository with the pattern of another', () => sign({ repository: 'viit/%', repository_id: '69' })],
  ['is of a repository that took over the name', () => sign({ repository_id: '4141' })],
  ['is of another branch', () => sign({ repository: 'viit/cells', repository_id: '42', ref: 'refs/heads/try' })],
  [
    'is of a branch with the same name in other letters',
    () => sign({ repository: 'viit/library', repository_id: '44', ref: 'refs/heads/release' }),
  ],
  [
    'is of a tag with the name of the branch',
    () => sign({ repository: 'viit/cells', repository_id: '42', ref: 'refs/tags/main' }),
  ],
  ['is of a pull request', () => sign({ repository: 'viit/cells', repository_id: '42', ref: 'refs/pull/7/merge' })],
  [
    'names a branch in its repository',
    () => sign({ repository: 'viit/cells@main', repository_id: '43', ref: 'refs/pull/7/merge' }),
  ],
  ['names no repository', () => sign({ repository: undefined })],
  ['is no token', () => 'viit_guess'],
];
for (const [attack, forged] of forgeries) {
  test(`an identity token that ${attack} is refused`, async () => {
    await exchange(await sign());
    const { status, body } = await exchange(await forged());
    assert.deepEqual([status, body.code], [403, 'identity-refused'], body.error);
  });
}

test('an identity token works once, on its own branch, and not after its token is revoked', async () => {
  const main = { repository: 'VIIT/Cells', repository_id: '42' };
  const identity = await sign(main);
  const library = { repository: 'viit/library', repository_id: '44', ref: 'refs/heads/Release' };
  assert.equal((await exchange(await sign(library))).status, 200);
  const both = await Promise.all([exchange(identity), exchange(identity)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 403]);
  const token = String(both.find(({ status }) => status === 200)?.body.token);
  const listed = (await registry.request('GET', 'tokens')).body as unknown as { id: string; repository: string }[];
  const { id } = listed.find(({ repository }) => repository === 'viit/cells@main') ?? { id: '' };
  assert.equal(
    (await registry.request('POST', 'tokens', { label: 'x', rights: {}, repository: 'viit/CELLS@main' })).body.code,
    'repository-trusted',
  );
  await registry.request('DELETE', `tokens/${id}`);
  assert.equal((await registry.request('GET', 'status', undefined, token)).body.code, 'session-missing');
  assert.equal((await exchange(await sign(main))).body.code, 'identity-refused');
  await registry.database.query("update token set expires_at = now() where repository = 'viit/library@Release'");
  assert.equal((await exchange(await sign(library))).body.code, 'identity-refused', 'the token has expired');
});
