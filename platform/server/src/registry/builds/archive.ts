import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { buildFileSchema } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import { Parser, type ReadEntry } from 'tar';

const MB = 1024 * 1024;

/** What an archive may hold (design.md section 11). Tests set smaller ones. */
export const archiveLimits = { packed: 64 * MB, unpacked: 256 * MB, file: 32 * MB, files: 5000 };

const isPlainFile = (type: string) => type === 'File' || type === 'OldFile';
const isAllowed = (name: string) =>
  name === 'manifest.json' ||
  (buildFileSchema.shape.path.safeParse(name).success && !name.split('/').some((part) => /^\.{0,2}$/.test(part)));

/**
 * Unpacks a build's archive (tar.gz) into a folder: plain files of a build only, within the limits. Bytes are counted as
 * they come out, so an archive that grows without end is stopped at the limit.
 * @throws Refusal that names the entry.
 */
export async function unpackArchive(body: Readable, folder: string): Promise<void> {
  const entries = collector(folder);
  const gunzip = createGunzip();
  body.on('error', (error) => gunzip.destroy(error));
  const counted = limited(body, archiveLimits.packed, 'The archive');
  const feeding = feed(counted, gunzip);
  try {
    for await (const chunk of limited(gunzip, archiveLimits.unpacked, 'What the archive holds')) {
      await entries.take(chunk);
    }
    await feeding;
    await entries.end();
  } catch (error) {
    gunzip.destroy();
    await feeding.catch(() => {});
    throw asRefusal(error);
  }
}

async function feed(chunks: AsyncIterable<Buffer>, gunzip: ReturnType<typeof createGunzip>): Promise<void> {
  try {
    for await (const chunk of chunks) {
      if (gunzip.destroyed) return;
      if (!gunzip.write(chunk)) {
        await new Promise<void>((resolve) => gunzip.once('drain', resolve).once('close', () => resolve()));
      }
    }
    gunzip.end();
  } catch (error) {
    gunzip.destroy(error as Error);
  }
}

async function* limited(source: AsyncIterable<Buffer>, limit: number, what: string): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of source) {
    total += chunk.length;
    if (total > limit) {
      throw new Refusal(
        `${what} is larger than ${Math.round(limit / MB)} MB. Make pictures and documents smaller, or take out what no page uses.`,
        413,
      );
    }
    yield chunk;
  }
}

/** Checks entries as the parser finds them, and writes their files one after the other. */
function collector(folder: string) {
  let fault: Error | undefined;
  let count = 0;
  let isBegun = false;
  let writing = Promise.resolve();
  const parser = new Parser({
    strict: true,
    onReadEntry(entry) {
      const refused = count++ >= archiveLimits.files ? tooMany() : refusalOf(entry);
      if (refused || fault || entry.type === 'Directory') {
        fault ??= refused;
        return entry.resume();
      }
      const parts: Buffer[] = [];
      entry.on('data', (part: Buffer) => parts.push(Buffer.from(part)));
      entry.on('end', () => {
        writing = writing.then(() => writeFile(path.join(folder, entry.path), Buffer.concat(parts)));
        writing.catch(() => {});
      });
    },
  });
  parser.on('error', (error: Error) => {
    fault ??= error;
  });
  const settle = async () => {
    await writing;
    if (fault) throw fault;
  };
  return {
    async take(chunk: Buffer) {
      if (!isBegun) refuseOtherThanTar(chunk);
      isBegun = true;
      parser.write(chunk);
      await settle();
    },
    async end() {
      if (!isBegun) throw new Refusal('The archive is empty. Pack the dist folder of a build.', 400);
      const done = new Promise<void>((resolve) => parser.once('end', resolve).once('error', () => resolve()));
      parser.end();
      await done;
      await settle();
    },
  };
}

/** The parser would unpack a second packing inside the first, unseen by the limits. */
function refuseOtherThanTar(chunk: Buffer): void {
  if (chunk.subarray(257, 262).toString('latin1') === 'ustar') return;
  throw new Refusal('The archive is no tar file packed with gzip. Send it with the command: viit publish', 400);
}

const tooMany = () =>
  new Refusal(
    `The archive holds more than ${archiveLimits.files} files. Take out what no page uses, or pack many small pictures into fewer.`,
    413,
  );

function refusalOf(entry: ReadEntry): Refusal | undefined {
  if (entry.type === 'Directory') return undefined;
  if (!isPlainFile(entry.type)) {
    return new Refusal(
      `The archive holds ${entry.path}, which is no plain file but a ${entry.type}. Put the file itself in its place.`,
    );
  }
  if (!isAllowed(entry.path)) {
    return new Refusal(
      `The archive holds ${JSON.stringify(entry.path)}, which does not belong into a build: manifest.json and files below client/, server/ and public/ do, without "..".`,
    );
  }
  if (entry.size > archiveLimits.file) {
    return new Refusal(
      `The file ${entry.path} is larger than ${Math.round(archiveLimits.file / MB)} MB. Make it smaller, or publish it elsewhere and link to it.`,
      413,
    );
  }
  return undefined;
}

async function writeFile(file: string, bytes: Buffer): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, bytes);
}

/** What gunzip and the parser say of a broken archive, in a sentence. */
function asRefusal(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/^(Z_|ERR_ZLIB|TAR_)/.test(code) || /TAR_|zlib|unexpected end of file|invalid/i.test(message)) {
    if (error instanceof Refusal) return error;
    return new Refusal(`The archive cannot be read to its end (${message}). Send it again.`, 400);
  }
  return error;
}
