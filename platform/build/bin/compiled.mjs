/* Runs before anything is compiled, so it imports nothing. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = path.resolve(import.meta.dirname, '../../..');

const folders = [
  ...['build', 'cli', 'core', 'dev', 'render', 'server', 'test-kit'].map((name) => `platform/${name}/src`),
  'shared/contract/src',
];

const common = ['platform/build/bin/compile.mjs', 'platform/build/bin/bundle-console.mjs', 'package-lock.json'];

/** Bundled for browsers. */
const bundledFolders = ['platform/console/src'];

const testFolders = [
  'platform/bench/src',
  'platform/packages/create-section/src',
  'platform/packages/toolkit/src',
  'platform/packages/src',
  'platform/test/src',
  'platform/test/fixtures/hostile-section',
  'tools/media',
];

const isTest = (file) => /\.test\.ts$|[\\/]testing[\\/]/.test(file);

/** @returns paths relative to the project. */
const filesIn = (names) =>
  names.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .filter((file) => !/[\\/]node_modules[\\/]/.test(file)),
  );

export const sourceFiles = () => filesIn(folders).filter((file) => !isTest(file));

export const sourceFilesWithTests = () => filesIn([...folders, ...testFolders]);

export function compiledFolder() {
  const hash = createHash('sha256');
  for (const file of [...common, ...sourceFiles().sort(), ...filesIn(bundledFolders).sort()]) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0');
  }
  return path.join(root, '.compiled', hash.digest('hex').slice(0, 16));
}

/** Compiles changed sources in another process. @param {string} source relative to the project. */
export async function importCompiled(source) {
  const folder = compiledFolder();
  if (!fs.existsSync(folder)) {
    const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'compile.mjs'), folder], {
      // Keeps the output of `viit --json` clean.
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) process.exit(1);
  }
  await import(pathToFileURL(path.join(folder, source.replace(/\.ts$/, '.js'))).href);
}
