import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

/** Test files that share a process. */
const groupSize = 12;
/** A file that hangs fails by name, before the time limit of the whole stage. */
const options = process.env.FULL ? '{}' : '{ timeout: 300_000 }';

const [, , major] = process.argv;
const compiled = compile();
const tests = spawn('node', ['--test', '--test-concurrency=2', ...writeGroups(testFiles())], {
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
  const selected = major && !process.env.FULL ? all.filter((file) => sample.includes(nameOf(file))) : all;
  return selected;
}

/**
 * Writes modules that run some test files each, one after the other: to load the server, to open the embedded database and to
 * start isolates costs a process more than most files. @returns their paths.
 */
function writeGroups(files: readonly string[]): string[] {
  const groups = Array.from({ length: Math.ceil(files.length / groupSize) }, (_, i) =>
    files.slice(i * groupSize, (i + 1) * groupSize),
  );
  return groups.map((group, i) => {
    const module = path.join(compiled, `group-${i + 1}.js`);
    const suites = group.map((file) => {
      const compiledFile = JSON.stringify(`./${file.replace(/\.ts$/, '.js')}`);
      return `describe(${JSON.stringify(file)}, ${options}, async () => void (await import(${compiledFile})));`;
    });
    fs.writeFileSync(module, ["import { describe } from 'node:test';", ...suites, ''].join('\n'));
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
