import assert from 'node:assert/strict';
import test from 'node:test';
import { runCommand } from './run-command.ts';

const options = { cwd: '.', env: process.env, timeout: 60_000 };
const node = (script: string) => [process.execPath, '-e', script];

test('a command gives its output and its exit code', async () => {
  assert.deepEqual(await runCommand(node('console.log("out"); console.error("err"); process.exitCode = 3'), options), {
    code: 3,
    output: 'out\nerr\n',
  });
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
