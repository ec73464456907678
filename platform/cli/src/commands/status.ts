import { registryApi, type Status } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { formatTime, table } from '../output.ts';
import { wholeNumber } from '../whole-number.ts';

/** `viit status`. */
export function addStatus(program: Command): void {
  program
    .command('status')
    .option('--count <n>', 'how many of the latest changes to show', wholeNumber, 10)
    .description('Show the version of each section, the previews, and who published what and when')
    .action(async ({ count }: { count: number }, command: Command) => {
      const { registry, output } = contextOf(command);
      const status = await registry.call(registryApi.readStatus, { query: { count } });
      output.result(status, describe(status, registry.server));
    });
}

function describe({ release, sections, channels, moves }: Status, server: string): string[] {
  if (release === null) return ['Nothing is live yet. Publish the shell first: viit publish shell'];
  const previews = channels.filter(({ name }) => name !== 'live');
  return [
    `Live at ${server}: release ${release}`,
    '',
    ...table([
      ['section', 'version', 'since', 'by'],
      ...sections.map(({ name, version, since, by }) => [name, version, formatTime(since), by]),
    ]),
    ...(previews.length > 0 ? ['', 'Previews'] : []),
    ...table(
      previews.map(({ name, chosen, movedAt, link }) => [
        name,
        chosen.join(', '),
        formatTime(movedAt),
        link ? server + link : '',
      ]),
    ),
    '',
    ...table([
      ['release', 'channel', 'when', 'who', 'what'],
      ...moves.map((move) => [move.release, move.channel, formatTime(move.at), move.by, move.note]),
    ]),
  ];
}
