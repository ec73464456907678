import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { promisify } from 'node:util';
import { discardFolder, prepareFolder, replaceDist, unfinishedFolder } from './dist-folder.ts';

const run = promisify(execFile);
let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-dist-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

/** Compiles one file, as a build does. */
function compile(text: string): void {
  prepareFolder(dir);
  fs.writeFileSync(path.join(unfinishedFolder(dir), 'manifest.json'), text);
}
const manifest = () => fs.readFileSync(path.join(dir, 'dist/manifest.json'), 'utf8');

test('a build takes the place of the previous one when it is finished, and leaves nothing else behind', () => {
  compile('first');
  assert.equal(fs.existsSync(path.join(dir, 'dist')), false, 'an unfinished build is not in dist');
  replaceDist(dir);
  fs.writeFileSync(path.join(dir, 'dist/old.js'), '');
  compile('second');
  assert.equal(manifest(), 'first');
  replaceDist(dir);
  assert.equal(manifest(), 'second');
  assert.deepEqual([fs.readdirSync(dir), fs.readdirSync(path.join(dir, 'dist'))], [['dist'], ['manifest.json']]);
});

test('a build that fails leaves the previous one as it is', () => {
  compile('first');
  replaceDist(dir);
  compile('broken');
  discardFolder(dir);
  assert.equal(manifest(), 'first');
  assert.deepEqual(fs.readdirSync(dir), ['dist']);
});

test('what a killed build left behind is deleted later, and the folder of another running build is not', () => {
  const [killed, running] = ['.dist-1', '.dist-2'].map((name) => path.join(dir, name));
  for (const folder of [killed, running]) fs.mkdirSync(folder ?? '');
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  fs.utimesSync(killed ?? '', longAgo, longAgo);
  prepareFolder(dir);
  assert.deepEqual(fs.readdirSync(dir).sort(), ['.dist-2', path.basename(unfinishedFolder(dir))].sort());
});

test('of two processes that build at once, one whole build stays', async () => {
  const script = `
    import fs from 'node:fs';
    import { prepareFolder, replaceDist, unfinishedFolder } from ${JSON.stringify(path.join(import.meta.dirname, `dist-folder${path.extname(import.meta.filename)}`))};
    const dir = ${JSON.stringify(dir)};
    for (let i = 0; i < 200; i++) {
      prepareFolder(dir);
      for (const name of ['a', 'b']) fs.writeFileSync(unfinishedFolder(dir) + '/' + name, process.pid + ' ' + i);
      replaceDist(dir);
    }`;
  const build = () => run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  await Promise.all([build(), build()]);
  const [a, b] = ['a', 'b'].map((name) => fs.readFileSync(path.join(dir, 'dist', name), 'utf8'));
  assert.equal(a, b);
  assert.deepEqual(fs.readdirSync(dir), ['dist']);
});
