import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { buildFileSchema } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import { Parser, type ReadEntry } from 'tar';

const MB = 1024 * 1024;

/** The size limits of archives (R108.4). Tests set smaller ones. */
export const archiveLimits = { packed: 64 * MB, unpacked: 256 * MB, file: 32 * MB, files: 5000 };

const isRegularFile = (type: string) => type === 'File' || type === 'OldFile';
const isAllowed = (name: string) =>
  name === 'manifest.json' ||
  (buildFileSchema.shape.path.safeParse(name).success && !name.split('/').some((segment) => /^\.{0,2}$/.test(segment)));

/**
 * Unpacks a build's archive (tar.gz) into a folder: only regular files of a build, within the limits. Bytes are counted while
 * they are unpacked, so an archive that expands endlessly is stopped at the limit.
 * @throws Refusal that names the entry.
 */
export async function unpackArchive(body: Readable, folder: string): Promise<void> {
  const entries = entryWriter(folder);
  const gunzip = createGunzip();
  body.on('error', (error) => gunzip.destroy(error));
  const counted = limited(body, archiveLimits.packed, 'The archive');
  const writing = writeChunks(counted, gunzip);
  try {
    for await (const chunk of limited(gunzip, archiveLimits.unpacked, 'The unpacked archive')) {
      await entries.write(chunk);
    }
    await writing;
    await entries.end();
  } catch (error) {
    gunzip.destroy();
    await writing.catch(() => {});
    throw asRefusal(error);
  }
}

async function writeChunks(chunks: AsyncIterable<Buffer>, gunzip: ReturnType<typeof createGunzip>): Promise<void> {
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
        'archive-too-large',
        `${what} is larger than ${Math.round(limit / MB)} MB. Make images and documents smaller, or remove what no page uses.`,
      );
    }
    yield chunk;
  }
}

/** Checks each entry that the parser finds, and writes the files one after the other. */
function entryWriter(folder: string) {
  let fault: Error | undefined;
  let count = 0;
  let hasStarted = false;
  let writing = Promise.resolve();
  const parser = new Parser({
    strict: true,
    onReadEntry(entry) {
      const refused = count++ >= archiveLimits.files ? tooMany() : refusalOf(entry);
      if (refused || fault || entry.type === 'Directory') {
        fault ??= refused;
        return entry.resume();
      }
      const chunks: Buffer[] = [];
      entry.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
      entry.on('end', () => {
        writing = writing.then(() => writeFile(path.join(folder, entry.path), Buffer.concat(chunks)));
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
    async write(chunk: Buffer) {
      if (!hasStarted) assertTar(chunk);
      hasStarted = true;
      parser.write(chunk);
      await settle();
    },
    async end() {
      if (!hasStarted) throw new Refusal('archive-invalid', 'The archive is empty. Pack the dist folder of a build.');
      const done = new Promise<void>((resolve) => parser.once('end', resolve).once('error', () => resolve()));
      parser.end();
      await done;
      await settle();
    },
  };
}

/** The parser would unpack a second gzip layer inside the first, past the limits. */
function assertTar(chunk: Buffer): void {
  if (chunk.subarray(257, 262).toString('latin1') === 'ustar') return;
  throw new Refusal('archive-invalid', 'The archive is not a gzipped tar file. Send it with the command: viit publish');
}

const tooMany = () =>
  new Refusal(
    'archive-too-large',
    `The archive contains more than ${archiveLimits.files} files. Remove what no page uses, or combine small images.`,
  );

function refusalOf(entry: ReadEntry): Refusal | undefined {
  if (entry.type === 'Directory') return undefined;
  if (!isRegularFile(entry.type)) {
    return new Refusal(
      'archive-entry-invalid',
      `The archive contains ${entry.path}, which is not a regular file but a ${entry.type}. Replace it with the file itself.`,
    );
  }
  if (!isAllowed(entry.path)) {
    return new Refusal(
      'archive-entry-invalid',
      `The archive contains ${JSON.stringify(entry.path)}, which is not part of a build. A build has manifest.json and files in client/, server/ and public/, without "..".`,
    );
  }
  if (entry.size > archiveLimits.file) {
    return new Refusal(
      'archive-too-large',
      `The file ${entry.path} is larger than ${Math.round(archiveLimits.file / MB)} MB. Make it smaller, or publish it elsewhere and link to it.`,
    );
  }
  return undefined;
}

async function writeFile(file: string, bytes: Buffer): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, bytes);
}

/** Turns what gunzip and the parser throw for a broken archive into a refusal. */
function asRefusal(error: unknown): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/^(Z_|ERR_ZLIB|TAR_)/.test(code) || /TAR_|zlib|unexpected end of file|invalid/i.test(message)) {
    if (error instanceof Refusal) return error;
    return new Refusal('archive-invalid', `The archive is broken or incomplete (${message}). Send it again.`);
  }
  return error;
}
