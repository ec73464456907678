import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { createTemporaryFolder, deleteStaleFolders, withTemporaryFolder } from './temporary-folder.ts';

const { TMPDIR } = process.env;
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-temporary-test-'));
const children: ChildProcess[] = [];

before(() => {
  process.env.TMPDIR = root;
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const name of fs.readdirSync(root)) fs.rmSync(path.join(root, name), { recursive: true });
});
after(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  fs.rmSync(root, { recursive: true });
});

/** Starts a process that works in a temporary folder until it is killed. */
async function startWork(): Promise<{ child: ChildProcess; folder: string }> {
  const module = new URL(`./temporary-folder${path.extname(import.meta.filename)}`, import.meta.url).href;
  const program = `import fs from 'node:fs';
    import { createTemporaryFolder } from ${JSON.stringify(module)};
    const folder = createTemporaryFolder('archive');
    fs.writeFileSync(folder + '/archive.tar.gz', 'half');
    console.log(folder);
    setInterval(() => {}, 1000);`;
  const flags = process.execArgv.filter((flag) => !flag.startsWith('--test'));
  const child = spawn(process.execPath, [...flags, '--input-type=module', '-e', program], { stdio: 'pipe' });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, folder: line.toString().trim() };
}

test('a folder is deleted when its work has ended, also with an error', async () => {
  let folder = '';
  const work = withTemporaryFolder('archive', async (given) => {
    folder = given;
    fs.writeFileSync(path.join(given, 'file'), '');
    throw new Error('no archive');
  });
  await assert.rejects(work, /no archive/);
  assert.match(path.basename(folder), /^viit-archive-/);
  assert.ok(!fs.existsSync(folder));
});

test('the folder of a killed process is deleted, those of running processes stay', async () => {
  const [killed, running] = await Promise.all([startWork(), startWork()]);
  const own = createTemporaryFolder('document');
  killed.child.kill('SIGKILL');
  await once(killed.child, 'close');
  await deleteStaleFolders();
  assert.deepEqual([killed.folder, running.folder, own].map(fs.existsSync), [false, true, true]);
});

test('a process that has got the number of a killed one does not keep its folder', async (t) => {
  if (process.platform !== 'linux') return t.skip('needs /proc');
  const own = createTemporaryFolder('archive');
  const earlier = own.replace(`-${process.pid}-`, `-${process.pid}-1`);
  fs.mkdirSync(earlier);
  await deleteStaleFolders();
  assert.deepEqual([own, earlier].map(fs.existsSync), [true, false]);
});

test('folders of other machines and of other programs are left alone', async () => {
  const own = path.basename(createTemporaryFolder('archive'));
  const others = [
    own.replace(`-${process.pid}-`, '-999999999-').replace(/[0-9a-f]{8}(-[^-]+)$/, '00000000$1'),
    'viit-check',
    'other',
  ];
  for (const name of others) fs.mkdirSync(path.join(root, name));
  await deleteStaleFolders();
  assert.deepEqual(fs.readdirSync(root).sort(), [own, ...others].sort());
});
