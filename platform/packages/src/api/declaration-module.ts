import ts from 'typescript';
import { printDeclaration } from './print-declaration.ts';

/** Where a name of another module comes from. */
export interface Origin {
  /** As the module names it: `./page.js`, `react`. */
  specifier: string;
  /** Its name there. */
  name: string;
}

/** What a module of declarations declares, imports and exports. */
export interface DeclarationModule {
  declarations: ReadonlyMap<string, ts.Statement[]>;
  imports: ReadonlyMap<string, Origin>;
  /** Exported names: a name of this module, or of another one. */
  exports: ReadonlyMap<string, string | Origin>;
  /** The modules of which everything is exported. */
  stars: readonly string[];
}

/** Reads a module of declarations, as the compiler writes them. @throws Error at a statement that a report cannot show. */
export function readDeclarationModule(file: string, text: string): DeclarationModule {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declarations = new Map<string, ts.Statement[]>();
  const imports = new Map<string, Origin>();
  const exports = new Map<string, string | Origin>();
  const stars: string[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, imports);
    else if (ts.isExportDeclaration(statement)) readExport(statement, exports, stars);
    else {
      const names = declaredNames(statement);
      if (names.length === 0) throw unsupported(file, statement);
      for (const name of names) {
        declarations.set(name, [...(declarations.get(name) ?? []), statement]);
        if (isExported(statement)) exports.set(name, name);
      }
    }
  }
  return { declarations, imports, exports, stars };
}

const unsupported = (file: string, statement: ts.Statement) =>
  new Error(`${file} declares what an API report cannot show: ${printDeclaration(statement)}`);

const textOf = (node: ts.Expression | undefined): string => (node && ts.isStringLiteral(node) ? node.text : '');

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function readImport({ moduleSpecifier, importClause }: ts.ImportDeclaration, imports: Map<string, Origin>): void {
  const specifier = textOf(moduleSpecifier);
  if (importClause?.name) imports.set(importClause.name.text, { specifier, name: 'default' });
  const bindings = importClause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, { specifier, name: '*' });
  if (bindings && ts.isNamedImports(bindings)) {
    for (const { name, propertyName } of bindings.elements) {
      imports.set(name.text, { specifier, name: (propertyName ?? name).text });
    }
  }
}

function readExport(statement: ts.ExportDeclaration, exports: Map<string, string | Origin>, stars: string[]): void {
  const { moduleSpecifier, exportClause } = statement;
  const specifier = textOf(moduleSpecifier);
  if (!exportClause) stars.push(specifier);
  else if (ts.isNamespaceExport(exportClause)) exports.set(exportClause.name.text, { specifier, name: '*' });
  else {
    for (const { name, propertyName } of exportClause.elements) {
      const own = (propertyName ?? name).text;
      exports.set(name.text, specifier ? { specifier, name: own } : own);
    }
  }
}

/** The names that a statement declares. */
function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}
