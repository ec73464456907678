import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@viit/core/files-below';
import { workspaceRoot } from './workspace.ts';

const common = [
  'package-lock.json',
  // In a section's own repository.
  'pnpm-lock.yaml',
  'yarn.lock',
  ...['contract', 'runtime', 'ui'].flatMap((name) => [`shared/${name}/src`, `shared/${name}/package.json`]),
  // Manifests contain the toolkit's version.
  'platform/packages/toolkit/package.json',
  'platform/build/src',
  'platform/core/src/isolate',
];

const own = ['src', 'public', 'package.json', 'viit.config.json', 'rspack.config.ts', 'rspack.config.mjs'];

const isSource = (file: string) => !/(^|[\\/])(dist|node_modules)([\\/]|$)|\.test\.tsx?$|\.examples\.tsx$/.test(file);

/** Not a file of the build. */
const hashFile = '.sources';

/** Decides whether to skip compiling. Not a build's identity, which is the hash of its output (R107). */
export function sourceHash(dir: string): string {
  const hash = createHash('sha256');
  const inputs = [
    ...common.map((name) => path.join(workspaceRoot, name)),
    ...own.map((name) => path.join(path.resolve(dir), name)),
  ];
  for (const file of inputs.flatMap(sourcesOf).sort()) {
    hash
      .update(`${path.relative(workspaceRoot, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function sourcesOf(input: string): string[] {
  if (fs.statSync(input, { throwIfNoEntry: false })?.isFile()) return [input];
  return filesBelow(input)
    .filter(isSource)
    .map((file) => path.join(input, file));
}

export const recordSources = (out: string, hash: string): void => fs.writeFileSync(path.join(out, hashFile), hash);

export function isBuilt(dir: string): boolean {
  try {
    return fs.readFileSync(path.join(dir, 'dist', hashFile), 'utf8') === sourceHash(dir);
  } catch {
    return false;
  }
}
