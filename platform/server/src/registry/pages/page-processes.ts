import type { ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { Refusal } from '@viit/core/refusal';
import { shareSlots } from '@viit/core/share-slots';
import type { RenderJob } from '@viit/render/jobs';
import type { Measure } from '@viit/render/pool';
import { processCount } from '@viit/render/process-count';
import { LRUCache } from 'lru-cache';
import { runTask, startTaskProcess } from '../task-process.ts';
import type { PageResponse } from './page-process.ts';
import type { PageTask, ProcessedPage } from './process-page.ts';

/** Time in ms, as to render it on a busy machine, and memory for a page. */
export const pageLimits = { ms: 10_000, memoryMb: 600, nice: 0, idleMs: 30_000 };

/** Half as many as rendering processes: their work is shorter. */
const slots = shareSlots(Math.ceil(processCount(os) / 2));
const idle = new LRUCache<ChildProcess, true>({
  ...{ ttl: pageLimits.idleMs, ttlAutopurge: true },
  dispose: (_, child, reason) => void (reason === 'expire' && child.kill()),
});

/**
 * Keeps the main thread free.
 * @param measure called when a process is free.
 * @throws Refusal that names a page that is invalid or takes too much time or memory; only its process ends.
 */
export const processInChild = (
  task: Pick<PageTask, 'html' | 'quality'>,
  { path, section, isForeign = false }: Pick<RenderJob, 'path' | 'section' | 'isForeign'>,
  measure: Measure,
) =>
  slots.run(section, () =>
    measure(async () => runIn(await takeProcess(), { ...task, isForeign, name: `The page ${path} of ${section}` })),
  );

async function takeProcess(): Promise<ChildProcess> {
  for (const child of idle.keys()) {
    idle.delete(child);
    if (child.connected) return child;
  }
  return startTaskProcess(pageLimits, path.join(import.meta.dirname, 'page-process'));
}

async function runIn(child: ChildProcess, task: PageTask): Promise<ProcessedPage> {
  const signal = AbortSignal.timeout(pageLimits.ms);
  const response = (await runTask(child, task, signal)) as PageResponse | undefined;
  if (!response) throw tooComplex(task, signal.aborted);
  idle.set(child, true);
  if ('page' in response) return response.page;
  if ('error' in response) throw new Error(response.error);
  throw new Refusal(response.refusal.code, response.refusal.message);
}

function tooComplex(page: PageTask, isTime: boolean): Refusal {
  const limit = isTime ? `within ${pageLimits.ms / 1000} s` : `with ${pageLimits.memoryMb} MB of memory`;
  return new Refusal(
    'page-too-complex',
    `${page.name} cannot be read ${limit}. Give it fewer elements and attributes.`,
  );
}
