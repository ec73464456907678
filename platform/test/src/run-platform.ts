import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@viit/build';
import { provideNode } from './nodes.ts';
import { platformTests } from './platform-tests.ts';

/*
 * `tsx run-platform.ts`: compiles the platform with its tests and runs them. Loading the sources from TypeScript instead takes
 * three times the processor time, for every test file and for every server that a test starts.
 *
 * `tsx run-platform.ts 24`: on another version of Node. With FULL=1 all tests, otherwise those of features that differ between
 * versions: isolates and their sandbox, both databases, HTTP, and streams.
 */

const sample = ['isolate', 'sandbox', 'isolation', 'open-database', 'archive', 'publishing', 'create-server'];

/** Test files that share a process, at most. */
const groupSize = 12;
/** Processes at the same time. */
const concurrency = 2;

const [, , major] = process.argv;
const compiled = compile();
const tests = spawn('node', ['--test', `--test-concurrency=${concurrency}`, ...writeGroups(testFiles())], {
  cwd: workspaceRoot,
  env: environment(),
  stdio: 'inherit',
});
tests.once('close', (code) => {
  process.exitCode = code ?? 1;
});

/** @returns the folder of the compiled tests, which mirrors the project. */
function compile(): string {
  const folder = path.join(workspaceRoot, 'test-results/compiled/tests');
  fs.rmSync(folder, { recursive: true, force: true });
  execFileSync(process.execPath, [path.join(workspaceRoot, 'platform/build/bin/compile.mjs'), folder, '--tests']);
  return folder;
}

function testFiles(): string[] {
  const nameOf = (file: string) => path.basename(file, '.test.ts');
  const all = platformTests();
  const missing = sample.find((name) => !all.some((file) => nameOf(file) === name));
  if (missing) throw new Error(`There is no platform test ${missing}.test.ts. Correct the list in run-platform.ts.`);
  return major && !process.env.FULL ? all.filter((file) => sample.includes(nameOf(file))) : all;
}

/** Writes modules that run some of the compiled test files each. @returns their paths. */
function writeGroups(files: readonly string[]): string[] {
  const size = Math.min(groupSize, Math.ceil(files.length / concurrency));
  return Array.from({ length: Math.ceil(files.length / size) }, (_, i) => {
    const group = files.slice(i * size, (i + 1) * size);
    const addresses = Object.fromEntries(
      group.map((file) => [file, pathToFileURL(path.join(compiled, file.replace(/\.ts$/, '.js'))).href]),
    );
    const module = path.join(compiled, `group-${i + 1}.js`);
    const imports = "import { runGroup } from './platform/test/src/run-group.js';";
    fs.writeFileSync(module, `${imports}\nawait runGroup(${JSON.stringify(addresses)});\n`);
    return module;
  });
}

function environment(): NodeJS.ProcessEnv {
  // Tests copy databases of a thousand files: in memory that costs no time.
  const memory = '/dev/shm';
  const hasMemory = fs.existsSync(memory) && fs.statfsSync(memory).bavail * fs.statfsSync(memory).bsize > 2 ** 32;
  const TMPDIR = process.env.TMPDIR ?? (hasMemory ? memory : os.tmpdir());
  if (!major) return { ...process.env, TMPDIR };
  // The long series of crashes runs on the machine's own Node only. PATH is for the processes that tests start.
  const { CRASHES: _, ...inherited } = process.env;
  return { ...inherited, TMPDIR, PATH: `${provideNode(major)}${path.delimiter}${process.env.PATH}` };
}
