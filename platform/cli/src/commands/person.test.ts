import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSession } from '../../../server/src/registry/people/sessions.ts';
import { type CommandTest, openCommandTest } from '../testing/command-test.ts';

let registry: CommandTest;

before(async () => {
  registry = await openCommandTest();
});
after(() => registry.close());

test('a person is invited, gets other rights, is reset, and is removed', async () => {
  const args = ['person', 'invite', 'Anitha@viit.example', 'exams/*:edit', '--name', 'Anitha'];
  const { value } = await registry.viitJson<{ id: string; link: string }>(args);
  assert.match(value.link, /^http:\/\/localhost:3090\/#\/invitation\/[\w-]{32}$/);
  const list = async () => (await registry.viit(['person'])).out;
  assert.match(await list(), /Anitha +anitha@viit\.example +exams\/\*: edit +invited until/);
  const { token } = await createSession(registry.database, { person: value.id });
  const status = async () => (await registry.viit(['status'], { VIIT_TOKEN: token })).code;
  assert.equal(await status(), 0);
  assert.equal(
    (await registry.viit(['person', 'rights', value.id, 'cells:publish', '/documents/cells/*:edit'])).code,
    0,
  );
  assert.match(await list(), /cells: publish, \/documents\/cells\/\*: edit +last signed in/);
  const again = await registry.viitJson<{ link: string }>(['person', 'reset', value.id]);
  assert.notEqual(again.value.link, value.link);
  assert.equal(await status(), 3);
  const other = ['person', 'invite', 'aarti@viit.example', 'exams/*:edit', '--name', 'Aarti'];
  assert.equal((await registry.viit(other)).code, 0);
  assert.match(await list(), /Aarti .*\n.*Anitha .*invited until/, 'by name, and not signed in yet');
  assert.equal((await registry.viit(['person', 'remove', value.id])).code, 0);
  assert.doesNotMatch(await list(), /Anitha/);
  assert.equal((await registry.viit(['person', 'remove', value.id])).code, 3);
});

test('an invalid right of a person is refused with an example', async () => {
  const args = ['person', 'invite', 'eve@viit.example', 'exams/../cells:edit', '--name', 'Eve'];
  const { code, value } = await registry.viitJson(args);
  assert.deepEqual([code, value.code], [2, 'argument-invalid']);
});
