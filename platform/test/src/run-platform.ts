import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { provideNode } from './nodes.ts';
import { platformTests } from './platform-tests.ts';

/*
 * `tsx run-platform.ts [24]`: runs the compiled tests, because loading TypeScript triples the processor time. Another Node
 * without FULL=1 runs only `sample`: features that differ between versions.
 */

const sample = ['isolate', 'sandbox', 'isolation', 'open-database', 'archive', 'publishing', 'create-server'];

const [, , major] = process.argv;
const compiled = compile();
// Names a file that hangs.
const timeout = process.env.FULL ? [] : ['--test-timeout=600000'];
const tests = spawn('node', ['--test', '--test-concurrency=2', ...timeout, ...testFiles()], {
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
  const selected = major && !process.env.FULL ? all.filter((file) => sample.includes(nameOf(file))) : all;
  return selected.map((file) => path.join(compiled, file.replace(/\.ts$/, '.js')));
}

function environment(): NodeJS.ProcessEnv {
  // Tests copy databases of a thousand files.
  const memory = '/dev/shm';
  const hasMemory = fs.existsSync(memory) && fs.statfsSync(memory).bavail * fs.statfsSync(memory).bsize > 2 ** 32;
  const TMPDIR = process.env.TMPDIR ?? (hasMemory ? memory : os.tmpdir());
  if (!major) return { ...process.env, TMPDIR };
  // Long crash tests run on this machine's Node only.
  const { CRASHES: _, ...inherited } = process.env;
  return { ...inherited, TMPDIR, PATH: `${provideNode(major)}${path.delimiter}${process.env.PATH}` };
}
