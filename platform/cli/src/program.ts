import { Command } from 'commander';
import { addAudit } from './commands/audit.ts';
import { addCheck } from './commands/check.ts';
import { addContent } from './commands/content.ts';
import { addDev } from './commands/dev.ts';
import { addDiff } from './commands/diff.ts';
import { addExport } from './commands/export.ts';
import { addHistory } from './commands/history.ts';
import { addLogin } from './commands/login.ts';
import { addPerson } from './commands/person.ts';
import { addPreview } from './commands/preview.ts';
import { addPromote } from './commands/promote.ts';
import { addPrune } from './commands/prune.ts';
import { addPublish } from './commands/publish.ts';
import { addReports } from './commands/reports.ts';
import { addRollback } from './commands/rollback.ts';
import { addSection } from './commands/section.ts';
import { addStatus } from './commands/status.ts';
import { addToken } from './commands/token.ts';

/** The commands by who uses them first. */
const commands: readonly [heading: string, adders: readonly ((program: Command) => void)[]][] = [
  ['A section and its team:', [addLogin, addDev, addCheck, addPublish, addPreview, addPromote, addRollback]],
  ['What is live, and what would change (teams and testers):', [addStatus, addHistory, addDiff]],
  ['Visitors (teams and operators):', [addReports]],
  ['Content:', [addContent]],
  ['The site (operators):', [addSection, addPerson, addToken, addAudit, addPrune, addExport]],
];

/** The `viit` command. */
export function makeProgram(): Command {
  const program = new Command('viit')
    .exitOverride()
    .description('Publish sections of the site, preview them, and roll them back')
    .option('--server <address>', 'the site (or VIIT_SERVER; or "server" in viit.config.json)')
    .option('--token <token>', 'your token (or VIIT_TOKEN; or the file that "tokenFile" in viit.config.json names)')
    .option('--json', 'print one JSON value instead of sentences')
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('(viit --help lists all commands)')
    .addHelpText(
      'after',
      `
Your first change, from the project's folder:
  npm run viit -- dev exams                      edit it on the site of npm start, or --against https://…
  npm run viit -- login                          sign in, or set VIIT_TOKEN to your team's token
  npm run viit -- check exams                    see what publishing would find, and a browser
  npm run viit -- preview exams --as try-it      look at it with a link
  npm run viit -- promote try-it                 make it live
  npm run viit -- rollback exams                 go back to the previous build

Exit codes: 0 done, 1 failed, 2 invalid command, 3 refused by the registry (with the reason), 4 server unreachable,
5 viit diff found what --fail-on names, or a check of viit check failed, 6 viit publish --watch found that the new version is worse, 130 interrupted.
With --json an error is {"code":"version-taken","error":"…"}: match the code, it never changes.
The guide: docs/publishing.md`,
    );
  for (const [heading, adders] of commands) {
    program.commandsGroup(heading);
    for (const add of adders) add(program);
  }
  return program;
}
