import { createHash } from 'node:crypto';
import { sha384 } from './integrity.ts';
import type { Manifest } from './manifest.ts';

/*
 * The identity of a build is the hash of its output (R107.5), for Node.js only: the preset and the registry. The output contains
 * its own address, which contains the identity. So a build is compiled with a placeholder of the same length, hashed, and then
 * moved to its real address. The registry moves it back and hashes it again.
 */

/** In the place of the first 12 digits of an identity. The digits are chosen so that nothing else contains them. */
export const placeholderDigits = 'f1e2d3c4b5a6';

/** The address that the client files of a build are compiled for. */
export const placeholderBase = (name: string): string => `/_builds/${name}/${placeholderDigits}/`;

/** The address of the client files of a build. */
export const baseOf = (name: string, identity: string): string => `/_builds/${name}/${identity.slice(0, 12)}/`;

/** The files of a build below `client/` and `server/`, by path. No other file contains the address of its build. */
export type CodeFiles = ReadonlyMap<string, Buffer>;

/** Whether a file of a build can contain the address of its build. */
export const isCodeFile = (path: string): boolean => !path.startsWith('public/');

/**
 * Moves files from one base to another of the same length, which changes no position in them. Files that contain the integrity
 * hash of a file that changes get the new hash, such as an entry that lists its chunks.
 * @returns the files that change, by path.
 * @throws if files contain each other's hashes, so that none of them can be final.
 */
export function moveFiles(files: CodeFiles, from: string, to: string): Map<string, Buffer> {
  if (from.length !== to.length) throw new Error(`${from} and ${to} differ in length, so positions would change.`);
  const { hashes, mentions } = findChanges(files, from);
  const moved = new Map<string, Buffer>();
  const move = (path: string, above: readonly string[]): Buffer => {
    const done = moved.get(path);
    if (done) return done;
    if (above.includes(path)) throw new Error(`These files contain each other's hashes: ${above.join(', ')}.`);
    let bytes = replaceBytes(files.get(path) ?? Buffer.alloc(0), from, to);
    for (const target of mentions.get(path) ?? []) {
      bytes = replaceBytes(bytes, hashes.get(target) ?? '', sha384(move(target, [...above, path])));
    }
    moved.set(path, bytes);
    return bytes;
  };
  for (const path of hashes.keys()) move(path, []);
  return moved;
}

/** Finds the files that change, with their present hashes, and for each the other changing files whose hashes it contains. */
function findChanges(files: CodeFiles, from: string) {
  const waiting = [...files].filter(([, bytes]) => bytes.includes(from)).map(([path]) => path);
  const hashes = new Map<string, string>();
  const mentions = new Map<string, string[]>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (hashes.has(path)) continue;
    const hash = sha384(files.get(path) ?? '');
    hashes.set(path, hash);
    for (const [other, bytes] of files) {
      if (!bytes.includes(hash)) continue;
      mentions.set(other, [...(mentions.get(other) ?? []), path]);
      waiting.push(other);
    }
  }
  return { hashes, mentions };
}

/** Replaces each occurrence by a text of the same length. */
function replaceBytes(bytes: Buffer, from: string, to: string): Buffer {
  let at = bytes.indexOf(from);
  if (at === -1) return bytes;
  const result = Buffer.from(bytes);
  for (; at !== -1; at = bytes.indexOf(from, at + from.length)) result.write(to, at);
  return result;
}

/** A manifest as it was written; a newer preset may have written fields that this version does not know. */
export type WrittenManifest = Pick<Manifest, 'name' | 'files'> & Readonly<Record<string, unknown>>;

/** Whether a file says where in the sources the code was. A comment changes that, and nothing that visitors get. */
const isSourceMap = (path: string): boolean => path.startsWith('server/maps/');

/** What a manifest says about its build, and not about its output. */
const ownFields = ['identity', 'base', 'version'];

/**
 * The identity of a build whose files have the placeholder: the hash (SHA-256, hexadecimal) of its manifest, which contains the
 * hash of every file but the source maps, without the fields that differ between builds of the same output.
 */
export function identityOf(manifest: WrittenManifest): string {
  const rest = Object.entries(manifest).filter(([field]) => !ownFields.includes(field));
  const files = manifest.files.filter(({ path }) => !isSourceMap(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify(sorted({ ...Object.fromEntries(rest), files })))
    .digest('hex');
}

/** The same value with sorted keys: whether a field was written first or last does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

/** A manifest with the addresses, sizes and hashes that it has after its files were moved. */
export function moveManifest<T extends WrittenManifest>(
  manifest: T,
  moved: ReadonlyMap<string, Buffer>,
  from: string,
  to: string,
): T {
  const text = JSON.stringify(manifest).replaceAll(from, to);
  const result = JSON.parse(text) as T;
  const files = result.files.map((file) => {
    const bytes = moved.get(file.path);
    return bytes ? { ...file, size: bytes.length, sha384: sha384(bytes) } : file;
  });
  return { ...result, files };
}

/**
 * The identity of a finished build: what its files give when they are moved back to the placeholder.
 * @param files those for which `isCodeFile` is true.
 * @returns undefined where they are not what moving gives, such as a file that contains the placeholder.
 */
export function identityOfFinished(manifest: WrittenManifest & { base: string }, files: CodeFiles): string | undefined {
  const { name, base } = manifest;
  const placeholder = placeholderBase(name);
  if (JSON.stringify(manifest).includes(placeholder)) return undefined;
  const movedBack = moveFiles(files, base, placeholder);
  const compiled = new Map([...files, ...movedBack]);
  const again = moveFiles(compiled, placeholder, base);
  const isSame = [...new Set([...movedBack.keys(), ...again.keys()])].every((path) =>
    (again.get(path) ?? compiled.get(path))?.equals(files.get(path) ?? Buffer.alloc(0)),
  );
  if (!isSame) return undefined;
  return identityOf(moveManifest(manifest, movedBack, base, placeholder));
}
