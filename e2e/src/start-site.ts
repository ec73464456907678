import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A server process that a test has started. */
export interface StartedSite {
  process: ChildProcess;
  /** Everything that it has printed so far. */
  output: () => string;
  /** The address that it prints once it is up. Rejects with the output if the process ends before that. */
  address: Promise<string>;
  exit: Promise<number | null>;
}

/** Runs the program behind `npm start` with these settings, on a free port by default. */
export function startSite(env: Record<string, string>): StartedSite {
  const child = spawn(process.execPath, ['platform/server/bin/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const found = /The site is up at (\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then(() => reject(new Error(`The server ended before it was up:\n${text}`)));
  });
  // A test that only waits for the exit does not handle this rejection.
  address.catch(() => {});
  return { process: child, output: () => text, address, exit };
}
