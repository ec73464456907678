import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';

/** Builds all targets of the shell or of a section. @throws Error with rspack's report. */
export async function buildPackage(dir: string): Promise<void> {
  // A build that fails must not leave the old manifest beside new files.
  fs.rmSync(path.join(dir, 'dist/manifest.json'), { force: true });
  const { default: configuration } = (await import(pathToFileURL(path.join(dir, 'rspack.config.ts')).href)) as {
    default: Configuration[];
  };
  await runRspack(path.basename(dir), configuration);
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
