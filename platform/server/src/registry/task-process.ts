import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { limitedArguments, type ProcessLimits } from './limited-process.ts';

/**
 * Starts a module that sends `ready`, and then a response to each message: what strangers wrote can end a process, and no limit of
 * a thread prevents that. It does not keep this process alive, and ends with it.
 * @param module without its extension.
 */
export async function startTaskProcess(limits: ProcessLimits, module: string): Promise<ChildProcess> {
  const child = spawn('/bin/sh', limitedArguments(limits, module), {
    ...{ env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  child.on('error', () => {}).once('exit', () => process.off('exit', end));
  await respond(child);
  keepAlive(child, false);
  return child;
}

/** @returns undefined, and ends the process, if it takes too long or has ended. */
export async function runTask(child: ChildProcess, task: object, signal: AbortSignal): Promise<unknown> {
  keepAlive(child, true);
  child.send(task, () => {});
  const response = await respond(child, signal);
  if (response === undefined) child.kill('SIGKILL');
  keepAlive(child, false);
  return response;
}

async function respond(child: ChildProcess, signal?: AbortSignal): Promise<unknown> {
  if (child.killed || child.exitCode !== null || child.signalCode !== null) return undefined;
  const ended = new AbortController();
  const abort = () => ended.abort();
  child.once('exit', abort);
  try {
    const signals = [ended.signal, ...(signal ? [signal] : [])];
    const [message] = await once(child, 'message', { signal: AbortSignal.any(signals) });
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
