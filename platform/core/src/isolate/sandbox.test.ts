import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { IsolateError } from './isolate-error.ts';
import { hasSandbox } from './sandbox.ts';
import { seccompFilter } from './seccomp.ts';
import { evaluateText } from './testing/evaluate-text.ts';
import { isWorkerd, readProcess, workerdBelow } from './testing/processes.ts';
import { workerdProgram } from './workerd.ts';

/* The sandbox around an isolate: what a process could do after escaping from V8. */

const skip = hasSandbox(workerdProgram()) ? false : 'bubblewrap is not available';

const statusOf = (pid: number, name: string) =>
  new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];

/** Longer than any test reads about its process. */
const untilKilled = { timeoutMs: 60_000, maxBytes: 1000 };

test('the process has namespaces of its own, no rights, and nothing that it can write', { skip }, async () => {
  const running = assert.rejects(evaluateText('await scheduler.wait(60_000);', untilKilled));
  const pid = await workerdBelow(process.pid);
  const read = (file: string) => fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  for (const namespace of ['user', 'pid', 'mnt', 'net', 'ipc', 'uts', 'cgroup']) {
    assert.notEqual(
      fs.readlinkSync(`/proc/${pid}/ns/${namespace}`),
      fs.readlinkSync(`/proc/self/ns/${namespace}`),
      namespace,
    );
  }
  const status = read('status');
  assert.match(status, /^NoNewPrivs:\t1$/m);
  for (const set of ['Inh', 'Prm', 'Eff', 'Bnd', 'Amb']) assert.match(status, new RegExp(`^Cap${set}:\\t0+$`, 'm'));
  assert.equal(read('environ').replaceAll('PWD=/\0', ''), '');
  const mounts = read('mountinfo')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const writable = mounts
    .filter(([, , , , , options = '']) => !options.split(',').includes('ro'))
    .map(([, , , , target]) => target);
  assert.deepEqual(writable, ['/dev/urandom']);
  assert.equal(statusOf(pid, 'Seccomp'), '2');
  const inside = fs.readdirSync(`/proc/${pid}/root`).sort();
  assert.deepEqual(
    inside.filter((name) => !/^lib/.test(name)),
    ['dev', 'files', 'usr', 'workerd'],
  );
  assert.deepEqual(fs.readdirSync(`/proc/${pid}/root/files`).sort(), ['config.capnp', 'socket', 'worker.js']);
  process.kill(pid, 'SIGKILL');
  await running;
});

test('a process in the sandbox cannot start another one', { skip }, () => {
  const withFilter = (program: string) =>
    spawnSync('/bin/sh', ['-c', `exec bwrap --ro-bind / / --seccomp 4 ${program} 4<&0 </dev/null`], {
      input: seccompFilter(),
      encoding: 'utf8',
    });
  assert.equal(withFilter('/bin/sh -c "echo started"').stdout, 'started\n');
  assert.match(withFilter('/bin/sh -c "(echo started) | cat"').stderr, /fork/);
});

/** Starts a process that starts isolates and waits. */
function startServer(isolates: number, env: NodeJS.ProcessEnv) {
  const file = path.join(import.meta.dirname, 'testing/waiting-isolate.ts');
  const compiled = file.replace(/\.ts$/, '.js');
  const program = fs.existsSync(compiled) ? [compiled] : ['--import', 'tsx/esm', file];
  const options = { stdio: 'ignore', env: { ...process.env, ...env } } as const;
  const server = spawn(process.execPath, [...program, String(isolates)], options);
  assert.ok(server.pid);
  return { server, pid: server.pid };
}

for (const { title, PATH } of [
  { title: 'in its sandbox', PATH: process.env.PATH },
  { title: 'without a sandbox', PATH: '/nowhere' },
]) {
  const skipHere = PATH === '/nowhere' ? false : skip;

  test(`an isolate ends with the server that was killed, ${title}`, { skip: skipHere }, async () => {
    const { server, pid } = startServer(1, { PATH });
    const isolate = await workerdBelow(pid);
    server.kill('SIGKILL');
    await once(server, 'close');
    for (let attempt = 0; attempt < 2400 && isWorkerd(isolate); attempt++) await wait(25);
    assert.equal(isWorkerd(isolate), false);
  });

  test(`isolates that are starting end with the server that was killed, ${title}`, {
    skip: skipHere,
  }, async (context) => {
    const TMPDIR = fs.mkdtempSync(path.join(os.tmpdir(), 'killed-'));
    context.after(() => fs.rmSync(TMPDIR, { recursive: true }));
    for (let kill = 0; kill < 30; kill += process.env.FULL ? 1 : 10) {
      const { server, pid } = startServer(20, { PATH, TMPDIR });
      await workerdBelow(pid);
      await wait(kill);
      server.kill('SIGKILL');
      await once(server, 'close');
    }
    for (let attempt = 0; attempt < 2400 && using(TMPDIR).length > 0; attempt++) await wait(25);
    const left = using(TMPDIR);
    for (const pid of left) process.kill(pid, 'SIGKILL');
    assert.deepEqual(left, []);
  });
}

/** The processes that were started with a file of this folder, or see one in their sandbox. */
function using(folder: string): number[] {
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids
    .filter((pid) =>
      `${readProcess(`${pid}/cmdline`)}${readProcess(`${pid}/mountinfo`)}`.includes(path.basename(folder)),
    )
    .map(Number);
}

const onLinux = { skip: process.platform === 'linux' ? false : 'only Linux counts memory as data' };

test('a busy server does not give an isolate more memory', onLinux, async () => {
  const running = evaluateText(`
    const all = [];
    while (all.length < 75) { all.push(new Uint8Array(16e6).fill(1)); await scheduler.wait(1); }
    await scheduler.wait(5000);`).catch((error: unknown) => (error as IsolateError).failure);
  const pid = await workerdBelow(process.pid);
  while (Number(statusOf(pid, 'VmHWM')) < 100_000) await wait(1);
  // The event loop stands still.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  assert.ok(Number(statusOf(pid, 'VmHWM')) < 600_000, `${statusOf(pid, 'VmHWM')} kB`);
  assert.equal(await running, 'memory');
});

test('a process has 512 MB, writes no files, leaves no core dump and opens few files', onLinux, async () => {
  const running = assert.rejects(evaluateText('await scheduler.wait(60_000);', untilKilled));
  const pid = await workerdBelow(process.pid);
  const limits = fs.readFileSync(`/proc/${pid}/limits`, 'utf8');
  for (const [name, value] of Object.entries({
    'core file size': 0,
    'file size': 0,
    'open files': 64,
    'data size': 2 ** 30,
  })) {
    assert.match(limits, new RegExp(`^Max ${name} +${value} +${value} `, 'm'));
  }
  process.kill(pid, 'SIGKILL');
  await running;
});

test('code can use 400 MB', async () => {
  const body =
    'const all = []; for (let at = 0; at < 25; at++) all.push(new Uint8Array(16e6).fill(1)); return all.length;';
  assert.equal(await evaluateText(body), 25);
});
