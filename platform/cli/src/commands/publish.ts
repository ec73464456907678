import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { describeLive, sendBuild } from '../send-build.ts';
import { compareBriefly, shortLines } from '../short-comparison.ts';

/** `viit publish`. */
export function addPublish(program: Command): void {
  program
    .command('publish')
    .argument('<section>', 'a section such as exams, or "shell"')
    .option('--dist <folder>', 'send this finished build, as in CI, instead of building the sources')
    .option('--remove <addresses...>', 'live pages that the build no longer has, and that may vanish')
    .description('Build a section, send it, and make it live')
    .addHelpText(
      'after',
      `
The section is built if its sources have changed, sent, checked, and each of its pages is rendered inside the live shell.
Only if all of that succeeds does the site switch, to all of the new pages together. Other sections' pages keep their
bytes. Publishing the same build twice changes nothing.

Once live, a version always names the same build: raise "version" in remotes/<section>/package.json with each change.
  viit publish exams
  viit rollback exams          to go back`,
    )
    .action(async (section: string, options: { dist?: string; remove?: string[] }, command: Command) => {
      const context = contextOf(command);
      const sent = await sendBuild(context, section, 'live', options);
      const changes = await compareBriefly(context.registry, { from: sent.previous, to: sent.release });
      context.output.result({ ...sent, changes }, [
        ...describeLive(sent, `${section} ${sent.version}`),
        ...shortLines(changes),
      ]);
    });
}
