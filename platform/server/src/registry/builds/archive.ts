import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Refusal } from '@viit/core/refusal';
import { extract } from 'tar-stream';
import { archiveLimits } from './archive-limits.ts';
import { type ArchiveKind, buildArchive, checkEntries } from './check-entries.ts';

/**
 * Unpacks an archive (tar.gz) into a folder: only regular files that its kind has, within the limits.
 * @param kind by default a build's.
 * @throws Refusal that names the entry.
 */
export const unpackArchive = (body: Readable, folder: string, kind: ArchiveKind = buildArchive): Promise<void> =>
  readArchive(body, kind, async (file, read) => writeFile(path.join(folder, file), await read()));

/**
 * Reads the files of an archive one after the other. Bytes are counted while they are unpacked, so an archive that expands
 * endlessly is stopped at the limit.
 * @param visit called for each file; it has to read the file.
 * @throws Refusal that names the entry.
 */
export async function readArchive(
  body: Readable,
  kind: ArchiveKind,
  visit: (file: string, read: () => Promise<Buffer>) => Promise<void>,
): Promise<void> {
  const entries = extract();
  const check = checkEntries(kind);
  const feeding = pipeline(
    body,
    createGunzip(),
    (chunks: AsyncIterable<Buffer>) => limitUnpacked(chunks, kind),
    entries,
  );
  // Handled below. Where an entry is refused, this fails too.
  feeding.catch(() => {});
  try {
    for await (const entry of entries) {
      const file = check.next(entry.header);
      if (file !== undefined) await visit(file, () => readEntry(entry));
      else await readEntry(entry);
    }
    await feeding;
  } catch (error) {
    throw asRefusal(error, kind);
  }
  check.end();
}

async function* limitUnpacked(chunks: AsyncIterable<Buffer>, { noun }: ArchiveKind): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.length;
    if (total > archiveLimits.unpacked) {
      throw new Refusal(
        'archive-too-large',
        `The unpacked ${noun} is larger than ${archiveLimits.inMB(archiveLimits.unpacked)} MB. Make images and documents smaller, or remove what no page uses.`,
      );
    }
    yield chunk;
  }
}

async function readEntry(entry: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function writeFile(file: string, bytes: Buffer): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, bytes);
}

/** Turns what gunzip and the reader throw for a broken archive into a refusal. Errors of the file system stay as they are. */
function asRefusal(error: unknown, { noun }: ArchiveKind): unknown {
  const { code = '', message = '', syscall } = error as NodeJS.ErrnoException;
  if (error instanceof Refusal || syscall !== undefined) return error;
  if (/^Z_|^ERR_ZLIB/.test(code) || /tar header|Invalid header|max size|Unexpected end|unexpected end/i.test(message)) {
    return new Refusal(
      'archive-invalid',
      `The ${noun} is broken, incomplete, or not a gzipped tar file (${message}). Send it with the command: viit publish`,
    );
  }
  return error;
}
