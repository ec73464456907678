import { toolkitName } from '@viit/contract';
import type { Command } from 'commander';
import { CliError, exitCodes } from '../cli-error.ts';
import { type Context, withContext } from '../context.ts';
import { namedOrOwn } from '../local-build.ts';
import { sendBuild } from '../send-build.ts';
import { describeToolkit, sendToolkit } from '../send-toolkit.ts';
import { describeChange, showChange } from '../show-change.ts';
import { describeWatched, duration, watchVersion } from '../watch-version.ts';

interface PublishOptions {
  dist?: string;
  remove?: string[];
  /** In ms. */
  watch?: number;
}

export function addPublish(program: Command): void {
  program
    .command('publish')
    .argument('[section]', 'a section such as exams, "shell" or "toolkit"; by default the one of this repository')
    .option('--dist <folder>', 'send this finished build, as in CI, instead of building the sources')
    .option('--remove <addresses...>', 'live pages that the build no longer has, and that may be removed')
    .option(
      '--watch <time>',
      'then compare what browsers report with the previous version, for 10m for example',
      duration,
    )
    .description('Build a section, send it, and make it live')
    .addHelpText(
      'after',
      `
The section is built if its sources have changed, sent, checked, and each of its pages is rendered inside the live shell.
Only if all of that succeeds does the site switch, to all of the new pages together. Other sections' pages keep their
bytes. Publishing the same build twice changes nothing.

Once live, a version always names the same build: raise "version" in the section's package.json with each change.
  viit publish exams
  viit rollback exams          to go back

"toolkit" publishes the npm packages that sections are built with (npm run packages writes them). It renders nothing: the site
hands them out at /_packages/ from then on.

With --watch the command ends when the new version is worse (exit code 6, with the figures), or when the time is
over. Nothing is rolled back by itself:
  viit publish exams --watch 10m || [ $? -ne 6 ] || viit rollback exams`,
    )
    .action(
      withContext(async (context, named: string | undefined, options: PublishOptions) => {
        const section = namedOrOwn(named);
        if (section === toolkitName) return publishToolkit(context, options);
        const { registry, output } = context;
        const sent = await sendBuild(context, section, 'live', options);
        const what = `${section} ${sent.version}`;
        if (options.watch === undefined) return showChange(context, sent, { what });
        const { lines, changes } = await describeChange(registry, sent, { what });
        for (const line of lines) output.hint(line);
        const watched = await watchVersion(context, section, sent.version, options.watch);
        output.result({ ...sent, changes, watched }, describeWatched(watched));
        if (watched.isWorse) process.exitCode = exitCodes.worse;
      }),
    );
}

async function publishToolkit(context: Context, { dist, remove, watch }: PublishOptions): Promise<void> {
  if (remove !== undefined || watch !== undefined) {
    throw new CliError('argument-invalid', '--remove and --watch are for sections: the toolkit has no pages.');
  }
  const received = await sendToolkit(context, dist);
  context.output.result(received, describeToolkit(received));
}
