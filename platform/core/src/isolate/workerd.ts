import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SetupError } from '../setup-error.ts';
import { filterDescriptor, hasSandbox, sandboxed } from './sandbox.ts';
import { seccompFilter } from './seccomp.ts';
import { scriptName } from './worker-script.ts';

/**
 * This date's APIs are the browser's, without Node's. Service worker scripts cannot import modules; no network address is
 * allowed.
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

const socketDescriptor = 3;

/** @returns the process and its HTTP socket's path. @throws SetupError if this system is not supported. */
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
    // A process keeps its folder in use.
    cwd: '/',
    env: {},
    // Killed as a process group.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', fd, ...(isSandboxed ? ['pipe' as const] : [])],
  });
  lowerPriority(child);
  // 'close' reports the failure.
  child.on('error', () => {});
  child.stdin?.on('error', () => {});
  const filter = child.stdio[filterDescriptor];
  if (filter && 'end' in filter) filter.on('error', () => {}).end(seccompFilter());
  close();
  return { child, socketPath };
}

/** Visitors' requests come first. Processes that it starts inherit the priority. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended, or the server's own priority is lower.
  }
}

/** The process inherits the socket, so it needs no right to create one. */
async function listenOnSocket(folder: string) {
  const first = path.join(folder, 'listen');
  const server = net.createServer().listen(first);
  await once(server, 'listening');
  // Closing the server deletes this path.
  const socketPath = path.join(folder, 'socket');
  await fs.rename(first, socketPath);
  const { fd } = (server as unknown as { _handle: { fd: number } })._handle;
  return { fd, socketPath, close: () => void server.close() };
}

/** V8 reserves it for compiled code; the kernel counts it as data. */
const codeRangeMb = 512;

/**
 * Sets kernel limits (no core dumps, no written bytes, 64 files, memory), and ends the process group when the server's pipe
 * closes. If workerd ends first, the last line of its error output is the status.
 */
const watched = (memoryMb: number): string => `
  ulimit -c 0; ulimit -f 0; ulimit -n 64; ulimit -d ${(memoryMb + codeRangeMb) * 1024}
  { "$@" </dev/null; echo "Exit status $?" >&2; kill -9 0; } &
  exec ${socketDescriptor}<&-
  read _
  kill -9 0`;

/** @throws SetupError if this system is not supported. */
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
