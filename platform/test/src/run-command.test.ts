import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { runCommand } from './run-command.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-run-command-'));
after(() => fs.rmSync(folder, { recursive: true }));

const options = { cwd: '.', env: process.env, timeout: 60_000, log: path.join(folder, 'command.log') };
const node = (script: string) => [process.execPath, '-e', script];

test('a command gives its output and its exit code', async () => {
  assert.deepEqual(await runCommand(node('console.log("out"); console.error("err"); process.exitCode = 3'), options), {
    code: 3,
    output: 'out\nerr\n',
  });
});

test('what a command prints can be read while it runs', async () => {
  const log = path.join(folder, 'meanwhile.log');
  const running = runCommand(['sh', '-c', `echo begun; until [ -e '${folder}/read' ]; do sleep 0.1; done`], {
    ...options,
    log,
  });
  while (fs.readFileSync(log, 'utf8') !== 'begun\n') await setTimeout(20);
  fs.writeFileSync(path.join(folder, 'read'), '');
  assert.equal((await running).code, 0);
});

test('a command that hangs ends after its time limit, with what it printed', async () => {
  const { code, output } = await runCommand(['sh', '-c', 'echo begun; sleep 1000; echo on'], {
    ...options,
    timeout: 1500,
  });
  assert.equal(code, 1);
  assert.match(output, /begun\n\nIt did not end within 0.025 minutes and was stopped\./);
});

test('a program that a command leaves behind holds nobody up', async () => {
  const leaves = `const left = require('node:child_process').spawn('sleep', ['100'], { stdio: 'inherit', detached: true });
    console.log(left.pid); left.unref()`;
  const { code, output } = await runCommand(node(leaves), options);
  process.kill(Number(output));
  assert.equal(code, 0);
});

test('a program that is not installed is an error', async () => {
  await assert.rejects(runCommand(['no-such-program'], options), /ENOENT/);
});
