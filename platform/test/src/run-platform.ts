import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '@viit/build';
import { provideNode } from './nodes.ts';
import { isLong, platformTests } from './platform-tests.ts';

/*
 * `tsx run-platform.ts [long | 24]`: runs the compiled tests, because loading TypeScript triples the processor time. By default
 * all but the long ones, with `long` only those, and on another Node only `sample`: features that differ between versions. With
 * FULL=1 all of them, and on another Node all but the long ones.
 */

const sample = [
  ...['isolate', 'sandbox', 'isolation', 'open-database', 'archive', 'publishing', 'create-server'],
  'check-styles-in-process',
];

/** Test files that share a process, at most. */
const groupSize = 40;
/** Processes at the same time. */
const concurrency = 2;

const [, , which] = process.argv;
const major = which === 'long' ? undefined : which;
const compiled = compile();
const tests = spawn('node', ['--test', `--test-concurrency=${concurrency}`, ...writeGroups(testFiles())], {
  cwd: workspaceRoot,
  env: environment(),
  stdio: 'inherit',
});
tests.once('close', (code) => {
  process.exitCode = code ?? 1;
});

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
  if (which === 'long') return all.filter(isLong);
  if (process.env.FULL) return major ? all.filter((file) => !isLong(file)) : all;
  return all.filter((file) => (major ? sample.includes(nameOf(file)) : !isLong(file)));
}

/** Writes modules that run some of the compiled test files each. @returns their paths. */
function writeGroups(files: readonly string[]): string[] {
  const count = Math.ceil(files.length / Math.min(groupSize, Math.ceil(files.length / concurrency)));
  return Array.from({ length: count }, (_, i) => {
    // Files of one folder take about as long, so that each group gets some of each.
    const group = files.filter((_, at) => at % count === i);
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
  // Tests copy databases of a thousand files.
  const memory = '/dev/shm';
  const hasMemory = fs.existsSync(memory) && fs.statfsSync(memory).bavail * fs.statfsSync(memory).bsize > 2 ** 32;
  const TMPDIR = process.env.TMPDIR ?? (hasMemory ? memory : os.tmpdir());
  if (!major) return { ...process.env, TMPDIR };
  // The long series run on this machine's Node only.
  const { CRASHES: _, WRITER_ROUNDS: _rounds, FULL: _full, ...inherited } = process.env;
  return { ...inherited, TMPDIR, PATH: `${provideNode(major)}${path.delimiter}${process.env.PATH}` };
}
