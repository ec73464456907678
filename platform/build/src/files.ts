import fs from 'node:fs';
import path from 'node:path';
import type { BuildFile } from '@viit/contract';
import { sha384 } from '@viit/contract/integrity';

/** Sorted by path. */
export function collectFiles(dist: string): BuildFile[] {
  return ['client', 'server', 'public']
    .flatMap((folder) => filesIn(dist, folder))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function filesIn(dist: string, folder: string): BuildFile[] {
  const root = path.join(dist, folder);
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const full = path.join(entry.parentPath, entry.name);
      const bytes = fs.readFileSync(full);
      return { path: path.relative(dist, full).replaceAll('\\', '/'), size: bytes.length, sha384: sha384(bytes) };
    });
}
