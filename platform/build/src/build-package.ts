import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';

/** Builds the shell or a section in its folder, both targets. Throws an error that holds rspack's own report. */
export async function buildPackage(dir: string): Promise<void> {
  // Without the old manifest a build that fails half-way is seen as none.
  fs.rmSync(path.join(dir, 'dist/manifest.json'), { force: true });
  const { default: configuration } = (await import(pathToFileURL(path.join(dir, 'rspack.config.ts')).href)) as {
    default: Configuration[];
  };
  await runRspack(path.basename(dir), configuration);
}

/** Runs rspack to its end. Throws an error that holds rspack's own report. */
export async function runRspack(name: string, configuration: Configuration[]): Promise<void> {
  const compiler = rspack(configuration);
  const stats = await new Promise<NonNullable<Parameters<Parameters<typeof compiler.run>[0]>[1]>>((resolve, reject) =>
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('rspack gave no result')) : resolve(result),
    ),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) {
    throw new Error(`${name} does not build:\n${stats.toString({ all: false, errors: true, colors: false })}`);
  }
}
