import { type Configuration, rspack } from '@rspack/core';

/** @throws Error with rspack's report. */
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
