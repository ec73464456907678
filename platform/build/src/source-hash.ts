import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspace.ts';

/** Files and folders that every build depends on besides its own folder. */
const common = [
  'package-lock.json',
  // Of the repository of a section.
  'pnpm-lock.yaml',
  'yarn.lock',
  ...['contract', 'runtime', 'ui'].flatMap((name) => [`shared/${name}/src`, `shared/${name}/package.json`]),
  // A section's manifest contains the toolkit's version.
  'platform/packages/toolkit/package.json',
  'platform/build/src',
  'platform/core/src/isolate',
];

/** What a build reads in its own folder. */
const own = ['src', 'public', 'package.json', 'viit.config.json', 'rspack.config.ts', 'rspack.config.mjs'];

/** Whether a build can contain a file. */
const isSource = (file: string) => !/(^|[\\/])(dist|node_modules)([\\/]|$)|\.test\.tsx?$|\.examples\.tsx$/.test(file);

/** In `dist`, beside the manifest: the hash of the sources that it was built from. It is no file of the build. */
const hashFile = '.sources';

/**
 * Hash (SHA-256, hexadecimal) of everything that can change a build: its sources, the shared packages, the lock file and the
 * preset. It only says when compiling can be skipped; the identity of a build is the hash of its output (R107).
 */
export function sourceHash(dir: string): string {
  const hash = createHash('sha256');
  const inputs = [
    ...common.map((name) => path.join(workspaceRoot, name)),
    ...own.map((name) => path.join(path.resolve(dir), name)),
  ];
  for (const file of inputs.flatMap(filesBelow).sort()) {
    hash
      .update(`${path.relative(workspaceRoot, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The file itself, or the sources in a folder. */
function filesBelow(input: string): string[] {
  const stat = fs.statSync(input, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [input];
  return fs
    .readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isSource(path.relative(input, file)));
}

/** Records in a finished build what it was built from. */
export const recordSources = (out: string, hash: string): void => fs.writeFileSync(path.join(out, hashFile), hash);

/** Whether a folder's `dist` was built from its current sources. */
export function isBuilt(dir: string): boolean {
  try {
    return fs.readFileSync(path.join(dir, 'dist', hashFile), 'utf8') === sourceHash(dir);
  } catch {
    return false;
  }
}
