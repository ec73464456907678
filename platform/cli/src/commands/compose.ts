import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { contextOf } from '../context.ts';
import { table, when } from '../output.ts';

interface Composition {
  release: string;
  rendered: number;
  pages: number;
  link: string;
  versions: { name: string; version: string }[];
}

interface HeldBuild {
  version: string;
  takenAt: string;
  isLive: boolean;
}

/** `viit compose` and `viit builds`, for whoever tests versions together. */
export function addCompose(program: Command): void {
  program
    .command('compose')
    .argument('<builds...>', 'versions such as exams@1.4.0 shell@2.0.0')
    .requiredOption('--as <channel>', 'name of the preview: lower-case letters, digits and hyphens')
    .description('Show chosen versions together: the live site with exactly these builds in it, by a secret link')
    .addHelpText(
      'after',
      `
The builds must have been published or previewed before: viit builds exams lists them. They are checked with each other
as a publish is; with a shell among them, every page of every section is rendered inside it. What you do not name is as
it is live. Composing again under the same name replaces the composition, and its link stays.

A tester's token (viit token create tester) may compose everything and makes nothing live.
  viit compose exams@1.4.0 institution@1.2.0 --as autumn
  E2E_URL=<the link> npm run test:e2e
The whole guide: docs/integration-testing.md`,
    )
    .action(async (words: string[], flags: { as: string }, command: Command) => {
      const { registry, output } = contextOf(command);
      const builds = words.map(parseBuild);
      const made = await output.step(
        'check, render and compose',
        () => registry.ask<Composition>('POST', `previews/${encodeURIComponent(flags.as)}`, { builds }),
        ({ rendered, pages }) => `${rendered} of ${pages} pages rendered`,
      );
      const link = registry.server + made.link;
      const versions = made.versions.map(({ name, version }) => `${name} ${version}`).join(', ');
      output.result({ ...made, link }, [`The preview "${flags.as}" shows ${versions}: ${link}`]);
    });
  program
    .command('builds')
    .argument('<section>', 'a section such as exams, or "shell"')
    .description('The versions of a section that the registry holds, newest first')
    .action(async (section: string, _flags: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const held = await registry.ask<HeldBuild[]>('GET', `builds/${encodeURIComponent(section)}`);
      const rows = held.map(({ version, takenAt, isLive }) => [version, when(takenAt), isLive ? 'live' : '']);
      const none = [`The registry holds no build of ${section}. Send one with: viit preview ${section} --as try-it`];
      output.result(held, rows.length > 0 ? table([['version', 'sent', ''], ...rows]) : none);
    });
}

function parseBuild(word: string): { name: string; version: string } {
  const [name = '', version = '', ...rest] = word.split('@');
  if (name && version && rest.length === 0) return { name, version };
  throw new CliError(`"${word}" names no build. Write a section and its version, such as exams@1.4.0.`);
}
