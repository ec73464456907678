import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { shellFlavour } from './development/shell-flavour.ts';
import { federation } from './federation.ts';
import { sourceIdentity } from './identity.ts';
import { ManifestPlugin } from './manifest-plugin.ts';
import { clientTarget, serverTarget, type TargetOptions } from './targets.ts';
import { readPackage } from './workspace.ts';

/**
 * The build of a section: `client` (federated, exposes `./pages`) and `server` (plain CommonJS).
 * @param dir the section's folder: `export default section(import.meta.dirname);`
 */
export const section = (dir: string): Configuration[] => preset(dir, 'section');

/**
 * The build of the shell: the host's client, beside it the same for development, and a server bundle that carries React and
 * @viit/runtime for every section.
 */
export const shell = (dir: string): Configuration[] => preset(dir, 'shell');

function preset(dir: string, kind: TargetOptions['kind']): Configuration[] {
  const { version, versions } = readPackage(dir);
  const name = path.basename(dir);
  const identity = sourceIdentity(dir);
  const base = `/_builds/${name}/${identity.slice(0, 12)}/`;
  const options: TargetOptions = { dir, name, kind, base, out: path.join(dir, 'dist') };
  const before = [serverTarget(options), ...(kind === 'shell' ? [shellFlavour(options, versions)] : [])];
  return [
    ...before,
    {
      ...clientTarget(options),
      dependencies: before.map((one) => one.name ?? ''),
      plugins: [
        ...federation({ name, kind, versions }),
        // The hashes of chunks stand in the entry, whose own hash stands in the release.
        new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
        new ManifestPlugin({ dir, name, kind, identity, base, version, versions }),
      ],
    },
  ];
}
