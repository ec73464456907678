import { plural } from '@viit/contract/comparison-text';
import { formatFileSize } from '@viit/contract/file-size';
import { type EntryVersion, type PartVersion, registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { type Context, contextOf } from '../context.ts';

/** For `viit history` and `viit rollback`. */
export const partArgument =
  'a section such as exams, a collection such as home/announcements, the address of a document, or "menu"';

export function addHistory(program: Command): void {
  program
    .command('history')
    .argument('<part>', partArgument)
    .description('List the versions of a part of the site that were live, with who changed it and when')
    .option('--entry <id>', 'of this entry of a collection: who changed which field, and when')
    .action(async (part: string, { entry }: { entry?: string }, command: Command) => {
      const context = contextOf(command);
      const { registry, output } = context;
      if (entry !== undefined) {
        const versions = await readEntryVersions(context, part, entry);
        const lines = versions.map(describeEntry);
        return output.result(versions, lines.length > 0 ? lines : [`${entry} of ${part} is as in the build.`]);
      }
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

export function readEntryVersions({ registry }: Context, part: string, id: string): Promise<EntryVersion[]> {
  const [section = '', name = ''] = part.split('/');
  return registry.call(registryApi.readEntryHistory, { params: { section, name, id }, query: {} });
}

function describeEntry({ version, at, by, value, changed, publishedAt }: EntryVersion): string {
  const what = value ? `changed ${changed.join(', ') || 'nothing'}` : 'removed it';
  return `version ${version}  ${at?.slice(0, 16).replace('T', ' ')}  ${by} ${what}${publishedAt ? '' : ' (not published)'}`;
}
