import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '@viit/core/files-below';
import { packFiles } from '@viit/core/tar';

/** Packs like npm: below `package/`, without owners and times. */
export async function pack(folder: string): Promise<Buffer> {
  const files = filesBelow(folder);
  // Permissions would depend on the umask. Commands are executable.
  for (const file of files.map((name) => path.join(folder, name))) fs.chmodSync(file, isCommand(file) ? 0o755 : 0o644);
  const packed = gzipSync(await packFiles(folder, files, 'package/'), { level: 9 });
  // zlib's operating system byte: unknown.
  packed[9] = 255;
  return packed;
}

const isCommand = (file: string): boolean => fs.readFileSync(file, 'latin1').startsWith('#!');

export const integrityOf = (packed: Uint8Array): string =>
  `sha512-${createHash('sha512').update(packed).digest('base64')}`;
