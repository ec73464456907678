import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { formatTime, table } from '../output.ts';

export function addToolkit(program: Command): void {
  program
    .command('toolkit')
    .description('List the versions of the toolkit that sections are built with, newest first')
    .action(async (_options: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const toolkits = await registry.call(registryApi.listToolkits, {});
      const rows = toolkits.map(({ version, publishedAt, by, packages, isCompatible, isLatest }) => [
        ...[version, formatTime(publishedAt), by],
        isLatest ? 'latest' : isCompatible ? '' : 'not for the live shell',
        packages.map((one) => `${one.name} ${one.version}`).join(', '),
      ]);
      const none = `${registry.server} serves no toolkit yet. Publish one with: viit publish toolkit`;
      output.result(
        toolkits,
        rows.length > 0 ? table([['version', 'published', 'by', '', 'packages'], ...rows]) : none,
      );
    });
}
