import { Command } from 'commander';
import { addCompose } from './commands/compose.ts';
import { addContent } from './commands/content.ts';
import { addDev } from './commands/dev.ts';
import { addExport } from './commands/export.ts';
import { addLookingBack } from './commands/looking-back.ts';
import { addPreviewEnd } from './commands/preview-end.ts';
import { addPublishing } from './commands/publish.ts';
import { addTokens } from './commands/tokens.ts';

/** The `viit` command. */
export function makeProgram(): Command {
  const program = new Command('viit')
    .description('Publishes sections of the site, previews them, and takes them back')
    .option('--server <address>', 'the site (VIIT_SERVER; "server" in viit.config.json)')
    .option('--token <token>', 'your token (VIIT_TOKEN; the file that "tokenFile" in viit.config.json names)')
    .option('--json', 'one JSON value instead of sentences')
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('(viit --help shows every command)')
    .addHelpText(
      'after',
      `
A first change, from the project's folder:
  npm run viit -- dev exams                      edit it inside the site of npm start, or --against https://…
  export VIIT_TOKEN=viit_exams_…                 the operator gives it to your team
  npm run viit -- preview exams --as try-it      look at it by its link
  npm run viit -- promote try-it                 make it live
  npm run viit -- rollback exams                 take it back

Exit codes: 0 done, 1 failed, 2 not understood, 3 refused by the registry (with the reason), 4 no server answers.
The whole guide: docs/publishing.md`,
    );
  addDev(program);
  addPublishing(program);
  addPreviewEnd(program);
  addCompose(program);
  addLookingBack(program);
  addTokens(program);
  addContent(program);
  addExport(program);
  return program;
}
