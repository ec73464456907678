import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Program } from './compile-program.ts';
import { renderLimits } from './limits.ts';
import { programText } from './programs.ts';

/** Creates a temporary folder for `work`, and deletes it afterwards. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'viit-render-'));
  try {
    return await work(folder);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/**
 * Starts a program with an empty environment and Node's permission model: it can read only `folder`, and start no processes.
 * That model does not cover the network and signals before Node 25: the program disables them itself (sandbox.ts), and on
 * systems that support it the process gets an empty network. A process that exceeds the memory limit is killed.
 * @param args further arguments of the program, after the folder.
 */
export async function startIsolatedProcess(
  folder: string,
  program: Program,
  args: readonly string[] = [],
): Promise<ChildProcess> {
  const file = path.join(folder, `${program}.cjs`);
  await fs.writeFile(file, await programText(program));
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const flags = [
    permission,
    `--allow-fs-read=${folder}/*`,
    `--max-old-space-size=${renderLimits.memoryMb}`,
    '--no-warnings',
  ];
  const node = [process.execPath, ...flags, file, folder, ...args];
  const [command = '', ...commandArgs] = hasOwnNetwork() ? ['unshare', ...ownNetwork, ...node] : node;
  const child = spawn(command, commandArgs, {
    cwd: folder,
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // A message that cannot be delivered is an error, which would end the server; 'close' reports that the process has ended.
  child.on('error', () => {});
  limitMemory(child);
  return child;
}

const ownNetwork = ['--map-root-user', '--net', '--'];

/** Whether this system can give a process an empty network of its own (Linux with util-linux; not in every container). */
export const hasOwnNetwork = (() => {
  let isAvailable: boolean | undefined;
  return () => {
    isAvailable ??= spawnSync('unshare', [...ownNetwork, 'true'], { stdio: 'ignore' }).status === 0;
    return isAvailable;
  };
})();

const killedForMemory = new WeakSet<ChildProcess>();

/** Whether a process was killed because it exceeded the memory limit outside of the heap. */
export const exceededMemory = (child: ChildProcess): boolean => killedForMemory.has(child);

/** Node limits the heap only. Buffers are outside of it, so this reads the resident size; Linux only. */
function limitMemory(child: ChildProcess): void {
  if (process.platform !== 'linux') return;
  const timer = setInterval(async () => {
    const status = await fs.readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
    if (kilobytes <= renderLimits.memoryMb * 1024) return;
    killedForMemory.add(child);
    child.kill('SIGKILL');
  }, 100);
  timer.unref();
  child.once('close', () => clearInterval(timer));
}
