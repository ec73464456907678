import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Status } from '@viit/contract/registry-api';
import { type HtmlPage, htmlSection, htmlShell } from '../../../server/src/registry/testing/html-builds.ts';
import { writeSampleBuild } from '../../../server/src/registry/testing/sample-builds.ts';
import { type CommandTest, openCommandTest } from '../testing/command-test.ts';
import { viitProgram } from '../testing/run-viit.ts';
import type { DiffResult } from './diff.ts';

let registry: CommandTest;

const exams = (version: string, text: string, more: Record<string, HtmlPage | string> = {}) =>
  htmlSection('exams', version, {
    '/exams': `<h1>Exams</h1><p>The ${text} term.</p><a href="/exams/b">B</a>`,
    ...more,
  });

before(async () => {
  registry = await openCommandTest();
  await registry.publish(htmlShell('2.0.0'));
  await registry.publish(exams('2.0.0', 'winter', { '/exams/b': '<h1>B</h1>' }));
  await registry.publish(exams('2.1.0', 'summer'), { channel: 'autumn' });
});
after(() => registry.close());

test('diff prints in sentences what a preview would change: versions, pages, texts and broken links', async () => {
  const { code, out, err } = await registry.viit(['diff', 'autumn']);
  assert.equal(code, 0, err);
  assert.match(out, /^What changes for visitors from live \(release \d+\) to autumn \(release \d+\):\n/);
  assert.match(out, /\n1 page changes, 1 goes away; 1 page stays the same\.\n/);
  assert.match(out, /\n {2}exams 2\.0\.0 → 2\.1\.0, by the operator/);
  assert.match(out, /\n {2}\/exams\/b \("B"\) on \/exams of exams: no such address\n/);
  assert.match(out, /\n {2}\/exams \(Page \/exams\): text\n {6}The \[-winter-]\{\+summer\+} term\.\n/);
  assert.match(out, /\n {2}\/exams\/b \(Page \/exams\/b\): goes away\n/);
});

test('without arguments diff compares the live site with the only preview, and asks for a name where there are several', async () => {
  const only = await registry.viitJson<DiffResult>(['diff']);
  assert.deepEqual([only.code, only.value.from.name, only.value.to.name], [0, 'live', 'autumn']);
  await registry.publish(exams('2.2.0', 'spring'), { channel: 'another' });
  const several = await registry.viitJson(['diff']);
  assert.deepEqual([several.code, several.value.code], [2, 'argument-invalid']);
  assert.match(String(several.value.error), /viit diff another/);
});

test('two releases are compared by their numbers', async () => {
  const { value } = await registry.viitJson<DiffResult>(['diff', 'live', 'live']);
  const { release } = value.from;
  const { code, out } = await registry.viit(['diff', '1', String(release)]);
  assert.equal(code, 0);
  assert.match(out, new RegExp(`from release 1 to release ${release}:`));
});

test('diff exits with 5 where --fail-on finds something, and with 0 where it does not', async () => {
  const found = await registry.viitJson<DiffResult>(['diff', 'autumn', '--fail-on', 'removed,broken-link']);
  assert.equal(found.code, 5);
  assert.deepEqual(found.value.failures, ['removed: /exams/b of exams', 'broken-link: /exams/b on /exams']);
  const plain = await registry.viit(['diff', 'autumn', '--fail-on', 'removed']);
  assert.deepEqual([plain.code, /Found by --fail-on:\n {2}removed: \/exams\/b/.test(plain.err)], [5, true]);
  assert.equal((await registry.viit(['diff', 'autumn', '--fail-on', 'budget'])).code, 0);
});

test('a build that exceeds a budget cannot be sent; --fail-on budget counts that as found', async () => {
  const script = `// ${randomBytes(20_000).toString('base64')}`;
  const page = { html: '<h1>Exams</h1>', id: 'exams', script };
  writeSampleBuild(registry.folder, htmlSection('exams', '8.0.0', { '/exams': page }));
  const build = path.join(registry.folder, 'dist');
  const refused = await registry.viitJson(['diff', '--build', build]);
  assert.deepEqual([refused.code, refused.value.code], [3, 'budget-exceeded']);
  const found = await registry.viitJson(['diff', '--build', build, '--fail-on', 'budget']);
  assert.deepEqual([found.code, found.value.code], [5, 'budget-exceeded']);
  assert.match(String(found.value.error), /\/exams: scripts: \d+\.\d KB of 15\.0 KB/);
});

