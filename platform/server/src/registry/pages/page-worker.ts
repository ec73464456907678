/* Worker thread of page-workers.ts; each message is one page. */
import { parentPort } from 'node:worker_threads';
import type { DetailedCode } from '@viit/core/error-codes';
import { Refusal } from '@viit/core/refusal';
import { type PageTask, type ProcessedPage, processPage } from './process-page.ts';

export type WorkerMessage = { page: ProcessedPage } | { refusal: { code: DetailedCode; message: string } };

function run(task: PageTask): WorkerMessage {
  try {
    return { page: processPage(task) };
  } catch (error) {
    // Every sentence about a page names it.
    if (error instanceof Refusal) return { refusal: { code: error.code as DetailedCode, message: error.message } };
    throw error;
  }
}

parentPort?.on('message', (task: PageTask) => parentPort?.postMessage(run(task)));
parentPort?.postMessage('ready');
