import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { canonicalJson } from './canonical-json.ts';
import { sha384 } from './integrity.ts';
import type { Manifest } from './manifest.ts';

/*
 * A build's identity is the hash of its output (R107); Node.js only. The output contains the identity in its address, so a
 * build is compiled with a placeholder, hashed, and rebased. The registry reverses this.
 */

/** Stands for the identity's first 12 digits; occurs nowhere else. */
export const placeholderDigits = 'f1e2d3c4b5a6';

export const placeholderBase = (name: string): string => `/_builds/${name}/${placeholderDigits}/`;

export const baseOf = (name: string, identity: string): string => `/_builds/${name}/${identity.slice(0, 12)}/`;

/** Only these contain the build's address. */
export type CodeFiles = ReadonlyMap<string, Buffer>;

export const isCodeFile = (path: string): boolean => !path.startsWith('public/');

/**
 * Changes the address in files, and the integrity hashes that this affects.
 * @param to as long as `from`.
 * @returns the changed files.
 * @throws RangeError if thousands of files form a chain of hashes.
 */
export function rebaseFiles(files: CodeFiles, from: string, to: string): Map<string, Buffer> {
  const steps = rebaseByFile(files, from, to);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Serves other requests between files, and within one that has many hashes. */
async function rebaseInTurns(...rebase: Parameters<typeof rebaseByFile>): Promise<Map<string, Buffer>> {
  const steps = rebaseByFile(...rebase);
  let step = steps.next();
  for (; !step.done; step = steps.next()) await setImmediate();
  return step.value;
}

/** A hostile file of 19 MB has 300 000: more than a second without a pause. */
const hashesAtOnce = 10_000;

function* rebaseByFile(files: CodeFiles, from: string, to: string): Generator<undefined, Map<string, Buffer>> {
  if (from.length !== to.length) throw new Error(`${from} and ${to} differ in length, so positions would change.`);
  const hashes = new Map([...files].map(([path, bytes]) => [path, sha384(bytes)]));
  const slices = slicesOf(hashes);
  const rebased = new Map<string, Buffer>();
  const newHashes = new Map<string, string>();
  /** Files whose hashes it contains come first. */
  function* rebase(path: string): Generator<undefined, string> {
    const known = newHashes.get(path);
    if (known !== undefined) return known;
    yield;
    const bytes = files.get(path) ?? Buffer.alloc(0);
    let result = replaceBytes(bytes, from, to);
    let count = 0;
    for (const { at, hash, path: target } of findHashes(result, slices)) {
      if (++count % hashesAtOnce === 0) yield;
      const newHash = yield* rebase(target);
      if (newHash === hash) continue;
      if (result === bytes) result = Buffer.from(bytes);
      result.write(newHash, at);
    }
    if (result !== bytes) rebased.set(path, result);
    const newHash = result === bytes ? hashes.get(path) : sha384(result);
    newHashes.set(path, newHash ?? '');
    return newHash ?? '';
  }
  for (const path of files.keys()) yield* rebase(path);
  return rebased;
}

/*
 * Finds all hashes in one pass: a hash of 64 characters covers exactly one slice of 16 at a multiple of 48 that begins in
 * its first 48 characters.
 */
const [sliceLength, sliceStep] = [16, 48];

interface Slice {
  path: string;
  hash: string;
  offset: number;
}

function slicesOf(hashes: ReadonlyMap<string, string>): Map<string, Slice> {
  const slices = new Map<string, Slice>();
  for (const [path, hash] of hashes) {
    for (let offset = 0; offset < sliceStep; offset++) {
      slices.set(hash.slice(offset, offset + sliceLength), { path, hash, offset });
    }
  }
  return slices;
}

function* findHashes(bytes: Buffer, slices: ReadonlyMap<string, Slice>) {
  const text = bytes.toString('latin1');
  for (let position = 0; position < text.length; position += sliceStep) {
    const found = slices.get(text.slice(position, position + sliceLength));
    if (found && text.startsWith(found.hash, position - found.offset)) yield { ...found, at: position - found.offset };
  }
}

function replaceBytes(bytes: Buffer, from: string, to: string): Buffer {
  const [old, now] = [Buffer.from(from), Buffer.from(to)];
  let at = bytes.indexOf(old);
  if (at === -1) return bytes;
  const result = Buffer.from(bytes);
  for (; at !== -1; at = bytes.indexOf(old, at + old.length)) result.set(now, at);
  return result;
}

/** A newer preset may have added fields. */
export type WrittenManifest = Pick<Manifest, 'name' | 'files'> & Readonly<Record<string, unknown>>;

/** A comment changes source maps, but nothing that visitors get. */
const isSourceMap = (path: string): boolean => path.startsWith('server/maps/');

/** Fields about the build, not its output. */
const ownFields = ['identity', 'base', 'version'];

/** Includes all file hashes except source maps'. @param manifest with the placeholder. */
export function identityOf(manifest: WrittenManifest): string {
  const rest = Object.entries(manifest).filter(([field]) => !ownFields.includes(field));
  const files = manifest.files.filter(({ path }) => !isSourceMap(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  return createHash('sha256')
    .update(canonicalJson({ ...Object.fromEntries(rest), files }))
    .digest('hex');
}

export function rebaseManifest<T extends WrittenManifest>(
  manifest: T,
  rebased: ReadonlyMap<string, Buffer>,
  from: string,
  to: string,
): T {
  const text = JSON.stringify(manifest).replaceAll(from, to);
  const result = JSON.parse(text) as T;
  const files = result.files.map((file) => {
    const bytes = rebased.get(file.path);
    return bytes ? { ...file, size: bytes.length, sha384: sha384(bytes) } : file;
  });
  return { ...result, files };
}

/** @param files those for which `isCodeFile` is true. @returns undefined if rebasing does not reproduce the files. */
export async function identityOfFinished(
  manifest: WrittenManifest & { base: string },
  files: CodeFiles,
): Promise<string | undefined> {
  const { name, base } = manifest;
  const placeholder = placeholderBase(name);
  if (JSON.stringify(manifest).includes(placeholder)) return undefined;
  const atPlaceholder = await rebaseInTurns(files, base, placeholder);
  const compiled = new Map([...files, ...atPlaceholder]);
  const again = await rebaseInTurns(compiled, placeholder, base);
  const isSame = [...new Set([...atPlaceholder.keys(), ...again.keys()])].every((path) =>
    (again.get(path) ?? compiled.get(path))?.equals(files.get(path) ?? Buffer.alloc(0)),
  );
  if (!isSame) return undefined;
  return identityOf(rebaseManifest(manifest, atPlaceholder, base, placeholder));
}
