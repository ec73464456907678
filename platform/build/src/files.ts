import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BuildFile } from '@viit/contract';

/** SHA-384 in base64, as integrity attributes want it. */
const sha384 = (bytes: Uint8Array): string => createHash('sha384').update(bytes).digest('base64');

/** Every file of a build below `client`, `server` and `public`, by path, with size and hash. */
export function collectFiles(dist: string): BuildFile[] {
  return ['client', 'server', 'public']
    .flatMap((part) => filesIn(dist, part))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function filesIn(dist: string, part: string): BuildFile[] {
  const root = path.join(dist, part);
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
