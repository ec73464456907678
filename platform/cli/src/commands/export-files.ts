import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { ExportPlan } from '@viit/contract';
import { Parser, type ReadEntry } from 'tar';
import { CliError, exitCodes } from '../cli-error.ts';
import { markFile } from './export-place.ts';

/** Asks for the bytes of files by their hashes. */
type Fetch = (hashes: readonly string[]) => Promise<Readable>;

/**
 * Writes an export into an empty folder. Every file is checked against its hash.
 * @returns how many bytes were written.
 * @throws CliError where the server ends in the middle, or sends something else.
 */
export async function writeExport(plan: ExportPlan, folder: string, fetch: Fetch): Promise<number> {
  const writer = writerIn(folder);
  const places = new Map<string, string[]>();
  for (const { file, sha384 } of plan.files) places.set(sha384, [...(places.get(sha384) ?? []), file]);
  const hashes = [...places.keys()];
  const missing = new Set(hashes);
  const take = (name: string, bytes: Buffer) => {
    const [index = '', ending] = name.split('.');
    const hash = hashes[Number(index)] ?? '';
    if (hashOf(unpacked(bytes, ending)) !== hash) throw damaged();
    for (const file of places.get(hash) ?? []) writer.write(ending ? `${file}.${ending}` : file, bytes, hash);
    missing.delete(hash);
  };
  await readTar(await fetch(hashes), take);
  if (missing.size > 0) throw cutShort(`${missing.size} files did not come`);
  for (const { file, text, answer } of plan.texts) {
    const bytes = Buffer.from(text);
    const hash = hashOf(bytes);
    writer.write(file, bytes, hash);
    if (!answer || bytes.length < 256) continue;
    writer.write(`${file}.gz`, gzipSync(bytes, { level: 9 }), hash);
    writer.write(`${file}.br`, brotliCompressSync(bytes), hash);
  }
  writer.write(markFile, Buffer.from(JSON.stringify(summaryOf(plan), null, 1)), '');
  return writer.count();
}

/** What the export is: each file with its address, status and headers. */
function summaryOf({ release, origin, files, texts }: ExportPlan) {
  const answers = [...files, ...texts].flatMap(({ file, answer }) => (answer ? [{ file, ...answer }] : []));
  return { format: 1, release, origin, answers };
}

async function readTar(stream: Readable, take: (name: string, bytes: Buffer) => void): Promise<void> {
  const parser = new Parser({
    strict: true,
    onReadEntry(entry: ReadEntry) {
      const parts: Buffer[] = [];
      entry.on('data', (part: Buffer) => parts.push(part));
      entry.on('end', () => {
        try {
          take(entry.path, Buffer.concat(parts));
        } catch (error) {
          stream.destroy(error as Error);
        }
      });
    },
  });
  try {
    await pipeline(stream, parser as unknown as NodeJS.WritableStream);
  } catch (error) {
    throw error instanceof CliError ? error : cutShort((error as Error).message);
  }
}

function writerIn(folder: string) {
  let count = 0;
  const folders = new Set<string>();
  return {
    count: () => count,
    write(file: string, bytes: Buffer, hash: string) {
      const full = path.resolve(folder, file);
      if (!full.startsWith(folder + path.sep)) throw damaged();
      if (!folders.has(path.dirname(full))) fs.mkdirSync(path.dirname(full), { recursive: true });
      folders.add(path.dirname(full));
      fs.writeFileSync(full, bytes);
      fs.utimesSync(full, dateOf(hash), dateOf(hash));
      count += bytes.length;
    },
  };
}

/**
 * A date that the content alone decides, in 2000 to 2008: nginx makes a file's ETag of its date and size, so equal files
 * have the same ETag on every machine, and a changed one has another even where it is as long as before.
 */
const dateOf = (hash: string) => 946_684_800 + (hash ? Buffer.from(hash, 'base64').readUInt32BE(0) % 268_435_456 : 0);

const hashOf = (bytes: Uint8Array) => createHash('sha384').update(bytes).digest('base64');

const unpacked = (bytes: Buffer, ending: string | undefined) =>
  ending === 'gz' ? gunzipSync(bytes) : ending === 'br' ? brotliDecompressSync(bytes) : bytes;

const damaged = () =>
  new CliError(
    'What the server sent is not what it had promised. The former export stays; export again.',
    exitCodes.failed,
  );

const cutShort = (reason: string) =>
  new CliError(`The server ended in the middle (${reason}). The former export stays; export again.`, exitCodes.failed);
