import fs from 'node:fs';
import path from 'node:path';
import type { BuildFile } from '@viit/contract';
import { sha384 } from '@viit/contract/integrity';
import { filesBelow } from '@viit/core/files-below';

/** Sorted by path. */
export const collectFiles = (dist: string): BuildFile[] =>
  ['client', 'server', 'public']
    .flatMap((folder) => filesBelow(path.join(dist, folder)).map((file) => `${folder}/${file}`))
    .sort()
    .map((file) => {
      const bytes = fs.readFileSync(path.join(dist, file));
      return { path: file, size: bytes.length, sha384: sha384(bytes) };
    });
