import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import semver from 'semver';
import { provideTestPackage } from './test-packages.ts';

/** Every major version in `engines` is tested. */
export const supportedNodes = (
  JSON.parse(fs.readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8')) as { engines: { node: string } }
).engines.node;

/** Without the version that runs this code. */
export const otherNodes: readonly string[] = supportedNodes
  .split(' || ')
  .filter((range) => !semver.satisfies(process.version, range))
  .map((range) => String(semver.minVersion(range)?.major));

/** As a dev dependency, npm's package `node` would run every npm script. @returns the folder of its executable. */
export function provideNode(major: string): string {
  const binFolder = path.join(provideTestPackage('node', major, `node-${major}`, true), 'bin');
  if (!fs.existsSync(path.join(binFolder, 'node'))) {
    throw new Error(
      `The npm package node@${major} was installed without its executable. Allow npm to run its install script.`,
    );
  }
  return binFolder;
}
