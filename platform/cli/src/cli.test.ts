import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { writeSampleBuild } from '../../server/src/registry/testing/sample-builds.ts';
import { openTestRegistry, type TestRegistry } from '../../server/src/registry/testing/test-registry.ts';
import { runViit } from './run-viit.ts';

/* The command as it is typed, against a real server. */

let desk: TestRegistry;

before(async () => {
  desk = await openTestRegistry();
  for (const name of ['shell', 'exams', 'cells']) await desk.publish({ name });
});
after(() => desk.close());

const viit = (words: string[], env: Record<string, string> = {}) =>
  runViit(words, { VIIT_SERVER: desk.address, VIIT_TOKEN: desk.token, ...env });

function distOf(version: string, name = 'exams'): string {
  const folder = path.join(desk.folder, `${name}-${version}`);
  writeSampleBuild(folder, { name, version });
  return path.join(folder, 'dist');
}

test('publish sends a build, tells each step, and the site shows it', async () => {
  const ended = await viit(['publish', 'exams', '--dist', distOf('1.1.0')]);
  assert.equal(ended.code, 0, ended.err);
  assert.match(ended.out, /^Live: exams 1\.1\.0, in release \d+\.\n$/);
  assert.match(ended.err, /s {2}send and check\n.*render and switch: 1 of 2 pages rendered/s);
  assert.match(await desk.read('/exams'), /1\.1\.0/);
});

test('publishing the same build again sends nothing and changes nothing', async () => {
  const ended = await viit(['publish', 'exams', '--dist', distOf('1.1.0')]);
  assert.equal(ended.code, 0);
  assert.match(ended.out, /is what is live already/);
  assert.doesNotMatch(ended.err, /send/);
});

test('with --json there is one value on standard output and nothing beside it', async () => {
  const { code, out, err } = await viit(['publish', 'exams', '--dist', distOf('1.2.0'), '--json']);
  assert.deepEqual([code, err], [0, '']);
  const value = JSON.parse(out) as Record<string, unknown>;
  assert.deepEqual([value.section, value.version, value.isNew, value.rendered], ['exams', '1.2.0', true, 1]);
  const steps = [
    'pack',
    'send and check',
    'receive',
    'check',
    'keep',
    'render and switch',
    'fit',
    'render',
    'store',
    'switch',
    'tell',
  ];
  assert.deepEqual(Object.keys(value.ms as object).sort(), steps.sort());
});

test('a refusal ends with 3 and the reason, also as JSON', async () => {
  const words = ['publish', 'exams', '--dist', distOf('1.3.0')];
  const plain = await viit(words, { VIIT_TOKEN: await desk.tokenFor('cells') });
  assert.deepEqual([plain.code, plain.out], [3, '']);
  assert.match(plain.err, /This token is for cells and may not change exams/);
  const json = await viit([...words, '--json'], { VIIT_TOKEN: 'wrong' });
  assert.equal(json.code, 3);
  assert.match((JSON.parse(json.out) as { error: string }).error, /not known here/);
});

test('a server that is not there ends with 4, a command that is not understood with 2', async () => {
  const away = await viit(['status'], { VIIT_SERVER: 'http://127.0.0.1:9' });
  assert.equal(away.code, 4);
  assert.match(away.err, /No server answers at .*--server or VIIT_SERVER/);
  for (const words of [['publish'], ['rollback'], ['publish', 'nothing-here'], ['status', '--server', 'somewhere']]) {
    assert.equal((await viit(words)).code, 2, words.join(' '));
  }
});

test('a number that is none, and a server that is no registry, are told in a sentence', async () => {
  for (const words of [
    ['status', '--count', 'many'],
    ['prune', '--keep', '0'],
    ['token', 'create', 'exams', '--days', 'soon'],
  ]) {
    const ended = await viit(words);
    assert.equal(ended.code, 2, words.join(' '));
    assert.match(ended.err, /Give a whole number, such as 30/);
  }
  const page = await viit(['status'], { VIIT_SERVER: `${desk.address}/exams` });
  assert.equal(page.code, 1);
  assert.match(page.err, /leads on to \/, which no registry does.*without a path/);
  assert.doesNotMatch(page.err, /\n {4}at /);
});

test('a preview is made, told by its link, and promoted', async () => {
  const seen = await viit(['preview', 'exams', '--as', 'try-it', '--dist', distOf('2.0.0')]);
  assert.equal(seen.code, 0, seen.err);
  assert.match(seen.out, /"try-it" shows exams 2\.0\.0: http:\/\/127\.0\.0\.1:\d+\/_preview\/\S{20,}/);
  assert.doesNotMatch(await desk.read('/exams'), /2\.0\.0/);
  const live = await viit(['promote', 'try-it']);
  assert.match(live.out, /^Live: exams, in release/);
  assert.match(await desk.read('/exams'), /2\.0\.0/);
});

