import type { Command } from 'commander';
import { contextOf } from '../context.ts';

/** `viit end`. */
export function addPreviewEnd(program: Command): void {
  program
    .command('end')
    .argument('<channel>', 'name of a preview')
    .description('End a preview: its link opens nothing any more (whoever made it, or the operator)')
    .addHelpText(
      'after',
      '\nWhoever has it open sees the live site from then on. The name is free again, with another link.',
    )
    .action(async (channel: string, _flags: object, command: Command) => {
      const { registry, output } = contextOf(command);
      const gone = await registry.ask('DELETE', `previews/${encodeURIComponent(channel)}`);
      output.result(gone, `The preview "${channel}" is ended; its link opens nothing any more.`);
    });
}
