import { posix } from 'node:path';
import ts from 'typescript';

/** The line of a node, from 1, and its words. */
function placed(source: ts.SourceFile, node: ts.Node): string {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${line + 1} ${node.getText()}`;
}

/** All nodes below one, in the order of the text. */
function* below(node: ts.Node): Generator<ts.Node> {
  for (const child of node.getChildren()) {
    yield child;
    yield* below(child);
  }
}

/**
 * Where a file of the project compares something with the `id` of what it imports from a folder of a game (`folder`, tested
 * on the imported path from the root): as `line text`. A name given in the import, or a namespace, is followed.
 */
export function comparedIds(path: string, text: string, folder: RegExp): string[] {
  // Most files need not be parsed.
  if (!/[!=]=\s*[\w.]+\.id\b|\.id\s*[!=]=|case\s+[\w.]+\.id\b/.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names = new Set(source.statements.flatMap((one) => namesFrom(one, path, folder)));
  if (names.size === 0) return [];
  const isId = (node: ts.Node): boolean => {
    if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'id') return false;
    let root: ts.Expression = node.expression;
    while (ts.isPropertyAccessExpression(root)) root = root.expression;
    return ts.isIdentifier(root) && names.has(root.text);
  };
  return [...below(source)]
    .filter((node) => {
      if (ts.isCaseClause(node)) return isId(node.expression);
      return ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText()) && (isId(node.left) || isId(node.right)); // prettier-ignore
    })
    .map((node) => placed(source, ts.isCaseClause(node) ? node.expression : node));
}

/** The names by which a statement imports from a folder that matches. */
function namesFrom(statement: ts.Statement, path: string, folder: RegExp): string[] {
  if (!ts.isImportDeclaration(statement)) return [];
  const { text: specifier } = statement.moduleSpecifier as ts.StringLiteral;
  const from = specifier.startsWith('.')
    ? posix.join(posix.dirname(path), specifier)
    : specifier.replace(/^@turntable\//, 'packages/');
  const named = statement.importClause?.namedBindings;
  if (!folder.test(from) || !named) return [];
  return ts.isNamespaceImport(named) ? [named.name.text] : named.elements.map(({ name }) => name.text);
}

/** Keys without quotes that are one of these words, in objects and their types: as `line key`. */
export function bareKeys(path: string, text: string, words: readonly string[]): string[] {
  if (!new RegExp(String.raw`(?<![\w$])(?:${words.join('|')})\??\s*[:(]`).test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return [...below(source)].flatMap((node) => {
    const isMember = ts.isObjectLiteralElementLike(node) || ts.isTypeElement(node);
    if (!isMember || !node.name || !ts.isIdentifier(node.name)) return [];
    return words.includes(node.name.text) ? [placed(source, node.name)] : [];
  });
}
