import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { hasSandbox } from './sandbox.ts';
import { evaluateText } from './testing/evaluate-text.ts';
import { workerdProgram } from './workerd.ts';

/* The layer around an isolate, seen from outside: what a process that escaped from V8 would have. */

const skip = hasSandbox(workerdProgram()) ? false : 'bubblewrap is not available';

/** The processes that a process has started, and those that they have started. */
function descendants(pid: number): number[] {
  const tasks = fs.existsSync(`/proc/${pid}/task`) ? fs.readdirSync(`/proc/${pid}/task`) : [];
  const children = tasks.flatMap((task) =>
    fs.readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...descendants(child)]);
}

const isWorkerd = (pid: number) => {
  const arguments_ = fs.existsSync(`/proc/${pid}/cmdline`) ? fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
  return /^[^\0]*workerd\0serve/.test(arguments_);
};

/** Waits until a process has started workerd. */
async function workerdBelow(pid: number): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const found = descendants(pid).find(isWorkerd);
    if (found) return found;
    await wait(25);
  }
  throw new Error('workerd was not started');
}

test('the process has namespaces of its own, no rights, and nothing that it can write', { skip }, async () => {
  const running = evaluateText('await scheduler.wait(1500); return 1;');
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
  const inside = fs.readdirSync(`/proc/${pid}/root`).sort();
  assert.deepEqual(
    inside.filter((name) => !/^lib/.test(name)),
    ['dev', 'files', 'usr', 'workerd'],
  );
  assert.deepEqual(fs.readdirSync(`/proc/${pid}/root/files`).sort(), ['config.capnp', 'socket', 'worker.js']);
  await running;
});

for (const { title, PATH } of [
  { title: 'in its sandbox', PATH: process.env.PATH },
  { title: 'without a sandbox', PATH: '/nowhere' },
]) {
  test(`an isolate ends with the server that was killed, ${title}`, {
    skip: PATH === '/nowhere' ? false : skip,
  }, async () => {
    const file = path.join(import.meta.dirname, 'testing/waiting-isolate.ts');
    const compiled = file.replace(/\.ts$/, '.js');
    const program = fs.existsSync(compiled) ? [compiled] : ['--import', 'tsx/esm', file];
    const server = spawn(process.execPath, program, { stdio: 'ignore', env: { ...process.env, PATH } });
    assert.ok(server.pid);
    const pid = await workerdBelow(server.pid);
    server.kill('SIGKILL');
    await once(server, 'close');
    for (let attempt = 0; attempt < 80 && isWorkerd(pid); attempt++) await wait(25);
    assert.equal(isWorkerd(pid), false);
  });
}
