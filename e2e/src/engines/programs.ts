import { type ChildProcess, spawn } from 'node:child_process';

/** A program that a test started. */
export interface StartedProgram {
  /** Output since the last call. */
  takeOutput(): string;
  stop(): Promise<void>;
}

/** Starts a program; ends it with all of its child processes. */
export function startProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): StartedProgram {
  const child: ChildProcess = spawn(name, args, {
    // Its own process group: a driver's browser ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  const exit = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  // A test run that ends early must not leave a browser behind.
  process.once('exit', kill);
  return {
    takeOutput() {
      const taken = output;
      output = '';
      return taken;
    },
    async stop() {
      process.off('exit', kill);
      kill();
      await exit;
    },
  };
}
