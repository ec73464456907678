import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { isContained, packageOf, placeOf, relativeImport, resolveSource, withExtension } from './source-package.ts';

/** Modules of a package, and where they are written. */
interface Modules {
  /** The package's workspace, such as `shared/ui`. */
  folder: string;
  /** The modules that are imported or started from outside, relative to the project. Their imports follow. */
  entries: readonly string[];
  /** The folder of the package. */
  out: string;
  /** What the code runs in. */
  runsIn: 'browser' | 'node';
}

/** What the modules of a package need and have beside them. */
export interface CompiledModules {
  /** Source files, relative to the project. */
  files: string[];
  /** Imported packages. */
  packages: string[];
}

/** Compiles modules to JavaScript, one file each, so that a bundler includes only those that a section uses. */
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

/** Follows the imports of this project only. */
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

/** Compiles programs from TypeScript. A package contains them compiled, and without the compiler. */
const leftOut = /\/compile-program\.ts$/;

/** Makes each import name the compiled file. */
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

/** Compiles a program for an isolate into one script. */
export async function compileIsolatedProgram(file: string, out: string): Promise<void> {
  await build({
    absWorkingDir: workspaceRoot,
    entryPoints: [file],
    outfile: out,
    ...{ bundle: true, platform: 'neutral', format: 'iife', target: 'es2022', logLevel: 'error' },
  });
}

/** Copies files that code finds beside itself: styles, pictures, plain JavaScript. */
export function copyBeside(files: readonly string[], folder: string, out: string): void {
  for (const file of files) {
    const target = path.join(out, placeOf(file, folder));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(workspaceRoot, file), target);
  }
}
