import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/* Reads pages as source text: content files import pictures, which only a build can load. */

export interface PageFiles {
  path: string;
  /** Addresses of the content API. */
  lists: string[];
  /** Also indirect imports in its section. */
  files: ReadonlySet<string>;
}

const parse = (file: string) => ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** Without tests and examples. */
export const sourcesOf = (dir: string): string[] =>
  fs
    .readdirSync(path.join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|examples)\.tsx?$/.test(file))
    .map((file) => path.join(dir, 'src', file))
    .sort();

export function pagesOf(dir: string): PageFiles[] {
  return sourcesOf(dir)
    .filter((file) => path.dirname(file) === path.join(dir, 'src') && path.basename(file).startsWith('pages'))
    .flatMap((file) => objectsWith(parse(file), 'load').map((page) => pageFiles(page, file)));
}

function pageFiles(page: ts.ObjectLiteralExpression, file: string): PageFiles {
  const value = (name: string) =>
    page.properties.find((property) => ts.isPropertyAssignment(property) && property.name.getText() === name);
  const entry = strings(value('load')).find((text) => text.startsWith('.')) ?? '';
  const content = strings(value('content'));
  const files = importedFiles(path.resolve(path.dirname(file), entry));
  for (const seed of content.flatMap((address) => seedOf(address, file) ?? [])) importedFiles(seed, files);
  // Components may share a file that names the lists.
  const named = [...files].flatMap((one) => strings(parse(one)).filter((text) => text.startsWith('/api/')));
  return {
    path: strings(value('path'))[0] ?? '',
    lists: [...new Set([...content, ...named])],
    files,
  };
}

/** The module of a collection's seed, which `collections.ts` or a file such as `collections-people.ts` imports. */
function seedOf(address: string, pages: string): string | undefined {
  const name = /^\/api\/content\/[^/]+\/(.+)$/.exec(address)?.[1];
  const dir = path.dirname(pages);
  for (const file of fs.readdirSync(dir).filter((one) => /^collections.*\.ts$/.test(one))) {
    const source = parse(path.join(dir, file));
    const declared = objectsWith(source, 'seed').find(
      ({ parent }) => ts.isPropertyAssignment(parent) && parent.name.getText().replaceAll("'", '') === name,
    );
    const seed = declared?.properties.find((one) => one.name?.getText() === 'seed');
    const identifier = seed && ts.isPropertyAssignment(seed) ? seed.initializer.getText() : '';
    const imported = source.statements.find(
      (one) => ts.isImportDeclaration(one) && new RegExp(`\\b${identifier}\\b`).test(one.importClause?.getText() ?? ''),
    );
    const [module] = strings(imported);
    if (declared && module) return path.resolve(dir, module);
  }
  return undefined;
}

function objectsWith(node: ts.Node, property: string): ts.ObjectLiteralExpression[] {
  const own = ts.isObjectLiteralExpression(node) && node.properties.some((one) => one.name?.getText() === property);
  const below: ts.ObjectLiteralExpression[] = [];
  ts.forEachChild(node, (child) => void below.push(...objectsWith(child, property)));
  return own ? [node, ...below] : below;
}

function strings(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...strings(child)));
  return below;
}

function importedFiles(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !fs.existsSync(file)) return seen;
  seen.add(file);
  const source = fs.readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
  for (const { fileName } of ts.preProcessFile(source).importedFiles) {
    if (fileName.startsWith('.')) importedFiles(path.resolve(path.dirname(file), fileName), seen);
  }
  return seen;
}

/** In `export const sample = [ … ]`. */
export function sampleFields(file: string): string[] {
  const declarations = parse(file)
    .statements.filter((statement) => ts.isVariableStatement(statement))
    .flatMap((statement) => [...statement.declarationList.declarations]);
  return strings(declarations.find(({ name }) => name.getText() === 'sample')?.initializer);
}
