import fs from 'node:fs';
import path from 'node:path';
import { buildFileSchema, type Manifest } from '@viit/contract';
import {
  baseOf,
  identityOf,
  identityOfFinished,
  isCodeFile,
  moveFiles,
  moveManifest,
  placeholderDigits,
} from '@viit/contract/build-identity';

/**
 * Gives compiled files their identity, the hash of this output, and moves them from the placeholder to the address that contains
 * it (R107). Names of files contain hashes of what was compiled, so that they do not depend on the address either.
 * @param compiled the manifest of the files as they were compiled.
 * @param out their folder; the manifest is written there last.
 * @throws if the address is in the files in a form that cannot be replaced, or a file has a name that the registry refuses.
 */
export function finishBuild(compiled: Manifest, out: string): void {
  const { name } = compiled;
  refuseNames(name, compiled);
  const identity = identityOf(compiled);
  const base = baseOf(name, identity);
  const paths = compiled.files.map((file) => file.path).filter(isCodeFile);
  const files = new Map<string, Buffer>(paths.map((file) => [file, fs.readFileSync(path.join(out, file))]));
  for (const [file, bytes] of moveFiles(files, compiled.base, base)) {
    fs.writeFileSync(path.join(out, file), bytes);
    files.set(file, bytes);
  }
  refuseLeftovers(name, files);
  const moved = moveManifest(compiled, files, compiled.base, base);
  const manifest: Manifest = { ...moved, identity, base };
  if (identityOfFinished(manifest, files) !== identity) {
    throw new Error(`The build of ${name} does not give its own identity back. Its files cannot be moved to ${base}.`);
  }
  fs.writeFileSync(path.join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}

function refuseNames(name: string, { files }: Manifest): void {
  for (const { path: file } of files) {
    const { error } = buildFileSchema.shape.path.safeParse(file);
    if (error) throw new Error(`${file} of ${name} ${error.issues[0]?.message}. Rename the file that it is made from.`);
  }
}

/** Digits that are left show an address that was written in another form, such as in parts or escaped. */
function refuseLeftovers(name: string, files: ReadonlyMap<string, Buffer>): void {
  for (const [file, bytes] of files) {
    const at = bytes.indexOf(placeholderDigits);
    if (at === -1) continue;
    throw new Error(
      `${file} of ${name} contains the address of its build in a form that cannot be replaced: ${bytes.toString('utf8', Math.max(0, at - 60), at + 20)}. Write addresses of imported files as the compiler gives them.`,
    );
  }
}
