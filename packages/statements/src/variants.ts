/**
 * Removes the programs for other releases from a statement, because they might not compile with this release's types.
 */
import ts from 'typescript';

const placeholder = '() => null';

function isRun(
  node: ts.Node,
): node is ts.PropertyAssignment & { readonly initializer: ts.ObjectLiteralExpression } {
  return (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'run' &&
    ts.isObjectLiteralExpression(node.initializer)
  );
}

/**
 * Returns the text with only the program for `variant`, which is a key of `run`. Line numbers don't change. If
 * `variant` is undefined, returns the text unchanged.
 */
export function keepVariant(source: string, variant: string | undefined): string {
  if (variant === undefined) return source;
  const file = ts.createSourceFile('statement.ts', source, ts.ScriptTarget.Latest, true);
  const dropped: { readonly start: number; readonly end: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (!isRun(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    for (const property of node.initializer.properties) {
      const name = property.name;
      if (name === undefined || !ts.isPropertyAssignment(property)) continue;
      const key = ts.isStringLiteral(name) ? name.text : name.getText();
      if (key === variant) continue;
      dropped.push({ start: property.initializer.getStart(), end: property.initializer.getEnd() });
    }
  };
  visit(file);
  let text = source;
  for (const { start, end } of dropped.reverse()) {
    const lines = text.slice(start, end).replaceAll(/[^\n]/g, '');
    text = `${text.slice(0, start)}${placeholder}${lines}${text.slice(end)}`;
  }
  return text;
}
