import { gzipSync } from 'node:zlib';
import { budgets, inKb } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import type { RenderJob } from '@viit/render/jobs';

/**
 * Checks a rendered page as visitors get it: it has a title, and weighs no more than the budget.
 * @throws Refusal with the page's path.
 */
export function checkDocument(html: string, job: RenderJob | undefined): void {
  const name = `The page ${job?.path} of ${job?.section}`;
  if (!/<title>[^<]*\S[^<]*<\/title>/.test(html)) {
    throw new Refusal(
      `${name} has no title when it is rendered. Give it one in src/pages.ts; the shell must write it into the document.`,
    );
  }
  const bytes = gzipSync(html).length;
  if (bytes > budgets.document) {
    throw new Refusal(
      `${name} weighs ${inKb(bytes)} compressed, and the budget is ${inKb(budgets.document)}. Show less of it at first, or split the page.`,
    );
  }
}
