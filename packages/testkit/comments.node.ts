import ts from 'typescript';

/** Exported functions of a file, arrow functions included, without a comment above them: as `line name`. */
export function uncommented(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  let overloaded: string | undefined;
  for (const statement of source.statements) {
    const names = exportedBy(statement);
    if (names.length === 0) continue;
    const bare = ts.getLeadingCommentRanges(text, statement.getFullStart()) === undefined;
    const { line } = source.getLineAndCharacterOfPosition(statement.getStart());
    // Of several signatures the first has the comment of all.
    if (bare && names[0] !== overloaded) found.push(`${line + 1} ${names.join(', ')}`);
    overloaded = ts.isFunctionDeclaration(statement) && !statement.body ? names[0] : undefined;
  }
  return found;
}

/** The names of the functions that a statement exports. */
function exportedBy(statement: ts.Statement): string[] {
  if (!ts.isFunctionDeclaration(statement) && !ts.isVariableStatement(statement)) return [];
  if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? 'default'];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [name.getText()]
      : [],
  );
}
