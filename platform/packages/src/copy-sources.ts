import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { isContained, readSourcePackage, relativeImport, resolveSource, sourcePlaceOf } from './source-package.ts';

/**
 * Copies the sources of a package's modules into it, at the same places below `src` as in the project. A section's build compiles
 * them instead of the modules in `dist`, so that it is the same build here and in a repository of its own (R107).
 * @param files source files, styles and pictures, relative to the project.
 */
export function copySources(files: readonly string[], folder: string, out: string): void {
  const copied = new Set(files);
  for (const file of files) {
    const target = path.join(out, sourcePlaceOf(file, folder));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (/\.tsx?$/.test(file)) fs.writeFileSync(target, withImportsInPackage(file, { folder, copied }));
    else fs.copyFileSync(path.join(workspaceRoot, file), target);
  }
  const others = [...new Set(files.map(workspaceOf))].filter((workspace) => workspace !== folder);
  for (const workspace of others) writeNestedPackage(workspace, path.join(out, path.posix.basename(workspace)));
}

/** What an import comes from. Imports of types name what is not copied; the compiler drops them. */
const specifiers = /(\bfrom\s+|\bimport\(\s*|\bimport\s+)'(@viit\/[^']+)'/g;

/** Makes imports of other workspaces name the copied file. */
const withImportsInPackage = (
  file: string,
  { folder, copied }: { folder: string; copied: ReadonlySet<string> },
): string =>
  fs
    .readFileSync(path.join(workspaceRoot, file), 'utf8')
    .replaceAll(specifiers, (whole, before: string, specifier: string) => {
      if (!isContained(specifier)) return whole;
      const source = resolveSource(specifier, path.join(workspaceRoot, path.dirname(file)));
      if (!copied.has(source)) return whole;
      return `${before}'${relativeImport(sourcePlaceOf(file, folder), sourcePlaceOf(source, folder))}'`;
    });

const workspaceOf = (file: string): string => file.slice(0, file.indexOf('/src/'));

/** The sources of another workspace keep its name, by which a build names files, and its effects on import. */
function writeNestedPackage(workspace: string, out: string): void {
  const { name, version, sideEffects } = readSourcePackage(workspace);
  fs.writeFileSync(
    path.join(out, 'package.json'),
    `${JSON.stringify({ name, version, private: true, sideEffects }, null, 2)}\n`,
  );
}
