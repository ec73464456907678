import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { limitedArguments, type ProcessLimits } from './limited-process.ts';

const startMs = 30_000;

/**
 * Starts a module that sends `ready`, and then a response to each message: what strangers wrote can end a process, and no limit of
 * a thread prevents that. It does not keep this process alive, and ends with it.
 * @param module without its extension.
 * @throws Error if it does not start.
 */
export async function startTaskProcess(limits: ProcessLimits, module: string): Promise<ChildProcess> {
  const child = spawn('/bin/sh', limitedArguments(limits, module), {
    ...{ env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  for (const event of ['error', 'exit']) child.on(event, () => process.off('exit', end));
  if ((await respond(child, AbortSignal.timeout(startMs))) === undefined) {
    child.kill('SIGKILL');
    throw new Error(`The process ${path.basename(module)} does not start. The system may lack memory or processes.`);
  }
  keepAlive(child, false);
  return child;
}

/** @returns undefined, and ends the process, if it takes too long or has ended. */
export async function runTask(child: ChildProcess, task: object, signal: AbortSignal): Promise<unknown> {
  keepAlive(child, true);
  if (child.connected) child.send(task, () => {});
  const response = await respond(child, signal);
  if (response === undefined) child.kill('SIGKILL');
  keepAlive(child, false);
  return response;
}

async function respond(child: ChildProcess, signal: AbortSignal): Promise<unknown> {
  if (child.killed || child.exitCode !== null || child.signalCode !== null) return undefined;
  const ended = new AbortController();
  const abort = () => ended.abort();
  child.once('exit', abort);
  try {
    const [message] = await once(child, 'message', { signal: AbortSignal.any([ended.signal, signal]) });
    return message;
  } catch {
    return undefined;
  } finally {
    child.off('exit', abort);
  }
}

/** Whether this process waits for the other one. */
function keepAlive(child: ChildProcess, isWaiting: boolean): void {
  for (const one of [child, child.channel]) isWaiting ? one?.ref() : one?.unref();
}
