import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { type Context, contextOf } from '../context.ts';
import { parseNamedBuild } from '../named-build.ts';
import { describeRemoved } from '../send-build.ts';
import { compareBriefly, shortLines } from '../short-comparison.ts';

/** `viit rollback`. */
export function addRollback(program: Command): void {
  program
    .command('rollback')
    .argument('[section]', 'a section such as exams, with a version such as exams@1.4.0, or "shell"')
    .option('--release <release>', 'go back to this release of the whole site (only the operator)')
    .description("Go back to a section's previous build; other sections stay as they are")
    .addHelpText(
      'after',
      `
Each rollback goes one build further back. The site switches to exactly the bytes that the pages of that build had.
  viit rollback exams
  viit rollback exams@1.4.0
  viit rollback --release 41   the whole site, for the operator`,
    )
    .action((section: string | undefined, { release }: { release?: string }, command: Command) => {
      const context = contextOf(command);
      if ((section === undefined) === (release === undefined)) {
        throw new CliError(
          'argument-invalid',
          'Name a section (viit rollback exams) or a release of the whole site (viit rollback --release 41).',
        );
      }
      if (release !== undefined) return rollBackSite(context, release);
      return rollBackSection(context, String(section));
    });
}

async function rollBackSite({ registry, output }: Context, release: string): Promise<void> {
  const done = await output.step('roll back', () => registry.call(registryApi.rollBack, { body: { release } }));
  const changes = await compareBriefly(registry, { from: done.previous, to: release });
  output.result({ ...done, changes }, [
    `Live: the whole site as it was in release ${release}.`,
    ...describeRemoved(done.removed),
    ...shortLines(changes),
  ]);
}

async function rollBackSection({ registry, output }: Context, build: string): Promise<void> {
  const { name: section, version } = build.includes('@') ? parseNamedBuild(build) : { name: build, version: undefined };
  const done = await output.step('roll back', () =>
    registry.call(registryApi.rollBack, { body: { section, version } }),
  );
  if ('to' in done && done.release === done.previous) {
    return output.result(done, [`${section} ${done.to} is live already, in release ${done.release}. Nothing changes.`]);
  }
  const versions = 'to' in done ? `${section} ${done.to} again, instead of ${done.from}` : section;
  const changes = await compareBriefly(registry, { from: done.previous, to: done.release });
  output.result({ ...done, changes }, [
    `Live: ${versions}, in release ${done.release}.`,
    ...describeRemoved(done.removed),
    ...shortLines(changes),
  ]);
}
