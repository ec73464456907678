import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import semver from 'semver';
import { provideTestPackage } from './test-packages.ts';

/** The range of Node versions in package.json's `engines`, such as `^20.19.0 || ^24.0.0`. Every version in it is tested. */
export const supportedNodes = (
  JSON.parse(fs.readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8')) as { engines: { node: string } }
).engines.node;

/** The major versions in `engines` other than the one that runs this code. */
export const otherNodes: readonly string[] = supportedNodes
  .split(' || ')
  .filter((range) => !semver.satisfies(process.version, range))
  .map((range) => String(semver.minVersion(range)?.major));

/**
 * Installs the latest Node of a major version into `test-results`, from the npm package `node`. It is no dev dependency,
 * because every npm script of the project would then run on it.
 * @returns the folder of its executable.
 * @throws if the package cannot be installed.
 */
export function provideNode(major: string): string {
  const binFolder = path.join(provideTestPackage('node', major, `node-${major}`, true), 'bin');
  if (!fs.existsSync(path.join(binFolder, 'node'))) {
    throw new Error(
      `The npm package node@${major} was installed without its executable. Allow npm to run its install script.`,
    );
  }
  return binFolder;
}
