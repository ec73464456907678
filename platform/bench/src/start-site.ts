import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

/** A program of the bench that answers over HTTP. */
export interface Served {
  address: string;
  stop(): void;
}

/** One that runs in a process of its own. */
export interface Program extends Served {
  /** Done when it is gone, and what it held is free. */
  ended: Promise<void>;
}

/**
 * Starts the site as it runs for visitors: real builds, a database of its own in `data`, a free port.
 * @param token its operator's token.
 */
export async function startSite(data: string, token: string): Promise<Served> {
  fs.rmSync(data, { recursive: true, force: true });
  const site = await startProgram('platform/server/src/start.ts', [], {
    ...{ PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn', NODE_ENV: 'production', OPERATOR_TOKEN: token },
  });
  // As the other variants say theirs: a name would be looked up.
  return { ...site, address: site.address.replace('localhost', '127.0.0.1') };
}

/**
 * Runs a program of the workspace until it says where it is up.
 * @throws with what it printed, where it ends first.
 */
export function startProgram(file: string, args: readonly string[], env: Record<string, string>): Promise<Program> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(workspaceRoot, file), ...args], {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
  });
  const stop = () => void child.kill('SIGTERM');
  process.once('exit', stop);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => process.off('exit', stop));
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (part: Buffer) => {
      output += part.toString();
      const address = /\bup at (\S+)/.exec(output)?.[1];
      if (address) resolve({ address, stop, ended });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`${file} ended before it was up:\n${output}`)));
  });
}
