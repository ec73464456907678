import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { StyleFindings } from '@viit/build/check-styles';
import { shareSlots } from '@viit/core/share-slots';
import { runTask, startTaskProcess } from '../task-process.ts';
import type { ReadFile } from './store-build.ts';
import type { StyleTask } from './style-process.ts';

/** For the stylesheets of a build. */
export const styleLimits = { ms: 10_000, memoryMb: 600, nice: 0 };

const slots = shareSlots(1);
const program = path.join(import.meta.dirname, 'style-process');
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
    const checker = idle?.connected ? idle : await startTaskProcess(styleLimits, program);
    idle = checker;
    const signal = AbortSignal.timeout(styleLimits.ms);
    for (const path of paths) {
      const task: StyleTask = { section, source: await read(path) };
      const findings = (await runTask(checker, task, signal)) as StyleFindings | undefined;
      found.set(path, findings ?? tooComplex);
      if (!findings) {
        idle = undefined;
        break;
      }
    }
    return found;
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
