import { plural } from '@viit/contract/comparison-text';
import { formatFileSize } from '@viit/contract/file-size';
import { type PartVersion, registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';

/** For `viit history` and `viit rollback`. */
export const partArgument =
  'a section such as exams, a collection such as home/announcements, the address of a document, or "menu"';

export function addHistory(program: Command): void {
  program
    .command('history')
    .argument('<part>', partArgument)
    .description('List the versions of a part of the site that were live, with who changed it and when')
    .action(async (part: string, _options: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const versions = await registry.call(registryApi.readHistory, { query: { part } });
      const lines = versions.map((version) => describe(part, version));
      output.result(versions, lines.length > 0 ? lines : [`${part} was never changed on the live site.`]);
    });
}

function describe(part: string, { release, at, by, note, version, size }: PartVersion): string {
  const what =
    version ?? (size === null ? 'taken away' : part.startsWith('/') ? formatFileSize(size) : plural(size, 'item'));
  return `release ${release}  ${at.slice(0, 16).replace('T', ' ')}  ${by}: ${note} (${what})`;
}
