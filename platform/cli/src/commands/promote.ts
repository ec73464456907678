import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { withContext } from '../context.ts';
import { showChange } from '../show-change.ts';

export function addPromote(program: Command): void {
  program
    .command('promote')
    .argument('<preview>', 'name of a preview')
    .option('--section <section>', 'only the build and the documents of this section')
    .option('--remove <addresses...>', 'live pages that the builds no longer have, and that may be removed')
    .description('Make what is yours in a preview live: builds, lists, documents, menu; everything else stays as it is')
    .action(
      withContext(async (context, channel: string, options: { section?: string; remove?: string[] }) => {
        const promoted = await context.output.step('promote', (onProgress) =>
          context.registry.call(registryApi.promote, { body: { channel, ...options } }, { onProgress }),
        );
        await showChange(context, promoted, { what: promoted.parts.join(', ') });
      }),
    );
}
