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
  assert.match((await registry.viit(['token'])).out, /the cells +cells: publish .*revoked /);
});

test('a token is for a network, or for the workflows of a repository, and the list says so', async () => {
  await registry.viit(['token', 'create', 'exams:publish', '--label', 'campus', '--from', '10.0.0.0/8', '192.0.2.7']);
  const repository = ['--repository', 'viit/exams@main', '--label', 'workflow'];
  const { out } = await registry.viit(['token', 'create', 'exams:publish', ...repository]);
  assert.match(out, /^Token \d+, exams: publish: workflows of viit\/exams@main sign in with viit login/);
  const list = (await registry.viit(['token'])).out;
  assert.match(list, /campus +exams: publish +10\.0\.0\.0\/8, 192\.0\.2\.7 /);
  assert.match(list, /workflow +exams: publish +viit\/exams@main /);
});
