// First: it is of use only before anything else has been collected.
import './http/tick-shape.ts';
import { buildAll, buildFolders, workspaceRoot } from '@viit/build';
import { logSteps } from '@viit/core/log-steps';
import { openDatabase } from './database/open.ts';
import { runProgram } from './run-program.ts';
import { serveSite } from './serve.ts';
import { readSettings } from './settings.ts';

/** `npm start`: builds what has changed, takes it in, renders what is new, and serves the site. */
async function start(): Promise<void> {
  const step = logSteps(console.log);
  const settings = readSettings(process.env, workspaceRoot);
  const built: string[] = [];
  await step(
    'build',
    async () => settings.takesLocalBuilds && buildAll((line) => built.push(line)),
    () => (settings.takesLocalBuilds ? built.join(', ') || 'nothing changed' : 'left to those who publish'),
  );
  const database = await step(
    'database',
    () => openDatabase(settings),
    (opened) => opened.kind,
  );
  const site = await serveSite(database, settings, settings.takesLocalBuilds ? buildFolders() : [], step);
  endOnSignals((signal) => site.close(signal === 'SIGTERM' ? settings.drainMs : 0));
  console.log(`\nThe site is up at ${site.address}`);
}

/** Ends with the first signal. The same one may come again, from a supervisor and from npm, and must not cut the end short. */
function endOnSignals(close: (signal: NodeJS.Signals) => Promise<void>): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void close(signal).then(() => process.exit(0));
    });
  }
}

runProgram(start);
