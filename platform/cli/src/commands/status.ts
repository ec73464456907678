import { type Health, registryApi, type Status } from '@viit/contract/registry-api';
import { describeHealth } from '@viit/contract/report-text';
import type { Command } from 'commander';
import { withContext } from '../context.ts';
import { formatTime, table } from '../output.ts';
import { wholeNumber } from '../whole-number.ts';

export function addStatus(program: Command): void {
  program
    .command('status')
    .option('--count <n>', 'how many of the latest changes to show', wholeNumber, 10)
    .description('Show the version of each section, the previews, and who published what and when')
    .action(
      withContext(async ({ registry, output }, { count }: { count: number }) => {
        const status = await registry.call(registryApi.readStatus, { query: { count } });
        const health = await registry.call(registryApi.readHealth, { query: {} });
        output.result({ ...status, health }, describe(status, registry.server, health));
      }),
    );
}

function describe(
  { release, sections, owners, channels, switches, scheduleFailures }: Status,
  server: string,
  health: Health,
): string[] {
  if (release === null) return ['Nothing is live yet. Publish the shell first: viit publish shell'];
  const previews = channels.filter(({ name }) => name !== 'live');
  return [
    `Live at ${server}: release ${release}`,
    '',
    ...table(
      ['section', 'version', 'since', 'by', 'health', 'addresses'],
      sections.map(({ name, version, since, by }) => [
        ...[name, version, formatTime(since), by],
        healthOf(name, health),
        ownedBy(name, owners),
      ]),
    ),
    ...(health.sections.some(({ worse }) => worse.length > 0) ? ['', health.rule] : []),
    ...(scheduleFailures.length > 0
      ? ['', 'Scheduled entries that could not go live; tried again after the next publish']
      : []),
    ...scheduleFailures.map(
      ({ section, part = section, moment, error }) => `${part}  ${moment.replace('T', ' ')}  ${error.split('\n')[0]}`,
    ),
    ...(previews.length > 0
      ? [
          '',
          ...table(
            ['preview', 'shows', 'since', 'link'],
            previews.map(({ name, chosen, switchedAt, link }) => [
              ...[name, chosen.join(', '), formatTime(switchedAt)],
              link ? server + link : '',
            ]),
          ),
        ]
      : []),
    '',
    ...table(
      ['release', 'channel', 'when', 'who', 'what'],
      switches.map((one) => [one.release, one.channel, formatTime(one.at), one.by, one.note]),
    ),
  ];
}

/** From browser reports. */
function healthOf(name: string, health: Health): string {
  const section = health.sections.find((one) => one.name === name);
  return section ? describeHealth(section, health.minimumViews) : '';
}

/** The first few addresses, and the number of others. */
function ownedBy(name: string, owners: Status['owners']): string {
  const addresses = owners.find((owner) => owner.name === name)?.addresses ?? [];
  const more = addresses.length - shownAddresses;
  return `${addresses.slice(0, shownAddresses).join(' ')}${more > 0 ? ` and ${more} more (viit section ${name})` : ''}`;
}

const shownAddresses = 4;
