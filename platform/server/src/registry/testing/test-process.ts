import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { registryClientAt, type TestRegistry } from './test-registry.ts';

/** A registry that runs in a process of its own. */
export interface TestProcess extends Pick<TestRegistry, 'ask' | 'publish' | 'send' | 'read' | 'address'> {
  process: ChildProcess;
  /** The operator's. */
  token: string;
  /** Ends it with a signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts test-server.ts and waits until it is up. @param folder where sample builds are written. */
export async function startProcess(folder: string, env: Record<string, string>): Promise<TestProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'server-process.ts')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (part: Buffer) => {
    words += part.toString();
  });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (part: Buffer) => resolve(part.toString()));
    void exit.then(() => reject(new Error(`The server ended before it was up:\n${words}`)));
  });
  const { address, token } = JSON.parse(line) as { address: string; token: string };
  return {
    ...registryClientAt({ folder, address, token }),
    address,
    token,
    process: child,
    async end(signal) {
      child.kill(signal);
      await exit;
    },
  };
}
