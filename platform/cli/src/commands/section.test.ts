import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type CommandTest, openCommandTest } from '../testing/command-test.ts';

let registry: CommandTest;

before(async () => {
  registry = await openCommandTest();
});
after(() => registry.close());

test('the operator grants addresses, and lists and status show who owns them', async () => {
  const granted = await registry.viit(['section', 'grant', 'exams', '/results', '/results/*']);
  assert.deepEqual([granted.code, granted.out], [0, 'exams may publish at /results, /results/*.\n']);
  const listed = await registry.viit(['section', 'exams']);
  assert.match(listed.out, /^section +address\nexams +\/exams\n(?:exams +\/\S+\n)+/);
  assert.match(listed.out, /\/results\/\*/);
  const status = await registry.viit(['status']);
  assert.match(status.out, /exams .* \/exams \/exams\/\* \/documents\/exams\/\* \/results and 1 more/);
});

test('a section is added with a token for its team, listed, and added once', async () => {
  const added = await registry.viit(['section', 'add', 'library', '--label', 'Library team']);
  assert.equal(added.code, 0, added.err);
  assert.match(added.out, /^viit_\S+\nToken \d+, library: publish\. It cannot be shown again\./);
  assert.match(
    added.out,
    /\nnpm create @viit\/section library --@viit:registry=(http:\S+)\/_packages\/ -- --site \1\n$/,
  );
  assert.match((await registry.viit(['section', 'library'])).out, /library +\/library\/\*/);
  assert.match((await registry.viit(['token'])).out, /Library team +library: publish/);
  const again = await registry.viitJson(['section', 'add', 'library']);
  assert.deepEqual([again.code, again.value.code], [2, 'argument-invalid']);
  assert.match(String(again.value.error), /already.*viit token create library:publish/);
});

for (const [name, reason] of [
  ['shell', /cannot be the name of a section/],
  ['Library', /lower-case letters/],
  ['exams', /There is a section exams already/],
] as const) {
  test(`a section ${name} cannot be added: the reason is said, and no token is created`, async () => {
    const before = (await registry.viit(['token'])).out;
    const { code, err } = await registry.viit(['section', 'add', name]);
    assert.equal(code, 2);
    assert.match(err, reason);
    assert.equal((await registry.viit(['token'])).out, before);
  });
}

test('a grant that overlaps an address of another section exits with 3', async () => {
  const { code, value } = await registry.viitJson(['section', 'grant', 'exams', '/cells/new']);
  assert.deepEqual([code, value.code], [3, 'address-taken']);
});

test('a grant is taken back, once, and the audit names who did it', async () => {
  await registry.viit(['section', 'grant', 'cells', '/clubs']);
  const revoked = await registry.viit(['section', 'revoke', 'cells', '/Clubs']);
  assert.deepEqual([revoked.code, revoked.out], [0, 'cells may no longer publish at /clubs.\n']);
  assert.doesNotMatch((await registry.viit(['section', 'cells'])).out, /clubs/);
  const again = await registry.viitJson(['section', 'revoke', 'cells', '/clubs']);
  assert.deepEqual([again.code, again.value.code], [3, 'address-not-granted']);
  const { out } = await registry.viit(['audit']);
  assert.match(out, /the operator \(token:1\) .* revokeAddress cells \/Clubs +done/);
  await registry.viit(['section', 'grant', 'cells', '/societies']);
  const refused = (await registry.viit(['audit', '--refused', '--count', '1'])).out.trim().split('\n');
  assert.match(refused[1] ?? '', /revokeAddress cells \/clubs +404 address-not-granted/);
  assert.equal(refused.length, 2);
  const earlier = await registry.viit(['audit', '--before', '2020-01-01T00:00']);
  assert.equal(earlier.out, 'Nobody has tried to change anything yet.\n');
});

test('a menu entry is granted after the operator has confirmed it, listed, and taken back', async () => {
  const entry = ['--menu', 'Campus Life/Cells'];
  const asked = await registry.viit(['section', 'grant', 'cells', ...entry]);
  assert.equal(asked.code, 3);
  assert.match(
    asked.err,
    /pages of the site are rendered again.*\n.*section grant cells --menu "Campus Life\/Cells" --yes/,
  );
  const granted = await registry.viit(['section', 'grant', 'cells', ...entry, '--yes']);
  assert.equal(granted.code, 0, granted.err);
  assert.match(granted.out, /^Live: the menu entry Campus Life\/Cells, which leads to \/cells, in release \d+\./);
  assert.match(
    (await registry.viit(['section', 'cells'])).out,
    /section +menu entry +page\ncells +Campus Life\/Cells +\/cells/,
  );
  const revoked = await registry.viit(['section', 'revoke', 'cells', ...entry, '--yes']);
  assert.match(revoked.out, /^Live: the menu without the entry Campus Life\/Cells of cells, in release \d+/);
  const both = await registry.viitJson(['section', 'grant', 'cells', '/clubs', ...entry]);
  assert.equal(both.value.code, 'argument-invalid');
  const neither = await registry.viitJson(['section', 'grant', 'cells']);
  assert.equal(neither.value.code, 'argument-invalid');
});

test('withdrawing a section lists what would go, does it with --yes, and the list says how to bring it back', async () => {
  const asked = await registry.viitJson(['section', 'withdraw', 'exams']);
  assert.deepEqual([asked.code, asked.value.code], [3, 'withdrawal-unconfirmed']);
  const done = await registry.viit(['section', 'withdraw', 'exams', '--yes']);
  assert.equal(done.code, 0, done.out);
  assert.match(done.out, /^exams is withdrawn, in release \d+\. Its addresses respond with 410\.\nRemoved: \/exams\./);
  const listed = await registry.viit(['section', 'exams']);
  assert.match(listed.out, /\nexams is withdrawn\. Bring it back with: viit publish exams\n$/);
});

test('a section that is withdrawn, or whose addresses another one has, cannot be added', async () => {
  const add = async (name: string) => (await registry.viitJson(['section', 'add', name])).value.error;
  assert.match(String(await add('exams')), /^exams is withdrawn\. Bring it back with: viit publish exams/);
  await registry.viit(['section', 'grant', 'cells', '/museum/tours']);
  assert.match(String(await add('museum')), /^\/museum\/tours belongs to cells, so museum could not publish/);
});
