import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { contextOf } from '../context.ts';
import { table, when } from '../output.ts';
import { wholeNumber } from '../whole-number.ts';

interface Status {
  release: string | null;
  sections: { name: string; version: string; since: string; by: string }[];
  channels: { name: string; release: string; movedAt: string; chosen: string[]; link?: string }[];
  moves: { channel: string; release: string; at: string; by: string; note: string }[];
}

/** `viit rollback`, `viit status` and `viit prune`. */
export function addLookingBack(program: Command): void {
  program
    .command('rollback')
    .argument('[section]', 'a section such as exams, or "shell"')
    .option('--to <release>', 'turn the whole site back to this release (operator only)')
    .option('--version-of <version>', 'go back to this version instead of the former one')
    .description("Put a section's former build back, and leave everybody else's work as it is")
    .addHelpText(
      'after',
      `
Each rollback goes one build further back. The site turns over at once, with the very bytes of that build's pages.
  viit rollback exams
  viit rollback exams --version-of 1.4.0
  viit rollback --to 41        the whole site, for the operator`,
    )
    .action(async (section: string | undefined, flags: { to?: string; versionOf?: string }, command: Command) => {
      const { registry, output } = contextOf(command);
      if ((section === undefined) === (flags.to === undefined)) {
        throw new CliError(
          'Name a section (viit rollback exams) or a release of the whole site (viit rollback --to 41).',
        );
      }
      if (flags.to !== undefined) {
        const made = await output.step('turn back', () => registry.ask('POST', 'rollback', { release: flags.to }));
        return output.result(made, `Live: the whole site as it was in release ${flags.to}.`);
      }
      const made = await output.step('roll back', () =>
        registry.ask<{ from: string; to: string; release: string }>('POST', 'rollback', {
          section,
          ...(flags.versionOf && { version: flags.versionOf }),
        }),
      );
      output.result(made, `Live: ${section} ${made.to} again, instead of ${made.from}, in release ${made.release}.`);
    });
  program
    .command('status')
    .option('--count <n>', 'how many moves to look back', wholeNumber, 10)
    .description('Which version each section is on, the channels, and who published what and when')
    .action(async ({ count }: { count: number }, command: Command) => {
      const { registry, output } = contextOf(command);
      const status = await registry.ask<Status>('GET', `status?count=${count}`);
      output.result(status, statusWords(status, registry.server));
    });
  program
    .command('prune')
    .requiredOption('--keep <n>', 'how many live releases to keep', wholeNumber)
    .description('Take away releases, builds and pages that nothing needs any more (operator only)')
    .addHelpText('after', '\nWhat a channel shows is always kept, and so is everything younger than a day.')
    .action(async ({ keep }: { keep: number }, command: Command) => {
      const { registry, output } = contextOf(command);
      const gone = await output.step('prune', () => registry.ask<Record<string, number>>('POST', 'prune', { keep }));
      const { releases, builds, pages, files } = gone;
      output.result(gone, `Taken away: ${releases} releases, ${builds} builds, ${pages} pages, ${files} files.`);
    });
}

function statusWords({ release, sections, channels, moves }: Status, server: string): string[] {
  if (release === null) return ['Nothing is live yet. Publish the shell first: viit publish shell'];
  const previews = channels.filter((channel) => channel.name !== 'live');
  return [
    `Live at ${server}: release ${release}`,
    '',
    ...table([
      ['section', 'version', 'since', 'by'],
      ...sections.map((one) => [one.name, one.version, when(one.since), one.by]),
    ]),
    ...(previews.length > 0 ? ['', 'Previews'] : []),
    ...table(
      previews.map((one) => [one.name, one.chosen.join(', '), when(one.movedAt), one.link ? server + one.link : '']),
    ),
    '',
    ...table([
      ['release', 'channel', 'when', 'who', 'what'],
      ...moves.map((one) => [one.release, one.channel, when(one.at), one.by, one.note]),
    ]),
  ];
}
