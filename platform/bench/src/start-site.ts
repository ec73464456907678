import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

/** What `npm start` runs. */
export const siteProgram = 'platform/server/bin/start.mjs';

/** A running HTTP server. */
export interface RunningServer {
  address: string;
  stop(): void;
}

/** A server in its own process. */
export interface Program extends RunningServer {
  pid: number;
  /** Resolves when the process has ended. */
  ended: Promise<void>;
}

/**
 * Starts the site as it runs for visitors: compiled code, real builds, a new database in `data`, a free port.
 * @param token the operator's token.
 * @param settings more settings of the environment.
 */
export async function startSite(
  data: string,
  token: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  fs.rmSync(data, { recursive: true, force: true });
  const site = await startProgram(siteProgram, [], {
    ...{ PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn', NODE_ENV: 'production', OPERATOR_TOKEN: token },
    ...settings,
  });
  // The other variants use the IP address; a host name would add a lookup.
  return { ...site, address: site.address.replace('localhost', '127.0.0.1') };
}

/**
 * Starts a server program of the workspace and waits until it prints its address.
 * @throws with its output if it ends before that.
 */
export function startProgram(file: string, args: readonly string[], env: Record<string, string>): Promise<Program> {
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, path.join(workspaceRoot, file), ...args], {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
  });
  const stop = () => void child.kill('SIGTERM');
  process.once('exit', stop);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => process.off('exit', stop));
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /\bup at (\S+)/.exec(output)?.[1];
      if (address) resolve({ address, pid: child.pid ?? 0, stop, ended });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`${file} ended before it printed its address:\n${output}`)));
  });
}

/** Calls `measure` with a site on an empty database in `data`, and stops it afterwards. */
export async function withSite<T>(
  data: string,
  env: Record<string, string>,
  measure: (site: Program) => Promise<T>,
): Promise<T> {
  const site = await startProgram(siteProgram, [], { PORT: '0', LOG_LEVEL: 'error', DATA_DIR: data, ...env });
  try {
    return await measure(site);
  } finally {
    site.stop();
    await site.ended;
  }
}
