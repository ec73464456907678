import { DevError } from '@viit/dev/dev-error';
import { formatReport } from '@viit/dev/format-report';
import type { Report } from '@viit/dev/source-builds';
import type { DevServer } from '@viit/dev/start-dev-server';
import type { Command } from 'commander';
import { CliError, exitCodes } from '../cli-error.ts';
import type { GlobalFlags } from '../context.ts';
import { sectionFolder } from '../pack-build.ts';
import { readSettings } from '../settings.ts';

interface DevFlags extends GlobalFlags {
  against?: string;
  port: string;
  folder?: string;
}

/** `viit dev`. */
export function addDev(program: Command): void {
  program
    .command('dev')
    .argument('<section>', 'the section that you work on, such as exams')
    .option('--against <address>', 'the site that everything else comes from; the one that --server means without it')
    .option('--port <n>', 'where to look at it; 0 for a free port', '3001')
    .option('--folder <folder>', "where the section's sources are; remotes/<section> without it")
    .description('Work on a section inside the real site: what you save is on screen at once')
    .addHelpText(
      'after',
      `
Your section comes from your sources, the shell and everybody else's sections from the site, which is not changed by it.
Nothing else of the project has to be built.
  npm run viit -- dev exams                                      against the site of npm start
  npm run viit -- dev exams --against https://www.viit.example   against the real one

Open http://localhost:3001 and edit remotes/exams/src:
  a component or a style    is exchanged in the open page; what was typed and opened there stays
  content.ts                the same
  pages.ts                  reloads the page: addresses, titles and layouts are new
  something broken          is shown over the page with its file and line, until a save mends it
A page is rendered from your sources when you load it, as publishing does: what cannot be rendered, you read at once.

With --json, a line for each event: {"event":"up",…}, {"event":"built",…}, {"event":"broken",…}, {"event":"shown",…}`,
    )
    .action(async (section: string, _flags: object, command: Command) => {
      const flags = command.optsWithGlobals<DevFlags>();
      const dir = sectionFolder(section, flags.folder);
      const { server: against } = readSettings({ ...flags, server: flags.against ?? flags.server }, process.env);
      const tell = (
        event: Report | { event: 'up'; address: string; section: string; against: string; shell: string },
        words: string,
      ) => console.log(flags.json ? JSON.stringify(event) : words);
      const dev = await start(section, dir, against, portOf(flags.port), (report) =>
        tell(report, formatReport(report)),
      );
      const { address, shell } = dev;
      tell(
        { event: 'up', address, section, against, shell },
        `\n${section} from source, all else from ${against} (shell ${shell}): ${address}`,
      );
      await untilStopped();
      await dev.close();
      process.exit(exitCodes.done);
    });
}

async function start(
  name: string,
  dir: string,
  siteAddress: string,
  port: number,
  onReport: (report: Report) => void,
): Promise<DevServer> {
  // The compiler takes its time to load: only this command waits for it.
  const { startDevServer } = await import('@viit/dev/start-dev-server');
  try {
    return await startDevServer({ folders: [{ name, dir }], siteAddress, port, onReport });
  } catch (error) {
    if (error instanceof DevError) throw new CliError(error.message, exitCodes[error.kind]);
    throw error;
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new CliError(`"${text}" is no port. Give a number from 0 (any free one) to 65535, such as --port 3001.`);
}

const untilStopped = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
