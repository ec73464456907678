import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { sourceCondition } from '@viit/build/source-condition';
import { writeFile } from '@viit/core/files-below';
import { compileProgram } from '@viit/core/isolate/compile-program';
import { compileModules, copyBeside } from './compile-modules.ts';
import { copySources } from './copy-sources.ts';
import { type Declarations, writeDeclarations } from './declarations.ts';
import type { PackageDefinition } from './package-definition.ts';
import { placeOf, readSourcePackage, sourcePlaceOf, withExtension } from './source-package.ts';

const texts = ['README.md', 'CHANGELOG.md'];

/** Writes a package into an empty folder. */
export async function buildPackage(
  definition: PackageDefinition,
  declarations: Declarations | undefined,
  out: string,
): Promise<void> {
  const { folder, runsIn, modules, commands = {}, namedByPath = [], isolatedPrograms = [] } = definition;
  const { beside = [], files = {} } = definition;
  const entries = [...Object.values(modules), ...Object.values(commands), ...namedByPath];
  const { files: compiled, packages } = await compileModules({ folder, entries, out, runsIn });
  for (const program of isolatedPrograms) {
    const target = path.join(out, `${withExtension(placeOf(program, folder), '')}.iife.js`);
    writeFile(target, await compileProgram(path.join(workspaceRoot, program)));
  }
  copyBeside(beside, folder, out);
  const sources = definition.hasSources ? [...compiled, ...beside] : [];
  copySources(sources, folder, out);
  for (const [place, text] of Object.entries(files)) writeFile(path.join(out, place), text);
  const typed = declarations ? writeDeclarations(declarations, { entries: Object.values(modules), folder, out }) : [];
  const manifest = packageManifest(definition, topFolders(sources, folder));
  refuseUndeclared(definition, [...packages, ...typed]);
  writeFile(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const text of texts) writeFile(path.join(out, text), fs.readFileSync(path.join(workspaceRoot, folder, text)));
}

const topFolder = (place: string): string => place.split('/')[0] ?? place;

const topFolders = (sources: readonly string[], folder: string): string[] => [
  ...new Set(sources.map((file) => topFolder(sourcePlaceOf(file, folder)))),
];

function packageManifest(definition: PackageDefinition, sourceFolders: readonly string[]): object {
  const {
    folder,
    modules,
    commands = {},
    exports = {},
    files = {},
    dependencies = {},
    peerDependencies = {},
  } = definition;
  const { name, version, description, sideEffects } = readSourcePackage(folder);
  const compiled = (file: string, extension: '.js' | '.d.ts') => `./${withExtension(placeOf(file, folder), extension)}`;
  const moduleExports = Object.entries(modules).map(([subpath, file]) => [
    subpath,
    {
      types: compiled(file, '.d.ts'),
      ...(definition.hasSources && { [sourceCondition]: `./${sourcePlaceOf(file, folder)}` }),
      default: compiled(file, '.js'),
    },
  ]);
  const bins = Object.entries(commands).map(([command, file]) => [command, compiled(file, '.js').slice(2)]);
  const optional = Object.fromEntries((definition.optionalPeers ?? []).map((peer) => [peer, { optional: true }]));
  return {
    ...{ name, version, description, license: 'UNLICENSED', type: 'module' },
    engines: { node: readSourcePackage('.').engines.node },
    exports: { ...Object.fromEntries(moduleExports), ...exports, './package.json': './package.json' },
    ...(bins.length > 0 && { bin: Object.fromEntries(bins) }),
    files: [...new Set(['dist', 'CHANGELOG.md', ...sourceFolders, ...Object.keys(files).map(topFolder)])],
    ...(sideEffects !== true && { sideEffects }),
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
    ...(Object.keys(peerDependencies).length > 0 && { peerDependencies }),
    ...(Object.keys(optional).length > 0 && { peerDependenciesMeta: optional }),
  };
}

/** An undeclared dependency works only in this workspace. */
function refuseUndeclared({ folder, dependencies, peerDependencies }: PackageDefinition, used: string[]): void {
  const declared = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
  const missing = [...new Set(used)].filter((name) => !declared.has(name));
  if (missing.length === 0) return;
  throw new Error(
    `The package of ${folder} imports ${missing.join(', ')}, but does not depend on it. Extend its definition.`,
  );
}
