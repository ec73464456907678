import { execFile } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

/** The program. */
export const viitProgram = path.join(workspaceRoot, 'platform/cli/bin/viit.mjs');

/** The exit code and the output of a command. */
export interface CommandResult {
  code: number;
  out: string;
  err: string;
}

/** Runs the command as a user types it. */
export const runViit = (args: readonly string[], env: Record<string, string> = {}): Promise<CommandResult> =>
  new Promise((resolve) => {
    execFile(process.execPath, [viitProgram, ...args], { env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    );
  });
