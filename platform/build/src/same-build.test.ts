import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { workspaceRoot } from './workspace.ts';

/** What a build of these packages reads. */
const parts = ['package.json', 'package-lock.json', 'shared', 'platform/build', 'shell', 'remotes/exams'];

/** Copies the project's sources into a folder of its own, with the same installed packages. */
function copyWorkspace(folder: string): void {
  for (const part of parts) {
    fs.cpSync(path.join(workspaceRoot, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !/[\\/](dist|node_modules)$/.test(file),
    });
  }
  // Hard links: the packages must lie in the folder itself, and copying them takes long.
  execFileSync('cp', ['-al', path.join(workspaceRoot, 'node_modules'), folder]);
}

/** A folder on the same disk, for hard links. */
function makeFolder(): string {
  fs.mkdirSync(path.join(workspaceRoot, 'test-results'), { recursive: true });
  return fs.mkdtempSync(path.join(workspaceRoot, 'test-results/same-build-'));
}

/** Builds a package there and returns its manifest, which names every file by its hash. */
function build(folder: string, part: string): string {
  execFileSync(process.execPath, [path.join(folder, 'platform/build/bin/viit-build.mjs')], {
    cwd: path.join(folder, part),
    stdio: 'pipe',
  });
  return fs.readFileSync(path.join(folder, part, 'dist/manifest.json'), 'utf8');
}

for (const part of ['remotes/exams', 'shell']) {
  test(`${part} comes out the same, byte for byte, from two folders`, () => {
    const root = makeFolder();
    try {
      const [one = '', other = ''] = ['a', 'another/deeper/place'].map((name) => {
        const folder = path.join(root, name);
        copyWorkspace(folder);
        return build(folder, part);
      });
      assert.equal(one, other);
    } finally {
      fs.rmSync(root, { recursive: true, force: true });
    }
  });
}
