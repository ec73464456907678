import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import { writeFile } from '@viit/core/files-below';
import ts from 'typescript';
import { isContained, packageOf, placeOf, relativeImport, resolveSource, withExtension } from './source-package.ts';

/** @param file relative to the project. */
export type Declarations = (file: string) => string;

/** Includes imported modules. */
export function readTypes(entries: readonly string[]): Declarations {
  const { config } = ts.readConfigFile(path.join(workspaceRoot, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, workspaceRoot);
  const emitted = { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: workspaceRoot };
  const ambient = fs.readdirSync(path.join(workspaceRoot, 'types')).filter((file) => file.endsWith('.d.ts'));
  const roots = [...entries, ...ambient.map((file) => `types/${file}`)].map((file) => path.join(workspaceRoot, file));
  const found = ts.createProgram(roots, emitted);
  // The compiler emits declarations for files found by package name only if they are named too.
  const own = found.getSourceFiles().flatMap(({ fileName }) => (fileName.includes('/node_modules/') ? [] : [fileName]));
  const program = ts.createProgram(own, emitted, undefined, found);
  return (file) => {
    const source = program.getSourceFile(path.join(workspaceRoot, file));
    let declaration: string | undefined;
    const { diagnostics } = program.emit(source, (_file, text) => {
      declaration = text;
    });
    if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, host));
    if (!source || declaration === undefined) throw new Error(`${file} has no declaration.`);
    return declaration;
  };
}

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => workspaceRoot,
  getNewLine: () => '\n',
};

/** @returns the packages whose types the declarations use. */
export function writeDeclarations(
  declarations: Declarations,
  { entries, folder, out }: { entries: readonly string[]; folder: string; out: string },
): string[] {
  const packages = new Set<string>();
  const waiting = [...entries];
  const written = new Set<string>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (written.has(file)) continue;
    written.add(file);
    const place = placeOf(file, folder);
    const changed = declarations(file).replaceAll(
      specifiers,
      (whole, before: string, quote: string, specifier: string) => {
        if (!isContained(specifier)) {
          packages.add(packageOf(specifier));
          return whole;
        }
        const source = resolveSource(specifier, path.join(workspaceRoot, path.dirname(file)));
        waiting.push(source);
        return `${before}${quote}${relativeImport(place, withExtension(placeOf(source, folder), '.js'))}${quote}`;
      },
    );
    writeFile(path.join(out, withExtension(place, '.d.ts')), changed);
  }
  return [...packages].sort();
}

const specifiers = /(\bfrom\s+|\bimport\(\s*|\bimport\s+)(["'])([^"']+)\2/g;
