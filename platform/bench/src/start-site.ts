import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

export const benchFolder = path.join(workspaceRoot, 'test-results/bench');

export interface Program {
  address: string;
  pid: number;
  /** Resolves when the process has ended. */
  stop(): Promise<void>;
}

const token = `viit_operator_${randomBytes(24).toString('base64url')}`;

/** Of the operator. */
export const authorization = `Bearer ${token}`;

/** Creates or empties a folder. */
export function emptyFolder(name: string): string {
  const folder = path.join(benchFolder, name);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

/** Runs `npm start` while `measure` runs. */
export async function withSite<T>(
  data: string,
  env: Record<string, string>,
  measure: (site: Program) => Promise<T>,
): Promise<T> {
  const site = await startProgram('platform/server/bin/start.mjs', [], {
    ...{ PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn', NODE_ENV: 'production', OPERATOR_TOKEN: token },
    ...env,
  });
  try {
    // A host name would need a lookup per connection.
    return await measure({ ...site, address: site.address.replace('localhost', '127.0.0.1') });
  } finally {
    await site.stop();
  }
}

/** Waits until the program prints its address. @throws with its output if it ends first. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Program> {
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, path.join(workspaceRoot, file), ...args], {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
  });
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => process.off('exit', end));
  const stop = () => {
    end();
    return ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /\bup at (\S+)/.exec(output)?.[1];
      if (address) resolve({ address, pid: child.pid ?? 0, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`${file} ended before it printed its address:\n${output}`)));
  });
}

export interface CommandResult {
  seconds: number;
  ms: Record<string, number>;
}

export const viit = (
  { address }: Pick<Program, 'address'>,
  args: readonly string[],
  root = workspaceRoot,
): Promise<CommandResult> =>
  runTimed(root, process.execPath, [path.join(root, 'platform/cli/bin/viit.mjs'), ...args, '--json'], {
    ...{ VIIT_SERVER: address, VIIT_TOKEN: token },
  });

/** The folder or `env` names the site. */
export async function runTimed(
  folder: string,
  program: string,
  args: readonly string[],
  env: Record<string, string> = { VIIT_TOKEN: token },
): Promise<CommandResult> {
  const start = performance.now();
  const { ms = {} } = JSON.parse(await run(folder, program, args, env)) as { ms?: Record<string, number> };
  return { seconds: (performance.now() - start) / 1000, ms };
}

/** @returns standard output. @throws with all output. */
export const run = (folder: string, program: string, args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    execFile(program, [...args], { cwd: folder, env: { ...process.env, ...env } }, (error, out, err) =>
      error ? reject(new Error(`${args.join(' ')}: ${out}${err}`)) : resolve(out),
    );
  });
