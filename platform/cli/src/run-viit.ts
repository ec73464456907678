import { execFile } from 'node:child_process';
import path from 'node:path';

/** The command. */
export const bin = path.join(import.meta.dirname, '../bin/viit.mjs');

/** How the command ended. */
export interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs the command as it is typed, for tests. */
export const runViit = (words: readonly string[], env: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [bin, ...words], { env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    );
  });
