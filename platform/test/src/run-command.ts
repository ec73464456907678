import { spawn } from 'node:child_process';
import fs from 'node:fs';

export interface CommandResult {
  /** 1 if a signal ended it. */
  code: number;
  /** Standard output and standard error; after a timeout, a last line says so. */
  output: string;
}

/**
 * Ends the command and all that it started after `timeout` ms.
 * @param options.log receives the output. A pipe could not be read meanwhile, and programs that the command leaves behind could
 * hold it open.
 */
export function runCommand(
  [program = '', ...args]: readonly string[],
  { cwd, env, timeout, log }: { cwd: string; env: NodeJS.ProcessEnv; timeout: number; log: string },
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const file = fs.openSync(log, 'w');
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', file, file], detached: true });
    const endGroup = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended already.
      }
    };
    const interrupt = () => {
      endGroup();
      process.exit(130);
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    const limit = setTimeout(() => {
      fs.writeSync(file, `\nIt did not end within ${timeout / 60_000} minutes and was stopped.\n`);
      endGroup();
    }, timeout);
    const end = () => {
      clearTimeout(limit);
      process.removeListener('SIGINT', interrupt).removeListener('SIGTERM', interrupt);
      fs.closeSync(file);
    };
    child.once('error', (error) => {
      end();
      reject(error);
    });
    child.once('exit', (code) => {
      end();
      resolve({ code: code ?? 1, output: fs.readFileSync(log, 'utf8') });
    });
  });
}
