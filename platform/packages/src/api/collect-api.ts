import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import ts from 'typescript';
import type { Declarations } from '../declarations.ts';
import { isContained, resolveSource } from '../source-package.ts';
import { type Api, otherTypes } from './api.ts';
import { type DeclarationModule, type Origin, readDeclarationModule } from './declaration-module.ts';
import { printDeclaration } from './print-declaration.ts';

/** A declaration of a module. */
interface Declared {
  file: string;
  name: string;
}

/**
 * Collects what modules export, and the types of the same project that these use.
 * @param entries source files by the name under which they are imported.
 */
export function collectApi(entries: Readonly<Record<string, string>>, declarations: Declarations): Api {
  const modules = new Map<string, DeclarationModule>();
  const moduleOf = (file: string): DeclarationModule => {
    const known = modules.get(file);
    if (known) return known;
    const read = readDeclarationModule(file, declarations(file));
    modules.set(file, read);
    return read;
  };
  const scope: Scope = { moduleOf };
  const api: Record<string, Record<string, string>> = {};
  const used = new Map<string, Declared>();
  const shown = new Set<string>();
  const waiting: Declared[] = [];
  for (const [entry, file] of Object.entries(entries)) {
    const names = exportedNames(scope, file).sort();
    api[entry] = Object.fromEntries(
      names.map((name) => {
        const found = findExport(scope, file, name);
        if (!('file' in found)) return [name, external(name, found)];
        waiting.push(found);
        if (found.name !== name) return [name, `export { ${found.name} as ${name} };`];
        shown.add(keyOf(found));
        return [name, textOf(scope, found)];
      }),
    );
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const key = keyOf(next);
    if (used.has(key)) continue;
    used.set(key, next);
    waiting.push(...referencesOf(scope, next));
  }
  const others = [...used].filter(([key]) => !shown.has(key)).map(([, declared]) => declared);
  if (others.length > 0) api[otherTypes] = namedOnce(scope, others);
  return api;
}

interface Scope {
  moduleOf(file: string): DeclarationModule;
}

const keyOf = ({ file, name }: Declared): string => `${file} ${name}`;

const external = (name: string, origin: Origin): string =>
  `export { ${origin.name === name ? name : `${origin.name} as ${name}`} } from '${origin.specifier}';`;

const textOf = ({ moduleOf }: Scope, { file, name }: Declared): string =>
  (moduleOf(file).declarations.get(name) ?? []).map(printDeclaration).join('\n');

/** Their texts by name. Where two modules declare the same name, the report says which module each is of. */
function namedOnce(scope: Scope, declared: readonly Declared[]): Record<string, string> {
  const sorted = [...declared].sort((a, b) => (`${a.name} ${a.file}` < `${b.name} ${b.file}` ? -1 : 1));
  const counts = new Map<string, number>();
  for (const { name } of sorted) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries(
    sorted.map((one) => [counts.get(one.name) === 1 ? one.name : `${one.name} of ${one.file}`, textOf(scope, one)]),
  );
}

function exportedNames(scope: Scope, file: string): string[] {
  const { exports, stars } = scope.moduleOf(file);
  const others = stars.flatMap((specifier) => exportedNames(scope, sourceOf(specifier, file)));
  return [...new Set([...exports.keys(), ...others])];
}

const sourceOf = (specifier: string, from: string): string =>
  resolveSource(specifier, path.join(workspaceRoot, path.dirname(from)));

/** Where an exported name is declared: in this project, or in another package. */
function findExport(scope: Scope, file: string, name: string): Declared | Origin {
  const { exports, stars } = scope.moduleOf(file);
  const found = exports.get(name);
  if (found !== undefined)
    return typeof found === 'string' ? findLocal(scope, file, found) : follow(scope, file, found);
  const from = stars.map((star) => sourceOf(star, file)).find((star) => exportedNames(scope, star).includes(name));
  if (!from) throw new Error(`${file} does not export ${name}.`);
  return findExport(scope, from, name);
}

const follow = (scope: Scope, file: string, origin: Origin): Declared | Origin =>
  isContained(origin.specifier) && origin.name !== '*'
    ? findExport(scope, sourceOf(origin.specifier, file), origin.name)
    : origin;

/** Where a name that a module uses is declared. */
function findLocal(scope: Scope, file: string, name: string): Declared | Origin {
  const { declarations, imports } = scope.moduleOf(file);
  const imported = imports.get(name);
  if (declarations.has(name) || !imported) return { file, name };
  return follow(scope, file, imported);
}

/** The declarations of this project that a declaration refers to. */
function referencesOf(scope: Scope, { file, name }: Declared): Declared[] {
  const { declarations, imports } = scope.moduleOf(file);
  const found: (Declared | Origin)[] = [];
  const visit = (node: ts.Node): void => {
    const target = referenceOf(node);
    if (typeof target === 'object') found.push(follow(scope, file, target));
    else if (target && (declarations.has(target) || imports.has(target))) found.push(findLocal(scope, file, target));
    ts.forEachChild(node, visit);
  };
  for (const statement of declarations.get(name) ?? []) visit(statement);
  return found.filter((one): one is Declared => 'file' in one);
}

/** The name that a type refers to, or another module's. */
function referenceOf(node: ts.Node): string | Origin | undefined {
  if (ts.isTypeReferenceNode(node)) return firstName(node.typeName);
  if (ts.isTypeQueryNode(node) && !ts.isImportTypeNode(node.exprName)) return firstName(node.exprName);
  if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) return node.expression.text;
  if (!ts.isImportTypeNode(node) || !ts.isLiteralTypeNode(node.argument)) return undefined;
  const specifier = ts.isStringLiteral(node.argument.literal) ? node.argument.literal.text : '';
  return { specifier, name: node.qualifier ? firstName(node.qualifier) : '*' };
}

const firstName = (name: ts.EntityName): string => (ts.isIdentifier(name) ? name.text : firstName(name.left));
