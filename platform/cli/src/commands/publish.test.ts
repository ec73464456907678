import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type CommandTest, openCommandTest } from '../testing/command-test.ts';

let registry: CommandTest;

before(async () => {
  registry = await openCommandTest();
});
after(() => registry.close());

const publish = (version: string, ...args: string[]) => [
  ...['publish', 'exams', '--dist', registry.distOf(version)],
  ...args,
];

test('publish sends a build, prints each step, and the site shows it', async () => {
  const { code, out, err } = await registry.viit(publish('1.1.0'));
  assert.equal(code, 0, err);
  assert.match(out, /^Live: exams 1\.1\.0, in release \d+\.\n1 page changes, none goes away\.\n$/);
  assert.match(err, /s {2}send and check\n.*render and switch: 1 of 2 pages rendered/s);
  assert.match(await registry.read('/exams'), /1\.1\.0/);
});

test('publishing the same build again sends nothing and changes nothing', async () => {
  await registry.viit(publish('1.5.0'));
  const { code, out, err } = await registry.viit(publish('1.5.0'));
  assert.equal(code, 0);
  assert.match(out, /nothing changed/);
  assert.doesNotMatch(err, /send/);
});

test('with --json there is one value on standard output and nothing else', async () => {
  const { code, out, err } = await registry.viit(publish('1.2.0', '--json'));
  assert.deepEqual([code, err], [0, '']);
  const value = JSON.parse(out) as Record<string, unknown>;
  assert.deepEqual([value.section, value.version, value.isNew, value.rendered], ['exams', '1.2.0', true, 1]);
  const own = ['pack', 'sendAndCheck', 'renderAndSwitch'];
  const server = ['receive', 'check', 'storeBuild', 'plan', 'render', 'storePages', 'switch', 'notify'];
  assert.deepEqual(Object.keys(value.ms as object).sort(), [...own, ...server].sort());
});

test('a refusal exits with 3 and prints the sentence, with --json also the code', async () => {
  const VIIT_TOKEN = await registry.tokenFor('cells');
  const plain = await registry.viit(publish('1.3.0'), { VIIT_TOKEN });
  assert.deepEqual([plain.code, plain.out], [3, '']);
  assert.match(plain.err, /needs the right exams: publish, and cells team has cells: publish/);
  const json = await registry.viitJson(publish('1.3.0'), { VIIT_TOKEN });
  assert.deepEqual([json.code, json.value.code], [3, 'not-permitted']);
});

test('preview prints a link, and promote makes the preview live', async () => {
  const preview = ['preview', 'exams', '--as', 'try-it', '--dist', registry.distOf('2.0.0')];
  const { code, out, err } = await registry.viit(preview);
  assert.equal(code, 0, err);
  assert.match(out, /"try-it" shows exams 2\.0\.0-preview\.[0-9a-f]{12}: http:\/\/127\.0\.0\.1:\d+\/_preview\/\S{20,}/);
  assert.doesNotMatch(await registry.read('/exams'), /2\.0\.0/);
  const status = (await registry.viit(['status'])).out;
  assert.match(
    status,
    /^preview +shows +since +link\ntry-it +exams +.* http:\/\/127\.0\.0\.1:\d+\/_preview\/\S{20,}$/m,
  );
  const promoted = await registry.viit(['promote', 'try-it']);
  assert.match(promoted.out, /^Live: exams, in release/);
  assert.match(await registry.read('/exams'), /2\.0\.0/);
});

test('codes for the terminal in what others have named are printed as harmless characters', async () => {
  await registry.viit(['promote', 'a\u001b[2J\u009b1A\u202e\nall is well']);
  const { out } = await registry.viit(['audit']);
  assert.match(out, /promote a\ufffd\[2J\ufffd1A\ufffd\ufffdall is well +404 preview-unknown/);
  const refused = await registry.viit(['promote', 'a\u001b[2J']);
  assert.match(refused.err, /no preview "a\ufffd\[2J"/);
});

test('preview needs a name', async () => {
  const { code, err } = await registry.viit(['preview', 'exams', '--dist', registry.distOf('2.0.0')]);
  assert.deepEqual([code, /--as <name>/.test(err)], [2, true]);
  const several = await registry.viitJson(['preview', 'exams', 'cells', '--as', 'both']);
  assert.deepEqual([several.code, several.value.code], [2, 'argument-invalid'], 'one section at a time');
});

test('preview delete deletes a preview', async () => {
  await registry.viit(['preview', 'exams', '--as', 'short', '--dist', registry.distOf('2.0.0')]);
  const deleted = await registry.viitJson(['preview', 'delete', 'short']);
  assert.deepEqual(deleted, { code: 0, value: { channel: 'short' } });
  const again = await registry.viitJson(['preview', 'delete', 'short']);
  assert.deepEqual([again.code, again.value.code], [3, 'preview-unknown']);
});

test('a tester composes a preview of chosen versions, and the history lists those that were sent', async () => {
  for (const version of ['3.0.0', '3.1.0']) await registry.viit(publish(version));
  const env = { VIIT_TOKEN: await registry.tokenFor('tester') };
  assert.match((await registry.viit(['history', 'exams', '--sent'], env)).out, /3\.1\.0 .*live\n3\.0\.0 /s);
  const { code, out, err } = await registry.viit(['preview', 'exams@3.0.0', 'cells@1.0.0', '--as', 'autumn'], env);
  assert.equal(code, 0, err);
  assert.match(out, /"autumn" shows cells 1\.0\.0, exams 3\.0\.0, shell 1\.0\.0: http\S+\/_preview\/\S{20,}/);
  const unknown = await registry.viitJson(['preview', 'exams@7.7.7', '--as', 'autumn'], env);
  assert.deepEqual([unknown.code, unknown.value.code], [3, 'build-unknown']);
  const versionMissing = await registry.viitJson(['preview', 'exams@', '--as', 'autumn'], env);
  assert.deepEqual([versionMissing.code, versionMissing.value.code], [2, 'argument-invalid']);
});

test('a section that does not exist is refused with the names of those that do', async () => {
  const { code, err } = await registry.viit(['publish', 'exam']);
  assert.equal(code, 2);
  assert.match(err, /Name one of: shell, cells, exams, home, institution, placements\.\n/);
});
