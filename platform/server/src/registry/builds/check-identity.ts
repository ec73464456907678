import type { Manifest } from '@viit/contract';
import { type CodeFiles, identityOfFinished, isCodeFile, type WrittenManifest } from '@viit/contract/build-identity';
import { Refusal } from '@viit/core/refusal';
import { type ReadFile, readChecked } from './store-build.ts';

/**
 * Checks that the identity of a build is what its files give (R107.5).
 * @param written the manifest as it arrived: its identity covers fields that this version does not know.
 * @throws Refusal where it is not.
 */
export async function checkIdentity(manifest: Manifest, written: unknown, read: ReadFile): Promise<void> {
  const { name, version, identity, base } = manifest;
  const found = compute({ ...(written as WrittenManifest), base }, await readCode(manifest, read));
  if (found === identity) return;
  throw new Refusal(
    'identity-mismatch',
    `The identity of ${name} ${version} is not what its files give: ${found ? `it claims ${identity.slice(0, 12)}, and they give ${found.slice(0, 12)}` : 'they are not as this preset writes them'}. The build was changed after it was finished. Build it again with this project's preset, and change nothing in its dist folder.`,
  );
}

/** Thousands of files in a chain, each with the hash of the next, have no identity; no preset writes such files. */
function compute(written: WrittenManifest & { base: string }, files: CodeFiles): string | undefined {
  try {
    return identityOfFinished(written, files);
  } catch {
    return undefined;
  }
}

/** Reads the files that can contain the address of the build. @throws Refusal where one is missing or differs from its hash. */
async function readCode(manifest: Manifest, read: ReadFile): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const file of manifest.files.filter(({ path }) => isCodeFile(path))) {
    files.set(file.path, Buffer.from(await readChecked(manifest, manifest.version, file, read)));
  }
  return files;
}
