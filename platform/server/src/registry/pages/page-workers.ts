import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Refusal } from '@viit/core/refusal';
import { shareSlots } from '@viit/core/share-slots';
import type { RenderJob } from '@viit/render/jobs';
import { processCount } from '@viit/render/process-count';
import { PageProblem } from './page-problem.ts';
import type { WorkerMessage } from './page-worker.ts';
import type { PageTask, ProcessedPage } from './process-page.ts';

/** What a worker may take for a page: time in ms, and memory of its heap. One that waits longer than `idleMs` is ended. */
export const pageLimits = { ms: 10_000, memoryMb: 256, idleMs: 30_000 };

/** Half as many workers as processes that render: a page takes them less time. */
const slots = shareSlots(Math.ceil(processCount(os) / 2));
const idle = new Map<Worker, NodeJS.Timeout>();

/**
 * Processes a page in a worker thread, so that requests are answered meanwhile. Sections share the workers.
 * @throws Refusal that names the page, if it cannot be stored, or takes too much time or memory. Only its worker ends then.
 */
export async function processInWorker(task: PageTask, { path, section }: Pick<RenderJob, 'path' | 'section'>) {
  try {
    return await slots.run(section, () => runIn(takeWorker(), task));
  } catch (error) {
    if (!(error instanceof PageProblem)) throw error;
    throw new Refusal(error.code, `The page ${path} of ${section} ${error.message}`);
  }
}

function takeWorker(): Worker {
  const found = [...idle].at(-1);
  if (!found) {
    // A worker that is ended may still report an error, which would end the server.
    return startWorker().on('error', () => {});
  }
  const [worker, timer] = found;
  clearTimeout(timer);
  idle.delete(worker);
  worker.ref();
  return worker;
}

function startWorker(): Worker {
  const { dirname, filename } = import.meta;
  const options = { env: {}, resourceLimits: { maxOldGenerationSizeMb: pageLimits.memoryMb } };
  if (filename.endsWith('.js')) return new Worker(path.join(dirname, 'page-worker.js'), options);
  // From TypeScript, in development and tests: the loader of the main thread does not reach worker threads.
  const [loader, program] = [import.meta.resolve('tsx/esm/api'), path.join(dirname, 'page-worker.ts')].map((one) =>
    JSON.stringify(one),
  );
  return new Worker(`import(${loader}).then(({ tsImport }) => tsImport(${program}, ${loader}))`, {
    ...options,
    eval: true,
    execArgv: [],
  });
}

/** Keeps a worker for the next page. It does not keep the process from ending. */
function returnWorker(worker: Worker): void {
  worker.unref();
  const end = () => {
    idle.delete(worker);
    void worker.terminate();
  };
  idle.set(worker, setTimeout(end, pageLimits.idleMs).unref());
}

const runIn = (worker: Worker, task: PageTask) =>
  new Promise<ProcessedPage>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const fail = (error: Error) => {
      stop();
      void worker.terminate();
      reject(error);
    };
    const onError = (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error);
    const onExit = () => fail(new Error('A worker ended while it processed a page.'));
    const onMessage = (message: WorkerMessage) => {
      stop();
      returnWorker(worker);
      if ('page' in message) resolve(message.page);
      else reject(new PageProblem(message.problem.code, message.problem.message));
    };
    const timer = setTimeout(() => fail(tooSlow()), pageLimits.ms);
    worker.once('message', onMessage).once('error', onError).once('exit', onExit);
    worker.postMessage(task);
  });

const tooSlow = () =>
  new PageProblem(
    'page-too-complex',
    `cannot be read within ${pageLimits.ms / 1000} s. Give it fewer elements and attributes.`,
  );

const tooLarge = () =>
  new PageProblem(
    'page-too-complex',
    `cannot be read with ${pageLimits.memoryMb} MB of memory. Give it fewer elements and attributes.`,
  );
