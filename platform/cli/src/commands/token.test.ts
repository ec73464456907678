import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type CommandTest, openCommandTest } from '../testing/command-test.ts';

let registry: CommandTest;

before(async () => {
  registry = await openCommandTest();
});
after(() => registry.close());

test('a token is created, listed without its secret, and revoked', async () => {
  const create = ['token', 'create', 'cells:publish', '--label', 'the cells', '--days', '9'];
  const { value } = await registry.viitJson<{ id: string; token: string }>(create);
  assert.match(value.token, /^viit_[\w-]{32}$/);
  const list = await registry.viit(['token']);
  assert.match(list.out, /the cells +cells: publish .*expires/);
  assert.doesNotMatch(list.out, new RegExp(value.token));
  assert.equal((await registry.viit(['status'], { VIIT_TOKEN: value.token })).code, 0);
  assert.equal((await registry.viit(['token', 'revoke', value.id])).code, 0);
  const refused = await registry.viitJson(['status'], { VIIT_TOKEN: value.token });
  assert.deepEqual([refused.code, refused.value.code], [3, 'token-revoked']);
});
