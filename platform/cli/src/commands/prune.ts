import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { withContext } from '../context.ts';
import { wholeNumber } from '../whole-number.ts';

export function addPrune(program: Command): void {
  program
    .command('prune')
    .requiredOption('--keep <n>', 'how many live releases to keep', wholeNumber)
    .option('--previews <days>', 'delete also previews that have not changed for so many days', wholeNumber)
    .description('Delete releases, builds and pages that nothing needs (only the operator)')
    .addHelpText(
      'after',
      '\nWhat the live site and the remaining previews show always stays, and so does everything younger than a day. Drafts stay while a remaining build declares their collection. Reports stay for 90 days.',
    )
    .action(
      withContext(
        async ({ registry, output }, { keep, previews: previewDays }: { keep: number; previews?: number }) => {
          const pruned = await output.step('prune', () =>
            registry.call(registryApi.prune, { body: { keep, previewDays } }),
          );
          const { previews, releases, builds, pages, files, reports } = pruned;
          const deletedPreviews = previewDays === undefined ? '' : `${previews} previews, `;
          output.result(
            pruned,
            `Deleted: ${deletedPreviews}${releases} releases, ${builds} builds, ${pages} pages, ${files} files, ${reports} rows of reports.`,
          );
        },
      ),
    );
}
