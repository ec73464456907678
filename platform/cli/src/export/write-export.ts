import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { ExportPlan } from '@viit/contract';
import { sha384 } from '@viit/contract/integrity';
import { readTar } from '@viit/core/tar';
import { CliError } from '../cli-error.ts';
import { summaryFile } from './export-folder.ts';

/** As a tar stream, by their hashes. */
type ReadFiles = (hashes: readonly string[]) => Promise<Readable>;

/**
 * Checks every file against its hash.
 * @param folder is empty.
 * @returns bytes written.
 * @throws CliError if the server disconnects or sends other bytes than planned.
 */
export async function writeExport(plan: ExportPlan, folder: string, readFiles: ReadFiles): Promise<number> {
  const writer = fileWriter(folder);
  const filesByHash = new Map<string, string[]>();
  for (const { file, sha384 } of plan.files) filesByHash.set(sha384, [...(filesByHash.get(sha384) ?? []), file]);
  const hashes = [...filesByHash.keys()];
  const missing = new Set(hashes);
  // Entries are named by the index of their hash: `0`, `0.gz`, `0.br`, `1` …
  await readTar(await readFiles(hashes), (name, bytes) => {
    const [index = '', extension] = name.split('.');
    const hash = hashes[Number(index)] ?? '';
    if (sha384(decompress(bytes, extension)) !== hash) throw unexpectedBytes();
    for (const file of filesByHash.get(hash) ?? [])
      writer.write(extension ? `${file}.${extension}` : file, bytes, hash);
    missing.delete(hash);
  }).catch((error: Error) => {
    throw error instanceof CliError ? error : disconnected(error.message);
  });
  if (missing.size > 0) throw disconnected(`${missing.size} files are missing`);
  for (const { file, text, response } of plan.texts) {
    const bytes = Buffer.from(text);
    const hash = sha384(bytes);
    writer.write(file, bytes, hash);
    if (!response || bytes.length < 256) continue;
    writer.write(`${file}.gz`, gzipSync(bytes, { level: 9 }), hash);
    writer.write(`${file}.br`, brotliCompressSync(bytes), hash);
  }
  writer.write(summaryFile, Buffer.from(JSON.stringify(summaryOf(plan), null, 1)), '');
  return writer.count();
}

/** For export.json. */
function summaryOf({ release, origin, files, texts }: ExportPlan) {
  const responses = [...files, ...texts].flatMap(({ file, response }) => (response ? [{ file, ...response }] : []));
  return { format: 2, release, origin, responses };
}

function fileWriter(folder: string) {
  let count = 0;
  const folders = new Set<string>();
  return {
    count: () => count,
    write(file: string, bytes: Buffer, hash: string) {
      const full = path.resolve(folder, file);
      if (!full.startsWith(folder + path.sep)) throw unexpectedBytes();
      if (!folders.has(path.dirname(full))) fs.mkdirSync(path.dirname(full), { recursive: true });
      folders.add(path.dirname(full));
      fs.writeFileSync(full, bytes);
      fs.utimesSync(full, dateOf(hash), dateOf(hash));
      count += bytes.length;
    },
  };
}

/**
 * A date in 2000 to 2008 that depends on the content only. nginx derives a file's ETag from date and size: equal files have
 * the same ETag on every machine, changed files another one.
 */
const dateOf = (hash: string) => 946_684_800 + (hash ? Buffer.from(hash, 'base64').readUInt32BE(0) % 268_435_456 : 0);

/** More than a build's largest file. */
const limit = { maxOutputLength: 64 * 1024 * 1024 };

function decompress(bytes: Buffer, extension: string | undefined): Buffer {
  try {
    return extension === 'gz'
      ? gunzipSync(bytes, limit)
      : extension === 'br'
        ? brotliDecompressSync(bytes, limit)
        : bytes;
  } catch {
    throw unexpectedBytes();
  }
}

const unexpectedBytes = () =>
  new CliError(
    'export-incomplete',
    'The server sent other bytes than it announced. The earlier export is unchanged; export again.',
  );

const disconnected = (reason: string) =>
  new CliError(
    'export-incomplete',
    `The server disconnected (${reason}). The earlier export is unchanged; export again.`,
  );
