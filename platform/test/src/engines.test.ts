import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { workspaceRoot } from '@viit/build';
import semver from 'semver';
import { supportedNodes } from './nodes.ts';

test('every package supports the Node versions in `engines`, so `npm ci` prints no engine warning', () => {
  const lock = JSON.parse(fs.readFileSync(path.join(workspaceRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; engines?: { node?: string }; os?: string[] }>;
  };
  const unsupported = Object.entries(lock.packages)
    // Packages for other systems are not installed.
    .filter(([, { os }]) => !os || os.includes('linux') || os.includes('darwin'))
    .filter(([, { engines }]) => engines?.node && !semver.subset(supportedNodes, engines.node))
    .map(([name, { version, engines }]) => `${name} ${version} needs Node ${engines?.node}`);
  assert.deepEqual(unsupported, []);
});
