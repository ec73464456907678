import { toolkitName } from '@viit/contract';
import { plural } from '@viit/contract/comparison-text';
import { formatFileSize } from '@viit/contract/file-size';
import { type EntryVersion, type PartVersion, registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { type Context, withContext } from '../context.ts';
import { formatTime, table } from '../output.ts';

/** For `viit history` and `viit rollback`. */
export const partArgument =
  'a section such as exams, a collection such as home/announcements, the address of a document, or "menu"';

interface HistoryOptions {
  entry?: string;
  sent?: boolean;
}

export function addHistory(program: Command): void {
  program
    .command('history')
    .argument('<part>', `${partArgument}; "toolkit" for the packages that sections are built with`)
    .description('List the versions of a part of the site that were live, with who changed it and when')
    .option('--sent', 'of a section: all versions that the registry has, newest first, also those that were never live')
    .option('--entry <id>', 'of this entry of a collection: who changed which field, and when')
    .action(
      withContext((context, part: string, { entry, sent }: HistoryOptions) => {
        if (part === toolkitName) return listToolkits(context);
        if (sent) return listBuilds(context, part);
        return entry === undefined ? listVersions(context, part) : listEntryVersions(context, part, entry);
      }),
    );
}

async function listVersions({ registry, output }: Context, part: string): Promise<void> {
  const versions = await registry.call(registryApi.readHistory, { query: { part } });
  const lines = versions.map((version) => describe(part, version));
  output.result(versions, lines.length > 0 ? lines : [`${part} was never changed on the live site.`]);
}

function describe(part: string, { release, at, by, note, version, size }: PartVersion): string {
  const what =
    version ?? (size === null ? 'taken away' : part.startsWith('/') ? formatFileSize(size) : plural(size, 'item'));
  return `release ${release}  ${at.slice(0, 16).replace('T', ' ')}  ${by}: ${note} (${what})`;
}

async function listEntryVersions(context: Context, part: string, entry: string): Promise<void> {
  const versions = await readEntryVersions(context, part, entry);
  const lines = versions.map(describeEntry);
  context.output.result(versions, lines.length > 0 ? lines : [`${entry} of ${part} is as in the build.`]);
}

export function readEntryVersions({ registry }: Context, part: string, id: string): Promise<EntryVersion[]> {
  const [section = '', name = ''] = part.split('/');
  return registry.call(registryApi.readEntryHistory, { params: { section, name, id }, query: {} });
}

function describeEntry({ version, at, by, value, changed, publishedAt }: EntryVersion): string {
  const what = value ? `changed ${changed.join(', ') || 'nothing'}` : 'removed it';
  return `version ${version}  ${at?.slice(0, 16).replace('T', ' ')}  ${by} ${what}${publishedAt ? '' : ' (not published)'}`;
}

async function listBuilds({ registry, output }: Context, section: string): Promise<void> {
  const builds = await registry.call(registryApi.listBuilds, { params: { name: section } });
  const rows = builds.map(({ version, receivedAt, isLive }) => [version, formatTime(receivedAt), isLive ? 'live' : '']);
  const none = `The registry has no build of ${section}. Send one with: viit preview ${section} --as try-it`;
  output.result(builds, table(['version', 'received', ''], rows, none));
}

async function listToolkits({ registry, output }: Context): Promise<void> {
  const toolkits = await registry.call(registryApi.listToolkits, {});
  const rows = toolkits.map(({ version, publishedAt, by, packages, isCompatible, isLatest }) => [
    ...[version, formatTime(publishedAt), by],
    isLatest ? 'latest' : isCompatible ? '' : 'not for the live shell',
    packages.map((one) => `${one.name} ${one.version}`).join(', '),
  ]);
  const none = `${registry.server} serves no toolkit yet. Publish one with: viit publish toolkit`;
  output.result(toolkits, table(['version', 'published', 'by', '', 'packages'], rows, none));
}
