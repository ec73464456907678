import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Refusal } from '@viit/core/refusal';
import { extract } from 'tar-stream';
import { archiveLimits } from './archive-limits.ts';
import { checkEntries } from './check-entries.ts';

/**
 * Unpacks a build's archive (tar.gz) into a folder: only regular files of a build, within the limits. Bytes are counted while
 * they are unpacked, so an archive that expands endlessly is stopped at the limit.
 * @throws Refusal that names the entry.
 */
export async function unpackArchive(body: Readable, folder: string): Promise<void> {
  const entries = extract();
  const check = checkEntries();
  const feeding = pipeline(body, createGunzip(), limitUnpacked, entries);
  // Handled below. Where an entry is refused, this fails too.
  feeding.catch(() => {});
  try {
    for await (const entry of entries) {
      const file = check.next(entry.header);
      const bytes = await readEntry(entry);
      if (file !== undefined) await writeFile(path.join(folder, file), bytes);
    }
    await feeding;
  } catch (error) {
    throw asRefusal(error);
  }
  check.end();
}

async function* limitUnpacked(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.length;
    if (total > archiveLimits.unpacked) {
      throw new Refusal(
        'archive-too-large',
        `The unpacked archive is larger than ${archiveLimits.inMB(archiveLimits.unpacked)} MB. Make images and documents smaller, or remove what no page uses.`,
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
function asRefusal(error: unknown): unknown {
  const { code = '', message = '', syscall } = error as NodeJS.ErrnoException;
  if (error instanceof Refusal || syscall !== undefined) return error;
  if (/^Z_|^ERR_ZLIB/.test(code) || /tar header|Invalid header|max size|Unexpected end|unexpected end/i.test(message)) {
    return new Refusal(
      'archive-invalid',
      `The archive is broken, incomplete, or not a gzipped tar file (${message}). Send it with the command: viit publish`,
    );
  }
  return error;
}
