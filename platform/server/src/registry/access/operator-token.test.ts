import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { provideOperatorToken, trustRepository } from './tokens.ts';

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
});
after(() => registry.close());

const statusWith = async (token: string) => (await registry.request('GET', 'tokens', undefined, token)).status;
const [first, second] = ['a'.repeat(24), 'b'.repeat(24)];

test('the first start creates a token of the operator and shows it once, the next one does not', async () => {
  assert.equal(await provideOperatorToken(registry.database), undefined, 'there is one');
  for (const end of ["expires_at = now() - interval '1 second'", 'expires_at = null, revoked_at = now()']) {
    await registry.database.query(`update token set ${end}`);
    const token = await provideOperatorToken(registry.database);
    assert.equal(await statusWith(String(token)), 200, end);
    assert.equal(await provideOperatorToken(registry.database), undefined);
  }
});

test('a workflow or an invitation of an operator does not replace the token, an operator who has signed in does', async () => {
  await registry.database.query('update token set revoked_at = now()');
  const { database } = registry;
  await trustRepository(database, { label: 'workflow', rights: { '*': 'manage' }, days: 1 }, 'viit/site');
  await database.query(
    `insert into person (name, email, rights) values ('Anitha', 'anitha@viit.example', '{"*": "manage"}')`,
  );
  assert.notEqual(await provideOperatorToken(database), undefined);
  await database.query('update token set revoked_at = now()');
  await database.query('update person set signed_in_at = now()');
  assert.equal(await provideOperatorToken(database), undefined);
});

test('a token in the settings is for the operator, and one that replaces it ends it', async () => {
  for (const weak of ['short', 'a'.repeat(23), `${'a'.repeat(24)} b`]) {
    await assert.rejects(provideOperatorToken(registry.database, weak), /too easy to guess/);
  }
  for (let start = 0; start < 2; start++) await provideOperatorToken(registry.database, first);
  assert.equal(await statusWith(first), 200);
  await provideOperatorToken(registry.database, second);
  assert.deepEqual([await statusWith(first), await statusWith(second)], [401, 200]);
});
