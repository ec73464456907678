import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Refusal } from '@viit/core/refusal';
import { shareSlots } from '@viit/core/share-slots';
import type { RenderJob } from '@viit/render/jobs';
import type { Measure } from '@viit/render/pool';
import { processCount } from '@viit/render/process-count';
import { LRUCache } from 'lru-cache';
import type { WorkerMessage } from './page-worker.ts';
import type { PageTask, ProcessedPage } from './process-page.ts';

/** Time in ms, and heap for a page. */
export const pageLimits = { ms: 3000, memoryMb: 256, idleMs: 30_000 };

/** Half as many as rendering processes: their work is shorter. */
const slots = shareSlots(Math.ceil(processCount(os) / 2));
/** Its timers do not keep the process alive. */
const idle = new LRUCache<Worker, true>({
  ...{ ttl: pageLimits.idleMs, ttlAutopurge: true },
  dispose: (_, worker, reason) => void (reason === 'expire' && worker.terminate()),
});

/**
 * Keeps the main thread free.
 * @param measure called when a worker is free.
 * @throws Refusal that names a page that is invalid or takes too much time or memory; only its worker ends.
 */
export const processInWorker = (
  task: Pick<PageTask, 'html' | 'quality'>,
  { path, section, isForeign = false }: Pick<RenderJob, 'path' | 'section' | 'isForeign'>,
  measure: Measure,
) =>
  slots.run(section, () =>
    measure(async () => runIn(await takeWorker(), { ...task, isForeign, name: `The page ${path} of ${section}` })),
  );

async function takeWorker(): Promise<Worker> {
  const [worker] = idle.keys();
  if (!worker) {
    // An unhandled error of an ended worker would end the server.
    const started = startWorker().on('error', () => {});
    await once(started, 'message');
    return started;
  }
  idle.delete(worker);
  worker.ref();
  return worker;
}

function startWorker(): Worker {
  const { dirname, filename } = import.meta;
  const options = { env: {}, resourceLimits: { maxOldGenerationSizeMb: pageLimits.memoryMb } };
  if (filename.endsWith('.js')) return new Worker(path.join(dirname, 'page-worker.js'), options);
  // For TypeScript: worker threads do not inherit the loader.
  const [loader, program] = [import.meta.resolve('tsx/esm/api'), path.join(dirname, 'page-worker.ts')].map((one) =>
    JSON.stringify(one),
  );
  return new Worker(`import(${loader}).then(({ tsImport }) => tsImport(${program}, ${loader}))`, {
    ...options,
    eval: true,
    execArgv: [],
  });
}

async function runIn(worker: Worker, task: PageTask): Promise<ProcessedPage> {
  worker.postMessage(task);
  let message: WorkerMessage;
  try {
    [message] = (await once(worker, 'message', { signal: AbortSignal.timeout(pageLimits.ms) })) as [WorkerMessage];
  } catch (error) {
    void worker.terminate();
    throw asRefusal(error, task);
  }
  worker.unref();
  idle.set(worker, true);
  if ('page' in message) return message.page;
  throw new Refusal(message.refusal.code, message.refusal.message);
}

function asRefusal(error: unknown, page: PageTask): unknown {
  const { name, code } = error as NodeJS.ErrnoException;
  const isOutOfMemory = code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (!isOutOfMemory && name !== 'AbortError') return error;
  const limit = isOutOfMemory ? `with ${pageLimits.memoryMb} MB of memory` : `within ${pageLimits.ms / 1000} s`;
  return new Refusal(
    'page-too-complex',
    `${page.name} cannot be read ${limit}. Give it fewer elements and attributes.`,
  );
}
