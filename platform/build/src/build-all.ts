import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ExpectedError } from '@viit/core/expected-error';
import { isBuilt } from './source-hash.ts';
import { buildFolders, buildProgram, sectionName } from './workspace.ts';

const run = promisify(execFile);

/** A build failed; the message contains the compiler's report. */
export class BuildError extends ExpectedError {
  override name = 'BuildError';
}

/**
 * Builds the shell and every section whose sources have changed, each in its own process, two at a time.
 * @param log gets a line for each build.
 */
export async function buildAll(log: (line: string) => void): Promise<void> {
  const waiting = buildFolders().filter((dir) => !isBuilt(dir));
  const worker = async () => {
    for (let dir = waiting.shift(); dir; dir = waiting.shift()) log(await buildOne(dir));
  };
  await Promise.all([worker(), worker()]);
}

async function buildOne(dir: string): Promise<string> {
  try {
    return (await run(process.execPath, [buildProgram], { cwd: dir })).stdout.trim();
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
    throw new BuildError(`The build of ${sectionName(dir)} failed. Fix this and start again:\n${stderr || stdout}`);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildAll(console.log).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
