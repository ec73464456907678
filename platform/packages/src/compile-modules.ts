import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { writeFile } from '@viit/core/files-below';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { isContained, packageOf, placeOf, relativeImport, resolveSource, withExtension } from './source-package.ts';

interface Modules {
  /** Such as `shared/ui`. */
  folder: string;
  /** Relative to the project. Their imports are compiled too. */
  entries: readonly string[];
  out: string;
  runsIn: 'browser' | 'node';
}

export interface CompiledModules {
  /** Relative to the project. */
  files: string[];
  packages: string[];
}

/** One file for each module, so that bundlers include only what a section uses. */
export async function compileModules({ folder, entries, out, runsIn }: Modules): Promise<CompiledModules> {
  const options: BuildOptions = {
    absWorkingDir: workspaceRoot,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    platform: runsIn === 'node' ? 'node' : 'neutral',
    target: runsIn === 'node' ? 'node20' : 'es2022',
    logLevel: 'error',
  };
  const packages = new Set<string>();
  const { metafile } = await build({
    ...options,
    entryPoints: [...entries],
    ...{ write: false, metafile: true, outdir: out },
    plugins: [ownModulesOnly((name) => packages.add(name))],
  });
  const files = Object.keys(metafile?.inputs ?? {}).sort();
  await build({
    ...options,
    entryPoints: files.map((file) => ({ in: file, out: withExtension(placeOf(file, folder), '') })),
    outdir: out,
    plugins: [importsInPackage(folder)],
  });
  return { files, packages: [...packages].sort() };
}

const isStyleOrPicture = (specifier: string) => /\.(?:css|svg)$/.test(specifier);

const ownModulesOnly = (onPackage: (name: string) => void): Plugin => ({
  name: 'own-modules-only',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path: specifier, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined;
      if (isContained(specifier) && !isStyleOrPicture(specifier))
        return leftOut.test(specifier)
          ? { path: specifier, external: true }
          : { path: path.join(workspaceRoot, resolveSource(specifier, resolveDir)) };
      if (!isContained(specifier) && !specifier.startsWith('node:')) onPackage(packageOf(specifier));
      return { path: specifier, external: true };
    });
  },
});

/** Packages contain compiled programs, and no compiler. */
const leftOut = /\/compile-program\.ts$/;

const importsInPackage = (folder: string): Plugin => ({
  name: 'imports-in-package',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path: specifier, importer, resolveDir, kind }) => {
      if (kind === 'entry-point') return undefined;
      if (!isContained(specifier)) return { path: specifier, external: true };
      const from = placeOf(path.relative(workspaceRoot, importer).replaceAll('\\', '/'), folder);
      const to = placeOf(resolveSource(specifier, resolveDir), folder);
      return { path: relativeImport(from, withExtension(to, '.js')), external: true };
    });
  },
});

/** Styles, pictures and plain JavaScript. */
export function copyBeside(files: readonly string[], folder: string, out: string): void {
  for (const file of files)
    writeFile(path.join(out, placeOf(file, folder)), fs.readFileSync(path.join(workspaceRoot, file)));
}
