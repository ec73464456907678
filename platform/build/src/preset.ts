import { type Configuration, rspack } from '@rspack/core';
import { placeholderBase } from '@viit/contract/build-identity';
import { publishedDevelopmentShell } from './development/development-shell.ts';
import { unfinishedFolder } from './dist-folder.ts';
import { distPlugin } from './dist-plugin.ts';
import { federation } from './federation.ts';
import { integrityOrderPlugin } from './integrity-order-plugin.ts';
import { manifestPlugin } from './manifest-plugin.ts';
import { moduleNamesPlugin } from './module-names-plugin.ts';
import { styleCheckPlugin } from './styles/style-check-plugin.ts';
import { clientTarget, serverTarget, type TargetOptions } from './targets.ts';
import { readPackage } from './workspace.ts';

/**
 * A federated `client`, and a CommonJS `server` (R107).
 * @param dir the section's folder: `export default section(import.meta.dirname);`
 */
export const section = (dir: string): Configuration[] => preset(dir, 'section');

/** The server bundle has the only copy of React and @viit/runtime (R107). */
export const shell = (dir: string): Configuration[] => preset(dir, 'shell');

function preset(dir: string, kind: TargetOptions['kind']): Configuration[] {
  const { name, version, versions } = readPackage(dir);
  const base = placeholderBase(name);
  const options: TargetOptions = { dir, name, kind, base, out: unfinishedFolder(dir) };
  const firstTargets = [
    serverTarget(options),
    ...(kind === 'shell' ? [publishedDevelopmentShell(options, versions)] : []),
  ];
  const client: Configuration = {
    ...clientTarget(options),
    dependencies: firstTargets.map((target) => target.name ?? ''),
    plugins: [
      ...federation({ name, kind, versions }),
      moduleNamesPlugin(options),
      // The release contains the entry's hash, and the entry its chunks' hashes.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      integrityOrderPlugin(),
      ...(kind === 'section' ? [styleCheckPlugin(name)] : []),
      manifestPlugin({ ...options, version, versions }),
    ],
  };
  const dist = distPlugin(dir);
  return [...firstTargets, client].map((target) => ({ ...target, plugins: [...(target.plugins ?? []), dist] }));
}
