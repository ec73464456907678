import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { describeLive } from '../send-build.ts';
import { compareBriefly, shortLines } from '../short-comparison.ts';

export function addPromote(program: Command): void {
  program
    .command('promote')
    .argument('<preview>', 'name of a preview')
    .option('--section <section>', 'only the build and the documents of this section')
    .option('--remove <addresses...>', 'live pages that the builds no longer have, and that may be removed')
    .description('Make what is yours in a preview live: builds, lists, documents, menu; everything else stays as it is')
    .action(async (channel: string, options: { section?: string; remove?: string[] }, command: Command) => {
      const { registry, output } = contextOf(command);
      const promoted = await output.step('promote', () =>
        registry.call(registryApi.promote, { body: { channel, ...options } }),
      );
      const changes = await compareBriefly(registry, { from: promoted.previous, to: promoted.release });
      output.result({ ...promoted, changes }, [
        ...describeLive(promoted, promoted.parts.join(', ')),
        ...shortLines(changes),
      ]);
    });
}
