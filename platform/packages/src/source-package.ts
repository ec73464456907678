import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { z } from 'zod';

const require = createRequire(import.meta.url);

const sourcePackageSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string().optional(),
  exports: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  engines: z.record(z.string(), z.string()).default({}),
  sideEffects: z.union([z.boolean(), z.array(z.string())]).default(true),
});

/** @param folder relative to the project. */
export const readSourcePackage = (folder: string) =>
  sourcePackageSchema.parse(JSON.parse(fs.readFileSync(path.join(workspaceRoot, folder, 'package.json'), 'utf8')));

/** @viit/runtime exists once in the browser, so only its own package contains it, imported by file. */
export const isContained = (specifier: string): boolean => /^(?:\.|@viit\/(?!runtime(?:\/|$)))/.test(specifier);

/** `react/jsx-runtime` → `react`, `@rspack/core/module` → `@rspack/core`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** @param from the importing file's folder. */
export function resolveSource(specifier: string, from: string): string {
  const file = specifier.startsWith('.') ? path.resolve(from, specifier) : fs.realpathSync(require.resolve(specifier));
  return path.relative(workspaceRoot, file).replaceAll('\\', '/');
}

/**
 * Own files are in `dist`, those of other workspaces in a folder of their name: `shared/contract/src/path.ts` →
 * `dist/contract/path.ts`.
 */
export function placeOf(file: string, ownFolder: string): string {
  const { folder, rest } = splitAtSource(file);
  return folder === ownFolder ? `dist/${rest}` : `dist/${path.posix.basename(folder)}/${rest}`;
}

/** `shared/contract/src/path.ts` → `contract/src/path.ts`. */
export function sourcePlaceOf(file: string, ownFolder: string): string {
  const { folder, rest } = splitAtSource(file);
  return folder === ownFolder ? `src/${rest}` : `${path.posix.basename(folder)}/src/${rest}`;
}

function splitAtSource(file: string): { folder: string; rest: string } {
  const [, folder = '', rest = ''] = /^(.+?)\/src\/(.+)$/.exec(file) ?? [];
  if (rest) return { folder, rest };
  throw new Error(`${file} is not in the src folder of a workspace or a package, so no package can contain it.`);
}

export function relativeImport(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** `page.ts`, `page.tsx` → `page.js`, or another extension. */
export const withExtension = (file: string, extension: '.js' | '.d.ts' | ''): string =>
  file.replace(/\.(?:ts|tsx|mts)$/, extension);
