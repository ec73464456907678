import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Refusal } from '@viit/core/refusal';
import { type Extract, extract } from 'tar-stream';
import { archiveLimits, archiveTooLarge } from './archive-limits.ts';
import { type ArchiveKind, buildArchive, checkEntries } from './check-entries.ts';

/** @returns sizes in bytes by path. @throws Refusal that names the entry. */
export async function unpackArchive(body: Readable, folder: string, kind = buildArchive): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  await readArchive(body, kind, async (file, bytes) => {
    files.set(file, bytes.length);
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await fs.writeFile(path.join(folder, file), bytes);
  });
  return files;
}

/** Counts unpacked bytes to stop archives that expand endlessly. @throws Refusal that names the entry. */
export async function readArchive(
  body: Readable,
  kind: ArchiveKind,
  visit: (file: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  const entries = limitExtendedHeaders(extract(), kind);
  const check = checkEntries(kind);
  const feeding = pipeline(
    body,
    createGunzip(),
    (chunks: AsyncIterable<Buffer>) => limitUnpacked(chunks, kind),
    entries,
  );
  // A refused entry makes this fail too.
  feeding.catch(() => {});
  try {
    for await (const entry of entries) {
      const file = check.next(entry.header);
      // A folder may claim a size: its bytes never come.
      if (file !== undefined) await visit(file, await buffer(entry));
    }
    await feeding;
  } catch (error) {
    throw asRefusal(error, kind);
  }
  check.end();
}

/** In bytes: the longest path, and what programs add to it. */
const extendedHeader = 16 * 1024;

interface HeaderDecoder {
  _header: { type: string };
  _decodeLongHeader(bytes: Buffer): void;
}

/** tar-stream gives no entry for an extended header, and joins each with the global ones: few of them can take hours. */
function limitExtendedHeaders(entries: Extract, { noun }: ArchiveKind): Extract {
  const decoder = entries as unknown as HeaderDecoder;
  const { _decodeLongHeader: decode } = decoder;
  let left = archiveLimits.files;
  decoder._decodeLongHeader = (bytes) => {
    const { type } = decoder._header;
    if (type === 'pax-global-header' || bytes.length > extendedHeader || --left < 0) {
      throw new Refusal(
        'archive-entry-invalid',
        `The ${noun} contains a header "${type}" of ${bytes.length} bytes, or too many of them. Pack only files and folders, without a global header or extended attributes.`,
      );
    }
    decode.call(entries, bytes);
  };
  return entries;
}

async function* limitUnpacked(chunks: AsyncIterable<Buffer>, { noun }: ArchiveKind): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.length;
    if (total > archiveLimits.unpacked) throw archiveTooLarge(`unpacked ${noun}`, archiveLimits.unpacked);
    yield chunk;
  }
}

/** Errors of the file system stay as they are. */
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
