import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { discardFolder, prepareFolder, replaceDist, unfinishedFolder } from './dist-folder.ts';
import { section } from './preset.ts';
import { recordSources, sourceHash } from './source-hash.ts';
import { sectionName } from './workspace.ts';

/** Builds all targets of the shell or of a section. `dist` changes only if everything succeeds. @throws Error with rspack's report. */
export async function buildPackage(dir: string): Promise<void> {
  // Read first: what is saved while the compiler runs is built the next time.
  const hash = sourceHash(dir);
  prepareFolder(dir);
  try {
    await runRspack(sectionName(dir), await configurationOf(dir));
    recordSources(unfinishedFolder(dir), hash);
    replaceDist(dir);
  } catch (error) {
    discardFolder(dir);
    throw error;
  }
}

/** The configuration in a folder; where it has none, as in a repository that was created for a section, the preset. */
async function configurationOf(dir: string): Promise<Configuration[]> {
  const file = ['rspack.config.ts', 'rspack.config.mjs']
    .map((name) => path.join(dir, name))
    .find((name) => fs.existsSync(name));
  if (!file) return section(dir);
  return ((await import(pathToFileURL(file).href)) as { default: Configuration[] }).default;
}

/** Compiles once. @throws Error with rspack's report. */
export async function runRspack(name: string, configuration: Configuration[]): Promise<void> {
  const compiler = rspack(configuration);
  const stats = await new Promise<NonNullable<Parameters<Parameters<typeof compiler.run>[0]>[1]>>((resolve, reject) =>
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('rspack returned no result')) : resolve(result),
    ),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) {
    throw new Error(`${name} does not build:\n${stats.toString({ all: false, errors: true, colors: false })}`);
  }
}
