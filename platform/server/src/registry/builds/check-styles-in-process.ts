import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { StyleFindings } from '@viit/build/check-styles';
import { shareSlots } from '@viit/core/share-slots';
import { limitedArguments } from '../limited-process.ts';
import type { ReadFile } from './store-build.ts';
import type { StyleTask } from './style-process.ts';

/** For the stylesheets of a build. */
export const styleLimits = { ms: 10_000, memoryMb: 600 };

const slots = shareSlots(1);
let idle: ChildProcess | undefined;

/**
 * Checks a section's stylesheets in a process: the parser's time can double with each level of nested functions, and nothing else
 * can end it.
 */
export async function checkStylesInProcess(
  section: string,
  paths: readonly string[],
  read: ReadFile,
): Promise<Map<string, StyleFindings>> {
  const found = new Map<string, StyleFindings>();
  if (paths.length === 0) return found;
  return slots.run(section, async () => {
    const checker = idle ?? startProcess();
    idle = undefined;
    keepAlive(checker, true);
    const signal = AbortSignal.timeout(styleLimits.ms);
    try {
      for (const path of paths) {
        const source = await read(path);
        const findings = await check(checker, { section, source }, signal);
        found.set(path, findings ?? tooComplex);
        if (!findings) return found;
      }
      return found;
    } finally {
      keepAlive(checker, false);
      // It ends if it has not answered.
      if (checker.connected && !checker.killed) idle = checker;
    }
  });
}

const tooComplex: StyleFindings = {
  problems: [
    {
      ...{ line: 1, column: 1, quote: 'the stylesheet' },
      reason: `it cannot be checked within ${styleLimits.ms / 1000} s and ${styleLimits.memoryMb} MB. Nest fewer functions in values, or split it.`,
    },
  ],
  warnings: [],
};

function startProcess(): ChildProcess {
  const program = path.join(import.meta.dirname, 'style-process');
  const checker = spawn('/bin/sh', limitedArguments(styleLimits, program), {
    ...{ env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  });
  const end = () => void checker.kill('SIGKILL');
  process.once('exit', end);
  checker.on('error', () => {});
  checker.once('exit', () => {
    process.off('exit', end);
    if (idle === checker) idle = undefined;
  });
  return checker;
}

/** @returns undefined, and ends the process, if it takes too long or has ended. */
async function check(checker: ChildProcess, task: StyleTask, signal: AbortSignal): Promise<StyleFindings | undefined> {
  const ended = new AbortController();
  const abort = () => ended.abort();
  checker.once('exit', abort).send(task, () => {});
  try {
    const [findings] = await once(checker, 'message', { signal: AbortSignal.any([signal, ended.signal]) });
    return findings as StyleFindings;
  } catch {
    checker.kill('SIGKILL');
    return undefined;
  } finally {
    checker.off('exit', abort);
  }
}

/** Whether this process waits for the other one. */
function keepAlive(checker: ChildProcess, isWaiting: boolean): void {
  for (const one of [checker, checker.channel]) isWaiting ? one?.ref() : one?.unref();
}
