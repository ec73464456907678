import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { create } from 'tar';

/** npm's fixed time: the same files give the same bytes. */
const fixedTime = new Date('1985-10-26T08:15:00Z');

/** Packs like npm: below `package/`, without owners and times. */
export async function pack(folder: string): Promise<Buffer> {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  // Permissions would depend on the umask. Commands are executable.
  for (const file of files.map((name) => path.join(folder, name))) fs.chmodSync(file, isCommand(file) ? 0o755 : 0o644);
  const chunks: Buffer[] = [];
  const archive = create({ cwd: folder, prefix: 'package', portable: true, mtime: fixedTime }, files);
  for await (const chunk of archive) chunks.push(chunk as Buffer);
  const packed = gzipSync(Buffer.concat(chunks), { level: 9 });
  // zlib's operating system byte: unknown.
  packed[9] = 255;
  return packed;
}

const isCommand = (file: string): boolean => fs.readFileSync(file, 'latin1').startsWith('#!');

export const integrityOf = (packed: Uint8Array): string =>
  `sha512-${createHash('sha512').update(packed).digest('base64')}`;
