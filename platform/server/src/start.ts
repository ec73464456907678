// The first import: it has an effect only before the first garbage collection.
import './http/pin-tick-object.ts';
import { buildAll, buildFolders, workspaceRoot } from '@viit/build';
import { checkSandbox } from '@viit/core/isolate/check-sandbox';
import { logSteps } from '@viit/core/log-steps';
import { runProgram } from '@viit/core/run-program';
import { deleteStaleFolders } from '@viit/core/temporary-folder';
import { openDatabase } from './database/open-database.ts';
import { serveSite } from './serve-site.ts';
import { readSettings } from './settings.ts';

async function start(): Promise<void> {
  await deleteStaleFolders();
  const step = logSteps(console.log);
  const settings = readSettings(process.env, workspaceRoot);
  const { usesLocalBuilds } = settings;
  await step('sandbox', async () => checkSandbox(settings.requiresSandbox), String);
  const built: string[] = [];
  await step(
    'build',
    async () => usesLocalBuilds && buildAll((line) => built.push(line)),
    () => (usesLocalBuilds ? built.join(', ') || 'nothing changed' : 'skipped (LOCAL_BUILDS=off)'),
  );
  // Files written from here on are private.
  process.umask(0o077);
  const database = await step(
    'database',
    () => openDatabase(settings),
    (opened) => opened.kind,
  );
  const site = await serveSite(database, settings, usesLocalBuilds ? buildFolders() : [], step);
  closeOnSignal((signal) => site.close(signal === 'SIGTERM' ? settings.drainMs : 0));
  if (site.consoleAddress) console.log(`\nThe console is at ${site.consoleAddress}: sign in with a token`);
  console.log(`\nThe site is up at ${site.address}`);
}

/** A supervisor and npm may both send a signal; the second must not interrupt draining. */
function closeOnSignal(close: (signal: NodeJS.Signals) => Promise<void>): void {
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      void close(signal).then(() => process.exit(0));
    });
  }
}

runProgram(start);
