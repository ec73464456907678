import { budgets } from '@viit/contract';
import { formatKilobytes } from '@viit/contract/file-size';
import { Refusal } from '@viit/core/refusal';
import type { RenderJob } from '@viit/render/jobs';

/**
 * Checks a rendered page as visitors receive it: it has a title and meets the budget.
 * @param bytes the size of the page after gzip.
 * @throws Refusal that names the page.
 */
export function checkPage(html: string, { path, section }: RenderJob, bytes: number): void {
  const name = `The page ${path} of ${section}`;
  if (![...html.matchAll(/<title>([^<]*)<\/title>/g)].some(([, title]) => title?.trim())) {
    throw new Refusal(
      'page-without-title',
      `${name} has no title when it is rendered. Give it one in src/pages.ts; the shell must write it into the HTML.`,
    );
  }
  if (bytes > budgets.document) {
    throw new Refusal(
      'page-too-large',
      `${name} is ${formatKilobytes(bytes)} compressed; the budget is ${formatKilobytes(budgets.document)}. Show less of it at first, or split the page.`,
    );
  }
}
