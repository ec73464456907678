import fs from 'node:fs';
import path from 'node:path';
import { buildFileSchema, type Manifest } from '@viit/contract';
import {
  baseOf,
  identityOf,
  identityOfFinished,
  isCodeFile,
  placeholderDigits,
  rebaseFiles,
  rebaseManifest,
} from '@viit/contract/build-identity';

/**
 * Computes the identity and replaces the placeholder with the final address (R107).
 * @throws if an address cannot be replaced, or the registry would refuse a file's name.
 */
export async function finishBuild(compiled: Manifest, out: string): Promise<void> {
  const { name } = compiled;
  refuseNames(name, compiled);
  const identity = identityOf(compiled);
  const base = baseOf(name, identity);
  const paths = compiled.files.map((file) => file.path).filter(isCodeFile);
  const files = new Map<string, Buffer>(paths.map((file) => [file, fs.readFileSync(path.join(out, file))]));
  for (const [file, bytes] of rebaseFiles(files, compiled.base, base)) {
    fs.writeFileSync(path.join(out, file), bytes);
    files.set(file, bytes);
  }
  refuseLeftovers(name, files);
  const rebased = rebaseManifest(compiled, files, compiled.base, base);
  const manifest: Manifest = { ...rebased, identity, base };
  if ((await identityOfFinished(manifest, files)) !== identity) {
    throw new Error(
      `The build of ${name} does not give its own identity back. Its files cannot be rebased to ${base}.`,
    );
  }
  fs.writeFileSync(path.join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}

function refuseNames(name: string, { files }: Manifest): void {
  for (const { path: file } of files) {
    const { error } = buildFileSchema.shape.path.safeParse(file);
    if (error) throw new Error(`${file} of ${name} ${error.issues[0]?.message}. Rename the file that it is made from.`);
  }
}

/** Digits that remain show that an address was escaped or split. */
function refuseLeftovers(name: string, files: ReadonlyMap<string, Buffer>): void {
  for (const [file, bytes] of files) {
    const at = bytes.indexOf(placeholderDigits);
    if (at === -1) continue;
    throw new Error(
      `${file} of ${name} contains the address of its build in a form that cannot be replaced: ${bytes.toString('utf8', Math.max(0, at - 60), at + 20)}. Write addresses of imported files as the compiler gives them.`,
    );
  }
}
