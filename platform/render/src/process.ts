import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

/** Limits of the processes that run sections' code (design.md section 6, step 4). */
export const renderLimits = { pageMs: 10_000, memoryMb: 512 };

/** Gives work a folder of its own, and takes it away afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'viit-render-'));
  try {
    return await work(folder);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

const compiled = new Map<string, Promise<string>>();

/** Writes a worker's program into a folder as plain JavaScript in one file, compiled once. */
export async function compileWorker(name: string, folder: string): Promise<void> {
  const code = compiled.get(name) ?? compile(name);
  compiled.set(name, code);
  await fs.writeFile(path.join(folder, `${name}.cjs`), await code);
}

async function compile(name: string): Promise<string> {
  const entry = path.join(import.meta.dirname, `${name}.ts`);
  const made = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
  });
  return made.outputFiles[0]?.text ?? '';
}

/** Whether this system gives a process a network of its own, with nothing in it (Linux with util-linux; not in every container). */
export const hasOwnNetwork = (() => {
  let found: boolean | undefined;
  return () => {
    found ??= spawnSync('unshare', [...ownNetwork, 'true'], { stdio: 'ignore' }).status === 0;
    return found;
  };
})();

const ownNetwork = ['--map-root-user', '--net', '--'];

/**
 * Starts a worker with no environment and Node's permission model: it reads its folder and nothing else, and starts nothing.
 * That model leaves the network and signals open before Node 25: the worker disables them itself (sandbox.ts), and where
 * the system has it, the process gets an empty network. Ended when it takes more memory than the limit.
 */
export function startChild(folder: string, worker: string, words: readonly string[] = []): ChildProcess {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const flags = [
    permission,
    `--allow-fs-read=${folder}/*`,
    `--max-old-space-size=${renderLimits.memoryMb}`,
    '--no-warnings',
  ];
  const command = [process.execPath, ...flags, path.join(folder, `${worker}.cjs`), folder, ...words];
  const [program = process.execPath, ...args] = hasOwnNetwork() ? ['unshare', ...ownNetwork, ...command] : command;
  const child = spawn(program, args, {
    cwd: folder,
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // A message that can no longer be delivered: 'close' tells of the end, and without a listener the server would end too.
  child.on('error', () => {});
  watchMemory(child);
  return child;
}

const tooLarge = new WeakSet<ChildProcess>();

/** Whether a worker was ended because of its memory. */
export const tookTooMuch = (child: ChildProcess): boolean => tooLarge.has(child);

/**
 * The heap has a limit of its own; buffers lie outside of it and are only seen from here (Linux: elsewhere the heap's limit
 * holds alone).
 */
function watchMemory(child: ChildProcess): void {
  if (process.platform !== 'linux') return;
  const timer = setInterval(async () => {
    const status = await fs.readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
    if (kilobytes <= renderLimits.memoryMb * 1024) return;
    tooLarge.add(child);
    child.kill('SIGKILL');
  }, 100);
  timer.unref();
  child.once('close', () => clearInterval(timer));
}
