import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { formatTime, table } from '../output.ts';

export function addBuilds(program: Command): void {
  program
    .command('builds')
    .argument('<section>', 'a section such as exams, or "shell"')
    .description('List the versions of a section that the registry has, newest first')
    .action(async (section: string, _options: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const builds = await registry.call(registryApi.listBuilds, { params: { name: section } });
      const rows = builds.map(({ version, receivedAt, isLive }) => [
        version,
        formatTime(receivedAt),
        isLive ? 'live' : '',
      ]);
      const none = `The registry has no build of ${section}. Send one with: viit preview ${section} --as try-it`;
      output.result(builds, rows.length > 0 ? table([['version', 'received', ''], ...rows]) : none);
    });
}
