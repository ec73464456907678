/* Process of page-processes.ts; each message is one page. */
import type { DetailedCode } from '@viit/core/error-codes';
import { Refusal } from '@viit/core/refusal';
import { type PageTask, type ProcessedPage, processPage } from './process-page.ts';

export type PageResponse =
  | { page: ProcessedPage }
  | { refusal: { code: DetailedCode; message: string } }
  | { error: string };

function run(task: PageTask): PageResponse {
  try {
    return { page: processPage(task) };
  } catch (error) {
    // Every sentence about a page names it.
    if (error instanceof Refusal) return { refusal: { code: error.code as DetailedCode, message: error.message } };
    return { error: (error as Error).stack ?? String(error) };
  }
}

process.on('message', (task: PageTask) => process.send?.(run(task)));
process.send?.('ready');
