import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspace.ts';

/** Parts of the project that every build depends on, beside its own folder. */
const common = [
  'package-lock.json',
  'shared/contract/src',
  'shared/runtime/src',
  'shared/ui/src',
  'platform/build/src',
];

/** Files that a build never takes in. */
const isSource = (file: string) => !/(^|[\\/])(dist|node_modules)([\\/]|$)|\.test\.tsx?$|\.examples\.tsx$/.test(file);

/**
 * What a build is made of, as one hash (SHA-256, hexadecimal): its sources, the shared packages, the lock file and the preset.
 * Paths count relative to the project, so the same sources have the same identity in any folder.
 */
export function sourceIdentity(dir: string): string {
  const own = path.relative(workspaceRoot, dir);
  const hash = createHash('sha256');
  const parts = [
    ...common,
    ...['src', 'public', 'package.json', 'rspack.config.ts'].map((part) => path.join(own, part)),
  ];
  for (const file of parts.flatMap(filesBelow).filter(isSource).sort()) {
    hash
      .update(`${file.replaceAll('\\', '/')}\0`)
      .update(fs.readFileSync(path.join(workspaceRoot, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(part: string): string[] {
  const full = path.join(workspaceRoot, part);
  const stat = fs.statSync(full, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [part];
  return fs
    .readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(workspaceRoot, path.join(entry.parentPath, entry.name)));
}

/** Whether a folder's `dist` was made from the sources that are there now. */
export function isBuilt(dir: string): boolean {
  try {
    const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'dist/manifest.json'), 'utf8')) as { identity?: string };
    return manifest.identity === sourceIdentity(dir);
  } catch {
    return false;
  }
}
