import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import type { Toolkit } from '@viit/contract';
import { buildPackage } from './build-package.ts';
import { readTypes } from './declarations.ts';
import { createSectionDefinition } from './definitions/create-section.ts';
import { runtimeDefinition } from './definitions/runtime.ts';
import { toolkitDefinition } from './definitions/toolkit.ts';
import { uiDefinition } from './definitions/ui.ts';
import { integrityOf, pack } from './pack.ts';
import { readSourcePackage } from './source-package.ts';

export const packagesFolder = path.join(workspaceRoot, 'platform/packages/dist');

interface Options {
  /** It is emptied. */
  out: string;
  /** Types take most of the time. */
  withTypes: boolean;
}

/** The same sources give the same bytes. Unpacked packages stay in `unpacked/<name>`. */
export async function buildPackages({ out, withTypes }: Options): Promise<Toolkit> {
  const definitions = [runtimeDefinition(), uiDefinition(), toolkitDefinition(), createSectionDefinition()];
  const declarations = withTypes ? readTypes(definitions.flatMap(({ modules }) => Object.values(modules))) : undefined;
  fs.rmSync(out, { recursive: true, force: true });
  const packages: Toolkit['packages'] = [];
  for (const definition of definitions) {
    const { name, version } = readSourcePackage(definition.folder);
    const folder = path.join(out, 'unpacked', path.posix.basename(name));
    fs.mkdirSync(folder, { recursive: true });
    await buildPackage(definition, declarations, folder);
    const packed = await pack(folder);
    const file = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
    fs.writeFileSync(path.join(out, file), packed);
    packages.push({ name, version, file, integrity: integrityOf(packed) });
  }
  const { version } = readSourcePackage('platform/packages/toolkit');
  const toolkit: Toolkit = { version, packages };
  fs.writeFileSync(path.join(out, 'toolkit.json'), `${JSON.stringify(toolkit, null, 2)}\n`);
  return toolkit;
}
