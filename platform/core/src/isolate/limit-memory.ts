import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';

/**
 * Calls `onExceeded` when a process and those that it has started use more memory. V8 limits its heap only; buffers are outside
 * of it, so this reads the resident size. Linux only.
 */
export function limitMemory(child: ChildProcess, limitMb: number, onExceeded: () => void): void {
  if (process.platform !== 'linux') return;
  const timer = setInterval(async () => {
    if (child.pid !== undefined && (await residentKilobytes(child.pid)) > limitMb * 1024) onExceeded();
  }, 100);
  timer.unref();
  child.once('close', () => clearInterval(timer));
}

async function residentKilobytes(pid: number): Promise<number> {
  const read = (file: string) => fs.readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  const [status, children] = await Promise.all([read('status'), read(`task/${pid}/children`)]);
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
  const others = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(residentKilobytes));
  return others.reduce((sum, kilobytes) => sum + kilobytes, own);
}
