import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/**
 * Prints a declaration so that equal APIs have equal texts: without comments and `export`, without the names into which a function
 * takes its parameter apart, and with the members of a union in alphabetical order, which the compiler otherwise decides anew.
 */
export function printDeclaration(statement: ts.Statement): string {
  const source = statement.getSourceFile();
  const { transformed } = ts.transform(statement, [normalize(source)]);
  const [changed] = transformed;
  return printer.printNode(ts.EmitHint.Unspecified, changed ?? statement, source);
}

const normalize =
  (source: ts.SourceFile): ts.TransformerFactory<ts.Statement> =>
  ({ factory }) => {
    const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, source);
    const visit = (node: ts.Node): ts.Node | undefined => {
      if (node.kind === ts.SyntaxKind.ExportKeyword) return undefined;
      const visited = ts.visitEachChild(node, visit, undefined);
      if (ts.isParameter(visited) && !ts.isIdentifier(visited.name)) {
        const { modifiers, dotDotDotToken, questionToken, type } = visited;
        return factory.createParameterDeclaration(modifiers, dotDotDotToken, 'props', questionToken, type);
      }
      if (ts.isUnionTypeNode(visited)) {
        const sorted = visited.types.map((type) => ({ type, text: print(type) }));
        sorted.sort((a, b) => (a.text < b.text ? -1 : 1));
        return factory.createUnionTypeNode(sorted.map(({ type }) => type));
      }
      return visited;
    };
    return (statement) => ts.visitNode(statement, visit, ts.isStatement) ?? statement;
  };