test('rollback puts the former build back, and status tells who did what', async () => {
  const back = await viit(['rollback', 'exams']);
  assert.match(back.out, /Live: exams 1\.2\.0 again, instead of 2\.0\.0/);
  const status = await viit(['status']);
  assert.match(status.out, /exams +1\.2\.0 .*the operator/);
  assert.match(status.out, /rolled exams back to 1\.2\.0/);
  const { moves } = JSON.parse((await viit(['status', '--json', '--count', '2'])).out) as {
    moves: { release: string }[];
  };
  assert.equal(moves.length, 2);
  const turned = await viit(['rollback', '--to', moves[1]?.release ?? '']);
  assert.match(turned.out, /whole site as it was in release/);
  assert.match(await desk.read('/exams'), /2\.0\.0/);
});

test("chosen versions are composed by a tester's token, and listed by builds", async () => {
  const env = { VIIT_TOKEN: await desk.tokenFor('tester') };
  const builds = await viit(['builds', 'exams'], env);
  assert.match(builds.out, /2\.0\.0 .*live\n1\.2\.0 /s);
  const made = await viit(['compose', 'exams@1.1.0', 'cells@1.0.0', '--as', 'autumn'], env);
  assert.equal(made.code, 0, made.err);
  assert.match(made.out, /"autumn" shows cells 1\.0\.0, exams 1\.1\.0, shell 1\.0\.0: http\S+\/_preview\/\S{20,}/);
  const refused = await viit(['compose', 'exams@7.7.7', '--as', 'autumn'], env);
  assert.equal(refused.code, 3);
  assert.match(refused.err, /holds no exams 7\.7\.7\. It holds: 2\.0\.0/);
  const wrong = await viit(['compose', 'exams', '--as', 'autumn'], env);
  assert.deepEqual([wrong.code, /names no build.*exams@1\.4\.0/.test(wrong.err)], [2, true]);
});

test('tokens are made, listed without their secret, and revoked', async () => {
  const made = JSON.parse(
    (await viit(['token', 'create', 'cells', '--label', 'the cells', '--days', '9', '--json'])).out,
  ) as {
    id: string;
    token: string;
  };
  assert.match(made.token, /^viit_cells_/);
  const list = await viit(['token', 'list']);
  assert.match(list.out, /cells +the cells .*until/);
  assert.doesNotMatch(list.out, new RegExp(made.token));
  assert.equal((await viit(['status'], { VIIT_TOKEN: made.token })).code, 0);
  assert.equal((await viit(['token', 'revoke', made.id])).code, 0);
  assert.equal((await viit(['status'], { VIIT_TOKEN: made.token })).code, 3);
});

test('a list is pulled into a file, changed, and pushed', async () => {
  const file = path.join(desk.folder, 'list.json');
  const item = { date: '2026-07-01', title: 'Admissions open', path: '/exams' };
  fs.writeFileSync(file, JSON.stringify([item]));
  assert.match((await viit(['content', 'push', 'announcement', file])).out, /^Live: announcement/);
  assert.match((await viit(['content', 'push', 'announcement', file])).out, /nothing changed/);
  assert.match((await viit(['content', 'pull', 'announcement', file])).out, /1 items of announcement written/);
  assert.deepEqual(JSON.parse(fs.readFileSync(file, 'utf8')), [item]);
  assert.match(await desk.read('/api/announcement/list'), /Admissions open/);
});

test('prune keeps what is asked for', async () => {
  const ended = await viit(['prune', '--keep', '1']);
  assert.equal(ended.code, 0, ended.err);
  assert.match(ended.out, /^Taken away: \d+ releases, 0 builds/);
});

test('a preview is ended by its name, and is not there a second time', async () => {
  await viit(['preview', 'exams', '--as', 'short', '--dist', distOf('2.0.0')]);
  const ended = await viit(['end', 'short']);
  assert.equal(ended.code, 0, ended.err);
  assert.match(ended.out, /"short" is ended/);
  const again = await viit(['end', 'short']);
  assert.deepEqual([again.code, /no preview "short"/.test(again.err)], [3, true]);
});

test('help teaches: a first change, the exit codes, and what each command does', async () => {
  const help = await viit(['--help']);
  assert.equal(help.code, 0);
  for (const word of ['preview exams --as', 'rollback exams', 'Exit codes', 'docs/publishing.md'])
    assert.ok(help.out.includes(word));
  assert.match((await viit(['publish', '--help'])).out, /Only when all of that has worked does the site switch/);
});
