import type { Manifest } from '@viit/contract';
import { identityOfFinished, isCodeFile, type WrittenManifest } from '@viit/contract/build-identity';
import { Refusal } from '@viit/core/refusal';
import { type ReadFile, readChecked } from './store-build.ts';

/**
 * Recomputes the identity (R107).
 * @param written unparsed: the identity covers unknown fields.
 */
export async function checkIdentity(manifest: Manifest, written: unknown, read: ReadFile): Promise<void> {
  const { name, version, identity, base, files } = manifest;
  const code = new Map<string, Buffer>();
  for (const file of files.filter(({ path }) => isCodeFile(path))) {
    code.set(file.path, Buffer.from(await readChecked(manifest, version, file, read)));
  }
  let found: string | undefined;
  try {
    found = await identityOfFinished({ ...(written as WrittenManifest), base }, code);
  } catch {
    // Very long chains of hashes have no identity; no preset writes one.
  }
  if (found === identity) return;
  throw new Refusal(
    'identity-mismatch',
    `The identity of ${name} ${version} is not what its files give: ${found ? `it claims ${identity.slice(0, 12)}, and they give ${found.slice(0, 12)}` : 'they are not as this preset writes them'}. The build was changed after it was finished. Build it again with this project's preset, and change nothing in its dist folder.`,
  );
}
