import path from 'node:path';
import { buildAll, buildFolders, workspaceRoot } from '@viit/build';
import { logSteps } from '@viit/core/log-steps';
import { runProgram } from '@viit/core/run-program';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { serveSite } from '../../server/src/serve-site.ts';
import { readSettings } from '../../server/src/settings.ts';
import { answerGallery, galleryBase } from './gallery.ts';
import { reportText } from './report-text.ts';
import { startDev } from './start-dev-server.ts';

/**
 * `npm run dev`: the shell and all sections from source, in front of a site of their own as `npm start` makes it, which gives
 * the lists and whatever else is not built. A save of a section's is exchanged in the open page; one of the shell's reloads it.
 */
async function dev(): Promise<void> {
  const step = logSteps(console.log);
  const settings = readSettings(process.env, workspaceRoot);
  await step('build', () => buildAll(console.log));
  const database = await step(
    'database',
    () => openDatabase(settings),
    (opened) => opened.kind,
  );
  // A line for every file of every reload would hide what is told of saves.
  const logLevel = process.env.LOG_LEVEL ? settings.logLevel : 'warn';
  const behind = { ...settings, port: 0, host: '127.0.0.1', logLevel };
  const site = await serveSite(database, behind, buildFolders(), step);
  const sources = buildFolders().map((dir) => ({ name: path.basename(dir), dir }));
  const { port, host } = settings;
  const running = await step('sources', () =>
    startDev({
      folders: sources,
      against: site.address,
      port,
      host,
      say: (report) => console.log(reportText(report)),
      also: answerGallery,
    }),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void running
        .close()
        .then(() => site.close())
        .then(() => process.exit(0));
    });
  }
  console.log(`\nThe components are at ${running.address}${galleryBase}`);
  console.log(`The site is up at ${running.address}, and follows what you save`);
}

runProgram(dev);
