import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { workspaceRoot } from './workspace.ts';

/** What a build of these packages reads. */
const inputs = [
  'package.json',
  'package-lock.json',
  'shared',
  'platform/build',
  'platform/core',
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

/** Builds a package there and returns its manifest, which contains the hash of every file. */
function build(folder: string, name: string): string {
  execFileSync(process.execPath, [path.join(folder, 'platform/build/bin/viit-build.mjs')], {
    cwd: path.join(folder, name),
    stdio: 'pipe',
  });
  return fs.readFileSync(path.join(folder, name, 'dist/manifest.json'), 'utf8');
}

/** `npm run test:full` builds the shell and a section in two checkouts. */
for (const name of process.env.FULL ? ['remotes/exams', 'shell'] : []) {
  test(`builds of ${name} in two folders are identical, byte for byte`, () => {
    const root = createFolder();
    try {
      const [one = '', other = ''] = ['a', 'another/deeper/folder'].map((directory) => {
        const folder = path.join(root, directory);
        copyWorkspace(folder);
        return build(folder, name);
      });
      assert.equal(one, other);
    } finally {
      fs.rmSync(root, { recursive: true, force: true });
    }
  });
}
