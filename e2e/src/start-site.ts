import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What a start printed, and how it ended or where it is up. */
export interface Started {
  process: ChildProcess;
  output: () => string;
  /** The printed address; rejects with the output where the program ends first. */
  address: Promise<string>;
  exit: Promise<number | null>;
}

/** Runs `npm start`'s program with these settings, on a free port unless they name one. */
export function startSite(env: Record<string, string>): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', 'platform/server/src/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const address = new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      text += part.toString();
      const found = /The site is up at (\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then(() => reject(new Error(`It ended before it was up:\n${text}`)));
  });
  // Whoever only waits for the exit does not look at the address.
  address.catch(() => {});
  return { process: child, output: () => text, address, exit };
}
