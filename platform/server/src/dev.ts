import fs from 'node:fs';
import path from 'node:path';
import { buildAll, buildFolders, workspaceRoot } from '@viit/build';
import { openDatabase } from './database/open.ts';
import { serveGallery } from './gallery.ts';
import { compose } from './registry/compose.ts';
import { takeLocalBuilds } from './registry/local-builds.ts';
import { runProgram } from './run-program.ts';
import { serveSite } from './serve.ts';
import { readSettings } from './settings.ts';
import { makeSteps } from './steps.ts';

/** Saves that come close together are one change, in ms. */
const settle = 150;

/** What is built from; anything else that changes needs no build. */
const watched = ['shell', 'remotes', 'shared'];
const isSource = (file: string) => !/(^|[\\/])(dist|node_modules)([\\/]|$)|\.test\.tsx?$/.test(file);

/**
 * `npm run dev`: the site as `npm start` serves it, and every save of a source file is built, taken in and shown at the
 * next reload. A broken edit is told here, and the last whole release stays.
 */
async function dev(): Promise<void> {
  const step = makeSteps(console.log);
  const settings = readSettings(process.env, workspaceRoot);
  await step('build', () => buildAll(console.log));
  const database = await step(
    'database',
    () => openDatabase(settings),
    (opened) => opened.kind,
  );
  const site = await serveSite(database, settings, buildFolders(), step);
  const publish = async () => {
    const start = performance.now();
    await buildAll(console.log);
    const taken = await takeLocalBuilds(database, buildFolders());
    if (taken.length === 0) return;
    const made = await compose(database, taken, { origin: settings.siteOrigin, note: 'a save' });
    await site.live.refresh();
    console.log(`${made.rendered} pages rendered, live after ${Math.round(performance.now() - start)} ms`);
  };
  watchSources(publish);
  // Beside the site: the next port, where there is one.
  const gallery = await serveGallery(settings.port && settings.port + 1).catch(() => serveGallery(0));
  console.log(`\nThe components are at ${gallery}`);
  console.log(`The site is up at ${site.address}, and follows what you save`);
}

/** Calls `publish` after saves, one call at a time; saves meanwhile lead to one more. */
function watchSources(publish: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  const run = async () => {
    if (isBusy) return later();
    isBusy = true;
    await publish().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    isBusy = false;
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), settle);
  };
  for (const folder of watched) {
    fs.watch(path.join(workspaceRoot, folder), { recursive: true }, (_event, file) => {
      if (file && isSource(file)) later();
    });
  }
}

runProgram(dev);
