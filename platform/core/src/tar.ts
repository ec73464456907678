import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';

/** npm's. */
const fixedTime = new Date('1985-10-26T08:15:00Z');

/** Without owners and times: the same files give the same bytes. @param below their folder in the archive. */
export async function packFiles(folder: string, files: readonly string[], below = ''): Promise<Buffer> {
  const archive = pack();
  const bytes = buffer(archive);
  for (const file of files) {
    const full = path.join(folder, file);
    const { mode } = await fs.stat(full);
    const header = { name: below + file, mode: mode & 0o100 ? 0o755 : 0o644, mtime: fixedTime };
    archive.entry(header, await fs.readFile(full));
  }
  archive.finalize();
  return bytes;
}

/** @throws Error for an archive that is cut short. */
export async function readTar(
  archive: Readable,
  visit: (name: string, bytes: Buffer) => void | Promise<void>,
): Promise<void> {
  const entries = extract();
  const feeding = pipeline(archive, entries);
  // An error of `visit` makes this fail too.
  feeding.catch(() => {});
  for await (const entry of entries) await visit(entry.header.name, await buffer(entry));
  await feeding;
}
