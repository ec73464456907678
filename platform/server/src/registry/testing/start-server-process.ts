import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { MemoryGroup } from '@viit/test/memory-group';
import { connectToRegistry, type TestClient } from './test-client.ts';

/** A server in a separate process. */
export interface ServerProcess extends TestClient {
  address: string;
  process: ChildProcess;
  /** The operator's token. */
  token: string;
  /** Sends a signal and waits until the process has exited. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** The tests run from TypeScript or, in `npm test`, from compiled JavaScript. */
const extension = path.extname(import.meta.filename);
const loader = extension === '.ts' ? ['--import', 'tsx'] : [];

/**
 * Starts server-process.ts and waits until it accepts requests.
 * @param folder where sample builds are written.
 * @param group limits the memory of the server and its processes.
 */
export async function startServerProcess(
  folder: string,
  env: Record<string, string>,
  group?: MemoryGroup,
): Promise<ServerProcess> {
  const program = [...loader, path.join(import.meta.dirname, `server-process${extension}`)];
  const [command, args] = group?.inside(process.execPath, program) ?? [process.execPath, program];
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    void exit.then(() => reject(new Error(`The server exited before it accepted requests:\n${stderr}`)));
  });
  const { address, token } = JSON.parse(line) as { address: string; token: string };
  return {
    ...connectToRegistry({ folder, address, token }),
    address,
    token,
    process: child,
    async end(signal) {
      child.kill(signal);
      await exit;
    },
  };
}
