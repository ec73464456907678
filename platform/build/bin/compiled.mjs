/*
 * Runs the platform's programs from compiled JavaScript. Plain JavaScript without dependencies: it is what loads before
 * anything is compiled.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../../..');

const folders = [
  ...['build', 'cli', 'core', 'dev', 'render', 'server', 'test-kit'].map((name) => `platform/${name}/src`),
  ...['platform/server/seed', 'shared/contract/src'],
];

/** Everything that a compilation depends on: the sources, the compiler and its version. A change requires a new one. */
const common = ['platform/build/bin/compile.mjs', 'platform/build/bin/bundle-console.mjs', 'package-lock.json'];

/** Sources that are bundled for browsers instead of compiled file by file. */
const bundledFolders = ['platform/console/src'];

const testFolders = [
  'platform/bench/src',
  'platform/packages/create-section/src',
  'platform/packages/src',
  'platform/test/src',
  'platform/test/fixtures/hostile-section',
  'tools/media',
];

/** Test files, and helpers of tests. */
const isTest = (file) => /\.test\.ts$|[\\/]testing[\\/]/.test(file);

/** The files of some folders, relative to the project. */
const filesIn = (names) =>
  names.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .filter((file) => !/[\\/]node_modules[\\/]/.test(file)),
  );

/** The source files and the files beside them, relative to the project. */
export const sourceFiles = () => filesIn(folders).filter((file) => !isTest(file));

/** The same with the tests and what they use. */
export const sourceFilesWithTests = () => filesIn([...folders, ...testFolders]);

/** The folder for the compilation of the present sources. */
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

/**
 * Imports a program's compiled JavaScript. The compiler runs first, in a process of its own, if the sources have changed.
 * @param {string} source the program's source file, relative to the project.
 */
export async function importCompiled(source) {
  const folder = compiledFolder();
  if (!fs.existsSync(folder)) {
    const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'compile.mjs'), folder], {
      // Standard output belongs to the program: `viit --json` is read by other programs.
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) process.exit(1);
  }
  await import(pathToFileURL(path.join(folder, source.replace(/\.ts$/, '.js'))).href);
}