test('a page at another address is not lost where that redirects', async () => {
  const moved = { '/exams/c': { html: '<h1>B</h1>', id: 'page-1', formerPaths: ['/exams/b'] } };
  const build = exams('2.3.0', 'winter', moved);
  await registry.publish(build, { channel: 'renamed' });
  const { code, out } = await registry.viit(['diff', 'renamed', '--fail-on', 'removed,broken-link']);
  assert.equal(code, 0);
  assert.match(out, /\n {2}\/exams\/c \(.*\): moves here from \/exams\/b, which redirects/);
  await registry.viit(['preview', 'delete', 'renamed']);
});

test('a condition that does not exist is refused with those that do', async () => {
  const { code, err } = await registry.viit(['diff', 'autumn', '--fail-on', 'everything']);
  assert.equal(code, 2);
  assert.match(err, /Use removed, broken-link, axe, budget or visual>2%/);
});

test('what only a browser finds is refused without one, before anything is compared', async () => {
  const { code, value } = await registry.viitJson(['diff', 'autumn', '--fail-on', 'axe']);
  assert.deepEqual([code, value.code], [2, 'argument-invalid']);
  const both = await registry.viitJson(['diff', 'live', 'autumn', '--build', registry.distOf('9.0.3')]);
  assert.deepEqual([both.code, both.value.code], [2, 'argument-invalid'], 'a build is one of the two sides');
  assert.equal((await registry.viit(['diff', ''])).code, 2, 'a variable that is not set');
});

test("another team's preview is refused with its owner", async () => {
  const VIIT_TOKEN = await registry.tokenFor('cells');
  const { code, err } = await registry.viit(['diff', 'autumn'], { VIIT_TOKEN });
  assert.equal(code, 3);
  assert.match(err, /Somebody else created the preview "autumn"/);
});

test('a local build is compared with the live site, and its preview is deleted afterwards', async () => {
  const dist = registry.distOf('9.0.0');
  const { code, out, err } = await registry.viit(['diff', '--build', dist]);
  assert.equal(code, 0, err);
  assert.match(out, /from live .* to diff-[0-9a-f]{8}/);
  assert.match(out, /exams 2\.0\.0 → 9\.0\.0/);
  const status = await registry.viit(['status']);
  assert.doesNotMatch(status.out, /^diff-/m);
});

test('Ctrl+C while a local build is compared deletes its preview', async () => {
  const dist = registry.distOf('9.0.1');
  const env = { ...process.env, VIIT_SERVER: registry.address, VIIT_TOKEN: registry.token };
  const command = spawn(process.execPath, [viitProgram, 'diff', '--build', dist], { env });
  let err = '';
  let isInterrupted = false;
  command.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
    // The registry makes the preview while the command is interrupted.
    // A second signal would end it at once.
    if (!isInterrupted && /send and check/.test(err)) isInterrupted = command.kill('SIGINT');
  });
  const [code] = await once(command, 'close');
  assert.equal(code, 130, err);
  assert.match(err, /Interrupted: the comparison is not complete/);
  const { value } = await registry.viitJson<Status>(['status']);
  assert.deepEqual(
    value.channels.map(({ name }) => name).filter((name) => name.startsWith('diff-')),
    [],
  );
});

test('a build that lacks one of its files is refused with its name', async () => {
  const dist = registry.distOf('9.0.2');
  const [file = ''] = fs.readdirSync(path.join(dist, 'client'));
  fs.rmSync(path.join(dist, 'client', file));
  const { code, value } = await registry.viitJson(['diff', '--build', dist]);
  assert.deepEqual([code, value.code], [2, 'build-missing']);
  assert.match(String(value.error), new RegExp(`is not complete: client/${file} is missing\\. Build it again`));
});

test('preview and promote say in short what changes for visitors', async () => {
  const dist = registry.distOf('9.1.0');
  const preview = await registry.viit(['preview', 'exams', '--as', 'short', '--dist', dist]);
  assert.match(preview.out, /\nIf it goes live: 1 page changes, 1 goes away\.\n/);
  assert.match(preview.out, /\nAll of it: viit diff short\n/);
  const promoted = await registry.viit(['promote', 'short', '--remove', '/exams/b']);
  assert.match(
    promoted.out,
    /^Live: exams.*\nRemoved: \/exams\/b\. It is still linked to from \/exams\.\n1 page changes, 1 goes away\.\n/,
    promoted.err,
  );
  const back = await registry.viit(['rollback', 'exams']);
  assert.match(back.out, /^Live: exams 2\.0\.0 again.*\n1 page changes, 1 is new, none goes away\.\n/);
  const composed = await registry.viit(['preview', 'exams@9.1.0', '--as', 'short']);
  assert.match(composed.out, /\nIf it goes live: 1 page changes, 1 goes away\.\n/);
});
