import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { writeFile } from '@viit/core/files-below';
import { isContained, readSourcePackage, relativeImport, resolveSource, sourcePlaceOf } from './source-package.ts';

/**
 * A section's build compiles these sources instead of `dist`, so that it is the same in every repository (R107).
 * @param files relative to the project.
 */
export function copySources(files: readonly string[], folder: string, out: string): void {
  const copied = new Set(files);
  for (const file of files) {
    const target = path.join(out, sourcePlaceOf(file, folder));
    const source = path.join(workspaceRoot, file);
    writeFile(target, /\.tsx?$/.test(file) ? withImportsInPackage(file, { folder, copied }) : fs.readFileSync(source));
  }
  const others = [...new Set(files.map(workspaceOf))].filter((workspace) => workspace !== folder);
  for (const workspace of others) writeNestedPackage(workspace, path.join(out, path.posix.basename(workspace)));
}

/** Type imports stay unchanged: the compiler drops them, so their files are not copied. */
const specifiers = /(\bfrom\s+|\bimport\(\s*|\bimport\s+)'(@viit\/[^']+)'/g;

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

/** Keeps the workspace's name, which builds use in file names, and its `sideEffects`. */
function writeNestedPackage(workspace: string, out: string): void {
  const { name, version, sideEffects } = readSourcePackage(workspace);
  fs.writeFileSync(
    path.join(out, 'package.json'),
    `${JSON.stringify({ name, version, private: true, sideEffects }, null, 2)}\n`,
  );
}
