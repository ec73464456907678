import { spawn } from 'node:child_process';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { provideNode } from './nodes.ts';
import { platformTests } from './platform-tests.ts';

/*
 * `tsx on-node.ts 24`: runs platform tests on another version of Node. With FULL=1 all of them, otherwise those of features
 * that differ between versions: the permission model and the processes of the renderer, both databases, HTTP, and streams.
 */

const sample = ['isolation', 'open-database', 'stored-data', 'archive', 'publishing', 'create-server'];

const [, , major = ''] = process.argv;
const binFolder = provideNode(major);
const nameOf = (file: string) => path.basename(file, '.test.ts');
const files = platformTests().filter((file) => process.env.FULL || sample.includes(nameOf(file)));
const missing = sample.find((name) => !files.some((file) => nameOf(file) === name));
if (missing) throw new Error(`There is no platform test ${missing}.test.ts. Correct the list in on-node.ts.`);

// The long series of crashes runs on the machine's own Node only. PATH is for the processes that tests start.
const { CRASHES: _, ...inherited } = process.env;
const env = { ...inherited, PATH: `${binFolder}${path.delimiter}${process.env.PATH}` };
const flags = ['--import', 'tsx', '--test', '--test-concurrency=2'];
const tests = spawn(path.join(binFolder, 'node'), [...flags, ...files], { cwd: workspaceRoot, env, stdio: 'inherit' });
tests.once('close', (code) => {
  process.exitCode = code ?? 1;
});
