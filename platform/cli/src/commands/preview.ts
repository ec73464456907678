import { registryApi } from '@viit/contract/registry-api';
import type { Command } from 'commander';
import { contextOf } from '../context.ts';
import { namedOrOwn } from '../local-build.ts';
import { sendBuild } from '../send-build.ts';
import { compareBriefly, describePromotion } from '../short-comparison.ts';

interface PreviewOptions {
  as?: string;
  dist?: string;
}

export function addPreview(program: Command): void {
  const preview = program
    .command('preview')
    .argument('[section]', 'a section such as exams, or "shell"; by default the one of this repository')
    // Commander would also require a required option for `preview delete`.
    .option('--as <name>', 'name of the preview (required): lower-case letters, digits and hyphens')
    .option('--dist <folder>', 'send this finished build instead of building the sources')
    .description('Build a section, send it, and show it to those who have the link')
    .addHelpText(
      'after',
      `
A preview is the live site with your build in it; other teams may add theirs. Those who open the link see it, marked as a
preview, until they leave it. Visitors do not.
  viit preview exams --as new-timetables
  viit promote new-timetables
  viit preview delete new-timetables`,
    )
    .action(async (named: string | undefined, { as, dist }: PreviewOptions, command: Command) => {
      if (as === undefined) return command.error("error: required option '--as <name>' not specified");
      const context = contextOf(command);
      const section = namedOrOwn(named);
      const sent = await sendBuild(context, section, as, { dist });
      const link = context.registry.server + (sent.link ?? '');
      const changes = await compareBriefly(context.registry, { from: 'live', to: as });
      context.output.result({ ...sent, link, changes }, [
        `The preview "${as}" shows ${section} ${sent.version}: ${link}`,
        ...describePromotion(changes, as),
      ]);
    });
  addDelete(preview.command('delete'));
}

function addDelete(command: Command): void {
  command
    .argument('<name>', 'name of a preview')
    .description('Delete a preview; its link stops working (only its owner or the operator)')
    .addHelpText(
      'after',
      '\nThose who have it open see the live site from then on. The name can be used again, with another link.',
    )
    .action(async (channel: string, _options: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const deleted = await registry.call(registryApi.deletePreview, { params: { channel } });
      output.result(deleted, `The preview "${channel}" is deleted; its link no longer works.`);
    });
}
