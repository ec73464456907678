import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { describeEffects } from '../show-change.ts';
import { type CommandTest, openCommandTest } from '../testing/command-test.ts';

let registry: CommandTest;

before(async () => {
  registry = await openCommandTest();
  for (const version of ['1.1.0', '1.2.0']) await registry.publish({ name: 'exams', version });
});
after(() => registry.close());

test('rollback goes back to the previous build, and status shows who did it', async () => {
  const { out } = await registry.viit(['rollback', 'exams']);
  assert.match(out, /Live: exams 1\.1\.0 again, instead of 1\.2\.0/);
  const status = await registry.viit(['status']);
  assert.match(status.out, /exams +1\.1\.0 .*the operator/);
  assert.match(status.out, /rolled exams back to 1\.1\.0/);
});

test('rollback goes back to a version that is named', async () => {
  assert.match((await registry.viit(['rollback', 'exams@1.0.0'])).out, /exams 1\.0\.0 again, instead of 1\.1\.0/);
  const again = await registry.viit(['rollback', 'exams@1.0.0']);
  assert.match(again.out, /is live already \(release \d+\); nothing changed\./);
  assert.match((await registry.viit(['rollback', 'exams@1.1.0'])).out, /exams 1\.1\.0 again/);
});

test('rollback goes back to a release of the whole site', async () => {
  const { value } = await registry.viitJson<{ switches: { release: string }[] }>(['status', '--count', '2']);
  assert.equal(value.switches.length, 2);
  const release = value.switches[1]?.release ?? '';
  const asked = await registry.viit(['rollback', '--release', release]);
  assert.equal(asked.code, 3);
  assert.match(
    asked.err,
    /changes:\n {2}exams: 1\.1\.0 → 1\.0\.0\nCollections and documents stay as they are\.\nNothing has changed/,
  );
  const done = await registry.viit(['rollback', '--release', release, '--yes']);
  assert.match(done.out, /^Live: exams 1\.0\.0 again, instead of 1\.1\.0, in release \d+\./);
  assert.match(await registry.read('/exams'), /1\.0\.0/);
  await registry.viit(['rollback', '--release', value.switches[0]?.release ?? '', '--yes']);
  assert.match(await registry.read('/exams'), /1\.1\.0/);
});

test('a rollback of the whole site names the pages that visitors cannot open any more', async () => {
  const { body } = await registry.publish({ name: 'exams', version: '1.5.0', pages: ['/exams', '/exams/fees'] });
  const { out } = await registry.viit(['rollback', '--release', String(body.previous), '--yes']);
  assert.match(out, /\nRemoved: \/exams\/fees\.\n/);
});

test('rollback needs either a part or a release', async () => {
  for (const args of [['rollback'], ['rollback', 'exams', '--release', '1'], ['rollback', 'exams', '--yes']]) {
    const { code, value } = await registry.viitJson(args);
    assert.deepEqual([code, value.code], [2, 'argument-invalid']);
  }
});

test('prune prints what it deleted', async () => {
  const { code, out, err } = await registry.viit(['prune', '--keep', '1']);
  assert.equal(code, 0, err);
  assert.match(out, /^Deleted: \d+ releases, 0 builds/);
  for (const channel of ['old', 'new']) await registry.publish({ name: 'exams', version: '1.6.0' }, { channel });
  await registry.database.query("update channel set switched_at = now() - interval '91 days' where name = 'old'");
  const withPreviews = await registry.viit(['prune', '--keep', '1', '--previews', '90']);
  assert.match(withPreviews.out, /^Deleted: 1 previews, \d+ releases/);
});

test('a section whose pages fail with a change is named, with what to do', () => {
  const created = { release: '1', rendered: 0, pages: 1, isNew: true, ms: {}, kept: ['cells'] };
  assert.deepEqual(describeEffects(created), [
    'The pages of cells fail with this change, and stay as they were. Notify its team.',
  ]);
});
