import { type RolledBackPart, registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { withContext } from '../context.ts';
import { parseNamedBuild } from '../named-build.ts';
import { describeChange } from '../show-change.ts';
import { partArgument } from './history.ts';

interface RollbackOptions {
  release?: string;
  withContent: boolean;
  yes: boolean;
}

export function addRollback(program: Command): void {
  program
    .command('rollback')
    .argument('[part]', `${partArgument}; a section with a version: exams@1.4.0`)
    .option('--release <release>', 'go back to the builds and the menu of this release (only the operator)')
    .option('--with-content', 'with --release: collections and documents go back too', false)
    .option('--yes', 'with --release: do it; without this, only list what would change', false)
    .description('Go back to the version of a part that was live before; all other parts stay as they are')
    .addHelpText(
      'after',
      `
Each rollback goes one version further back. The site switches to exactly the bytes that its pages had.
  viit rollback exams
  viit rollback exams@1.4.0
  viit rollback home/announcements
  viit rollback /documents/site/nirf.pdf
  viit rollback --release 41 --yes   all sections and the menu, for the operator`,
    )
    .action(
      withContext(async ({ registry, output }, part: string | undefined, options: RollbackOptions) => {
        const { release, withContent, yes } = options;
        if ((part === undefined) === (release === undefined) || (part !== undefined && (withContent || yes))) {
          throw new CliError(
            'argument-invalid',
            'Name a part of the site (viit rollback exams) or a release (viit rollback --release 41). --with-content and --yes belong to --release.',
          );
        }
        const body = release === undefined ? parsePart(String(part)) : { release, withContent, confirmed: yes };
        const done = await output.step('roll back', (onProgress) =>
          registry.call(registryApi.rollBack, { body }, { onProgress }),
        );
        const what = done.changes.map(describe).join('; ') || (part ?? 'This release');
        const { lines, changes } = await describeChange(registry, done, { what });
        output.result({ ...done, differences: changes }, lines);
      }),
    );
}

function parsePart(text: string): { part: string; version?: string } {
  if (!text.includes('@')) return { part: text };
  const { name, version } = parseNamedBuild(text);
  return { part: name, version };
}

const describe = ({ name, from, to }: RolledBackPart): string =>
  `${name} ${to.includes(' ') ? `(${to})` : to} again, instead of ${from}`;
