/* Worker thread of page-workers.ts; each message is one page. */
import { parentPort } from 'node:worker_threads';
import { Refusal } from '@viit/core/refusal';
import { type PageTask, type ProcessedPage, processPage } from './process-page.ts';

export type WorkerMessage = { page: ProcessedPage } | { refusal: Pick<Refusal, 'code' | 'message'> };

function run(task: PageTask): WorkerMessage {
  try {
    return { page: processPage(task) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { code: error.code, message: error.message } };
    throw error;
  }
}

parentPort?.on('message', (task: PageTask) => parentPort?.postMessage(run(task)));
parentPort?.postMessage('ready');
