import fs from 'node:fs';
import path from 'node:path';

/** @returns `from` or the nearest folder above it that contains the file or folder. */
export function nearestWith(name: string, from: string): string | undefined {
  for (let dir = from; ; dir = path.dirname(dir)) {
    if (fs.existsSync(path.join(dir, name))) return dir;
    if (dir === path.dirname(dir)) return undefined;
  }
}
