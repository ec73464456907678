import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { transform } from 'esbuild';

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

/** Writes a worker's program into a folder as plain JavaScript, compiled once. */
export async function compileWorker(name: string, folder: string): Promise<void> {
  const code = compiled.get(name) ?? compile(name);
  compiled.set(name, code);
  await fs.writeFile(path.join(folder, `${name}.cjs`), await code);
}

async function compile(name: string): Promise<string> {
  const source = await fs.readFile(path.join(import.meta.dirname, `${name}.ts`), 'utf8');
  return (await transform(source, { loader: 'ts', format: 'cjs', target: 'node20' })).code;
}

/** Starts a worker with a memory limit, no environment, and Node's permission model: it can read its folder and nothing else. */
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
  return spawn(process.execPath, [...flags, path.join(folder, `${worker}.cjs`), folder, ...words], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
