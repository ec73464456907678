import { describeEvent } from '@viit/dev/describe-event';
import { DevError } from '@viit/dev/dev-error';
import type { DevelopmentEvent } from '@viit/dev/source-builds';
import type { DevServer, DevServerOptions } from '@viit/dev/start-dev-server';
import type { Command } from 'commander';
import { CliError, exitCodes } from '../cli-error.ts';
import type { GlobalOptions } from '../context.ts';
import { namedOrOwn, sectionFolder } from '../local-build.ts';
import { readServer } from '../settings.ts';

interface DevOptions extends GlobalOptions {
  against?: string;
  port: string;
  folder?: string;
}

/** The first line of `viit dev --json`. */
interface UpEvent {
  event: 'up';
  address: string;
  section: string;
  against: string;
  shell: string;
}

export function addDev(program: Command): void {
  program
    .command('dev')
    .argument('[section]', 'the section to work on, such as exams; by default the one of this repository')
    .option(
      '--against <address>',
      "the site that provides everything else, and the entries of the section's collections; by default the one of --server, and the seeds",
    )
    .option('--port <n>', 'the port to open in the browser; 0 for a free one', '3001')
    .option('--folder <folder>', "the section's folder; by default the one of this project")
    .description('Work on a section inside the real site; saved changes are shown immediately')
    .addHelpText(
      'after',
      `
Your section comes from your sources, the shell and the other sections from the site, which is not changed. You do not
need to build anything else of the project.
  npm run viit -- dev exams                                      against the site of npm start
  npm run viit -- dev exams --against https://www.viit.example   against the real site

Open http://localhost:3001 and edit the section's sources:
  a component or a style    is replaced in the open page, which keeps its state
  content.ts                is replaced in the same way
  pages.ts                  reloads the page, because addresses, titles and layouts may have changed
  an error                  is shown over the page with its file and line until it is fixed
When you load a page, it is rendered from your sources, as in publishing. If it cannot be rendered, you see the reason.

With --json, one line per event: {"event":"up",…}, {"event":"built",…}, {"event":"broken",…}, {"event":"shown",…}`,
    )
    .action(async (named: string | undefined, _options: object, command: Command) => {
      const options = command.optsWithGlobals<DevOptions>();
      const section = namedOrOwn(named);
      const dir = sectionFolder(section, options.folder);
      const showsSiteContent = options.against !== undefined;
      const against = readServer({ server: options.against ?? options.server }, process.env);
      const print = (event: DevelopmentEvent | UpEvent, text: string) =>
        console.log(options.json ? JSON.stringify(event) : text);
      const printEvent = (event: DevelopmentEvent) => print(event, describeEvent(event));
      const dev = await start({
        folders: [{ name: section, dir }],
        ...{ siteAddress: against, showsSiteContent, port: portOf(options.port), onEvent: printEvent },
      });
      const { address, shell } = dev;
      print(
        { event: 'up', address, section, against, shell },
        `\n${section} from source, everything else from ${against} (shell ${shell}): ${address}`,
      );
      await untilStopped();
      await dev.close();
      process.exit(exitCodes.done);
    });
}

async function start(options: DevServerOptions): Promise<DevServer> {
  // The compiler loads slowly, and no other command needs it.
  const { startDevServer } = await import('@viit/dev/start-dev-server');
  try {
    return await startDevServer(options);
  } catch (error) {
    if (error instanceof DevError) throw new CliError(error.code, error.message);
    throw error;
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new CliError(
    'argument-invalid',
    `"${text}" is not a port. Use a number from 0 (any free one) to 65535, such as --port 3001.`,
  );
}

const untilStopped = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
