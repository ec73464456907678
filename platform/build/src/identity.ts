import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspace.ts';

/** Files and folders that every build depends on besides its own folder. */
const common = [
  'package-lock.json',
  'shared/contract/src',
  'shared/runtime/src',
  'shared/ui/src',
  'platform/build/src',
  'platform/core/src/evaluate-bundle.ts',
];

/** Whether a build can contain a file. */
const isSource = (file: string) => !/(^|[\\/])(dist|node_modules)([\\/]|$)|\.test\.tsx?$|\.examples\.tsx$/.test(file);

/**
 * Hash (SHA-256, hexadecimal) of everything that a build is made of: its sources, the shared packages, the lock file and the
 * preset. It contains paths relative to the project, so the same sources have the same identity in any folder (R107.5).
 */
export function sourceIdentity(dir: string): string {
  const own = path.relative(workspaceRoot, dir);
  const hash = createHash('sha256');
  const inputs = [
    ...common,
    ...['src', 'public', 'package.json', 'rspack.config.ts'].map((name) => path.join(own, name)),
  ];
  for (const file of inputs.flatMap(filesBelow).filter(isSource).sort()) {
    hash
      .update(`${file.replaceAll('\\', '/')}\0`)
      .update(fs.readFileSync(path.join(workspaceRoot, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(input: string): string[] {
  const full = path.join(workspaceRoot, input);
  const stat = fs.statSync(full, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [input];
  return fs
    .readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(workspaceRoot, path.join(entry.parentPath, entry.name)));
}

/** Whether a folder's `dist` was built from its current sources. */
export function isBuilt(dir: string): boolean {
  try {
    const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'dist/manifest.json'), 'utf8')) as { identity?: string };
    return manifest.identity === sourceIdentity(dir);
  } catch {
    return false;
  }
}
