import { spawn } from 'node:child_process';

export interface CommandResult {
  /** 1 if a signal ended it. */
  code: number;
  /** Standard output and standard error; after a timeout, a last line says so. */
  output: string;
}

/** Programs that the command leaves behind may hold its output open. */
const outputTimeout = 5000;

/** Ends the command and all that it started after `timeout` ms. */
export function runCommand(
  [program = '', ...args]: readonly string[],
  { cwd, env, timeout }: { cwd: string; env: NodeJS.ProcessEnv; timeout: number },
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
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
      output.push(Buffer.from(`\nIt did not end within ${timeout / 60_000} minutes and was stopped.\n`));
      endGroup();
    }, timeout);
    const end = () => {
      clearTimeout(limit);
      process.removeListener('SIGINT', interrupt).removeListener('SIGTERM', interrupt);
    };
    child.once('error', (error) => {
      end();
      reject(error);
    });
    child.once('exit', (code) => {
      end();
      const finish = () => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() });
      const waiting = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
        finish();
      }, outputTimeout);
      child.once('close', () => {
        clearTimeout(waiting);
        finish();
      });
    });
  });
}
