import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { SetupError } from '../setup-error.ts';
import { filterDescriptor, hasSandbox, sandboxed } from './sandbox.ts';
import { seccompFilter } from './seccomp.ts';
import { scriptName } from './worker-script.ts';

/**
 * The compatibility date decides which APIs an isolate offers: on this one those of browsers, and none of Node. A service worker
 * script cannot import modules. The only network that it could use allows no address.
 */
export const workerdConfig = (memoryMb: number): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = ["--max-old-space-size=${memoryMb}"],
  services = [
    (name = "${scriptName}", worker = (serviceWorkerScript = embed "worker.js", compatibilityDate = "2024-09-01")),
    (name = "internet", network = (allow = []))
  ],
  sockets = [(name = "requests", http = (), service = "${scriptName}")]
);
`;

/** The file descriptor of the socket in the process. */
const socketDescriptor = 3;

/**
 * Starts workerd with the files in `folder`.
 * @returns the process, and the path of the socket on which it accepts HTTP requests.
 * @throws SetupError where workerd has no program for this system.
 */
export async function startWorkerd(
  folder: string,
  memoryMb: number,
): Promise<{ child: ChildProcess; socketPath: string }> {
  const { fd, socketPath, close } = await listenOnSocket(folder);
  const program = workerdProgram();
  const serve = (config: string) => ['serve', config, `--socket-fd=requests=${socketDescriptor}`];
  const isSandboxed = hasSandbox(program);
  const command = isSandboxed
    ? sandboxed(program, folder, serve('/files/config.capnp'))
    : [program, ...serve(path.join(folder, 'config.capnp'))];
  const child = spawn('/bin/sh', ['-c', watched(memoryMb), 'sh', ...command], {
    // A process that is ending keeps its folder in use.
    cwd: '/',
    env: {},
    // A process group of its own: it is ended as a whole.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', fd, ...(isSandboxed ? ['pipe' as const] : [])],
  });
  // 'close' reports that the process has ended, and why it did not start.
  child.on('error', () => {});
  child.stdin?.on('error', () => {});
  const filter = child.stdio[filterDescriptor];
  if (filter && 'end' in filter) filter.on('error', () => {}).end(seccompFilter());
  close();
  return { child, socketPath };
}

/** Listens for the process, which inherits the socket: it can then neither create one nor write anywhere. */
async function listenOnSocket(folder: string) {
  const first = path.join(folder, 'listen');
  const server = net.createServer().listen(first);
  await once(server, 'listening');
  // Closing the server deletes the path that it was given.
  const socketPath = path.join(folder, 'socket');
  await fs.rename(first, socketPath);
  const { fd } = (server as unknown as { _handle: { fd: number } })._handle;
  return { fd, socketPath, close: () => void server.close() };
}

/** V8 reserves this much for compiled code. The kernel counts all of it as data, though little is ever used. */
const codeRangeMb = 512;

/**
 * The shell script that runs a command with limits of the kernel: no core dumps, no written bytes, 64 open files, and memory.
 * Ends the process group when the server has ended and closed its end of the pipe.
 */
const watched = (memoryMb: number): string => `
  ulimit -c 0; ulimit -f 0; ulimit -n 64; ulimit -d ${(memoryMb + codeRangeMb) * 1024}
  "$@" </dev/null &
  exec ${socketDescriptor}<&-
  read _
  kill -9 0`;

/** @throws SetupError where there is none for this system. */
export function workerdProgram(): string {
  try {
    const require = createRequire(import.meta.url);
    return (require('workerd') as { default: string }).default;
  } catch (error) {
    throw new SetupError(
      `workerd, which isolates the code of sections, is not installed for this system: ${(error as Error).message}. It needs Linux with glibc, or macOS, on x64 or arm64. Install again with optional dependencies: npm ci --include=optional`,
    );
  }
}
