import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** What `read` returns, or `none` for a process or thread that has just ended. */
function whileRunning<T>(read: () => T, none: T): T {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) return none;
    throw error;
  }
}

export const readProcess = (file: string) => whileRunning(() => fs.readFileSync(`/proc/${file}`, 'utf8'), '');

/** All descendants of a process. */
function descendants(pid: number): number[] {
  const tasks = whileRunning(() => fs.readdirSync(`/proc/${pid}/task`), []);
  const children = tasks.flatMap((task) =>
    readProcess(`${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...descendants(child)]);
}

export const isWorkerd = (pid: number) => /^[^\0]*workerd\0serve/.test(readProcess(`${pid}/cmdline`));

/** Waits until a process has started workerd. */
export async function workerdBelow(pid: number): Promise<number> {
  for (let attempt = 0; attempt < 2400; attempt++) {
    const found = descendants(pid).find(isWorkerd);
    if (found) return found;
    await wait(25);
  }
  throw new Error('workerd was not started');
}
