import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Manifest } from '@viit/contract';
import { workspaceRoot } from './workspace.ts';

/** The files that a build of these packages reads. */
const inputs = [
  'package.json',
  'package-lock.json',
  'shared',
  'platform/build',
  'platform/core',
  'platform/packages/toolkit',
  'shell',
  'remotes/exams',
];

/** Copies the project's sources into a folder, with the same installed packages. */
function copyWorkspace(folder: string): void {
  for (const input of inputs) {
    fs.cpSync(path.join(workspaceRoot, input), path.join(folder, input), {
      recursive: true,
      filter: (file) => !/[\\/](dist|node_modules)$/.test(file),
    });
  }
  // Hard links: the packages must be inside the folder, and copying them takes long.
  execFileSync('cp', ['-al', path.join(workspaceRoot, 'node_modules'), folder]);
}

/** Creates a folder on the same disk, for hard links. */
function createFolder(): string {
  fs.mkdirSync(path.join(workspaceRoot, 'test-results'), { recursive: true });
  return fs.mkdtempSync(path.join(workspaceRoot, 'test-results/same-build-'));
}

/** Builds a package and returns its manifest, which contains the hash of every file. */
function build(folder: string, name: string): Manifest {
  execFileSync(path.join(folder, 'node_modules/.bin/rspack'), ['build'], {
    cwd: path.join(folder, name),
    stdio: 'pipe',
  });
  return JSON.parse(fs.readFileSync(path.join(folder, name, 'dist/manifest.json'), 'utf8')) as Manifest;
}

function change(folder: string, file: string, text: (before: string) => string): void {
  const full = path.join(folder, file);
  fs.writeFileSync(full, text(fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : ''));
}

/** Changes that leave the output as it is: a comment, a helper of tests, a line of the lock file, the version. */
function changeWithoutEffect(folder: string, name: string): void {
  change(folder, `${name}/src/pages.ts`, (text) => `${text}\n// A comment.\n`);
  change(folder, 'shared/ui/src/button/button.tsx', (text) => `${text}\n/* Another comment. */\n`);
  change(folder, 'shared/ui/src/testing/new-helper.ts', () => 'export const help = 1;\n');
  change(folder, 'package-lock.json', (text) => text.replace('"requires": true', '"requires": false'));
  change(folder, `${name}/package.json`, (text) => text.replace(/"version": "[^"]+"/, '"version": "7.8.9"'));
}

/** Builds a package in two folders, the second time after changes. */
function buildTwice(name: string, changeFolder: (folder: string) => string): [Manifest, Manifest] {
  const root = createFolder();
  try {
    const [one, other] = ['a', 'another/deeper/folder'].map((directory) => path.join(root, directory));
    for (const folder of [one, other]) copyWorkspace(folder ?? '');
    return [build(one ?? '', name), build(other ?? '', changeFolder(other ?? ''))];
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

/** `npm run test:full` only: each builds twice. */
const skip = process.env.FULL ? false : 'FULL=1: builds a package twice';

test('a section in a folder of another name and depth, with changes that have no effect, is the same build', {
  skip,
}, () => {
  const [one, other] = buildTwice('remotes/exams', (folder) => {
    changeWithoutEffect(folder, 'remotes/exams');
    fs.mkdirSync(path.join(folder, 'teams/examination'), { recursive: true });
    fs.renameSync(path.join(folder, 'remotes/exams'), path.join(folder, 'teams/examination/any-name'));
    return 'teams/examination/any-name';
  });
  assert.match(one.identity, /^[0-9a-f]{64}$/);
  assert.equal(other.version, '7.8.9');
  assert.deepEqual({ ...other, version: one.version }, one);
});

test('builds of the shell in two folders are identical, byte for byte, after changes that have no effect', {
  skip,
}, () => {
  const [one, other] = buildTwice('shell', (folder) => {
    changeWithoutEffect(folder, 'shell');
    return 'shell';
  });
  assert.deepEqual({ ...other, version: one.version }, one);
});
