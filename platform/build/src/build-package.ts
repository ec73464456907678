import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { discardFolder, prepareFolder, replaceDist, unfinishedFolder } from './dist-folder.ts';
import { recordSources, sourceHash } from './source-hash.ts';
import { sectionName } from './workspace.ts';

/** Builds all targets of the shell or of a section. `dist` changes only if everything succeeds. @throws Error with rspack's report. */
export async function buildPackage(dir: string): Promise<void> {
  // Read first: what is saved while the compiler runs is built the next time.
  const hash = sourceHash(dir);
  prepareFolder(dir);
  try {
    const { default: configuration } = (await import(pathToFileURL(path.join(dir, 'rspack.config.ts')).href)) as {
      default: Configuration[];
    };
    await runRspack(sectionName(dir), configuration);
    recordSources(unfinishedFolder(dir), hash);
    replaceDist(dir);
  } catch (error) {
    discardFolder(dir);
    throw error;
  }
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
