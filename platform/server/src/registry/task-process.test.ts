import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { runTask, startTaskProcess } from './task-process.ts';

const limits = { ms: 0, memoryMb: 600 };
const program = path.join(import.meta.dirname, 'pages/page-process');
const task = { html: '<title>A</title><main><h1>A</h1></main>', name: 'The page /a', quality: 'quick' };
const run = (child: Awaited<ReturnType<typeof startTaskProcess>>, signal = AbortSignal.timeout(30_000)) =>
  runTask(child, task, signal);

test('a process responds to one task after another, until a task takes too long', async () => {
  const child = await startTaskProcess(limits, program);
  for (let i = 0; i < 2; i++) assert.match(JSON.stringify(await run(child)), /"title":"A"/);
  assert.equal(await run(child, AbortSignal.abort()), undefined);
  assert.ok(child.killed);
  assert.equal(await run(child), undefined, 'it has ended');
});

test('a process that has too little memory to start is an error, and this one goes on', async () => {
  await assert.rejects(startTaskProcess({ ...limits, memoryMb: 50 }, program), /page-process does not start/);
});
