import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ExpectedError } from '@viit/core/expected-error';
import { limitConcurrency } from '@viit/core/limit-concurrency';
import { runProgram } from '@viit/core/run-program';
import { isBuilt } from './source-hash.ts';
import { buildFolders, sectionName } from './workspace.ts';

export class BuildError extends ExpectedError {
  override name = 'BuildError';
}

const rspackCommand = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')),
  'bin/rspack.js',
);

/** Skips unchanged sources. @returns a line about the build. @throws BuildError */
export async function buildPackage(dir: string): Promise<string> {
  const name = sectionName(dir);
  if (isBuilt(dir)) return `${name}: nothing changed`;
  const start = performance.now();
  await promisify(execFile)(process.execPath, [rspackCommand, 'build'], { cwd: dir }).catch(
    ({ stderr = '', stdout = '' }: { stderr?: string; stdout?: string }) => {
      throw new BuildError(`The build of ${name} failed. Fix this and try again:\n${stderr}${stdout}`);
    },
  );
  return `${name}: built in ${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Builds two packages at a time. @param log gets a line for each build. */
export async function buildAll(log: (line: string) => void): Promise<void> {
  const limited = limitConcurrency(2);
  const changed = buildFolders().filter((dir) => !isBuilt(dir));
  await Promise.all(changed.map((dir) => limited(async () => log(await buildPackage(dir)))));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) runProgram(() => buildAll(console.log));
