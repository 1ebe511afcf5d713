/** Finds code by its structure. A pattern is code in which placeholders such as `$name` match any node. */
import ts from 'typescript';

export type Captures = ReadonlyMap<string, string>;

export interface Match {
  readonly node: ts.Node;
  readonly captures: Captures;
}

function firstStatement(text: string): ts.Statement | undefined {
  const file = ts.createSourceFile('pattern.ts', text, ts.ScriptTarget.ES2022, true);
  return file.statements[0];
}

function propertyIn(text: string): ts.Node | undefined {
  const object = firstStatement(`(${text})`);
  if (object === undefined || !ts.isExpressionStatement(object)) return undefined;
  const { expression } = object;
  const inner = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  return ts.isObjectLiteralExpression(inner) ? inner.properties[0] : undefined;
}

/**
 * Parses a pattern, which is a statement, or an expression without a semicolon. `{ name: value }` matches this property
 * in any object. Throws if the text isn't a pattern.
 */
export function parsePattern(text: string): ts.Node {
  const property = text.startsWith('{') ? propertyIn(text) : undefined;
  if (property !== undefined) return property;
  const statement = firstStatement(text);
  if (statement === undefined) throw new Error(`"${text}" is not a valid pattern.`);
  const isExpression = ts.isExpressionStatement(statement) && !text.trimEnd().endsWith(';');
  return isExpression ? statement.expression : statement;
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

function placeholderOf(node: ts.Node): string | undefined {
  if (ts.isExpressionStatement(node)) return placeholderOf(node.expression);
  return ts.isIdentifier(node) && node.text.startsWith('$') ? node.text : undefined;
}

function matches(pattern: ts.Node, node: ts.Node, captures: Map<string, string>): boolean {
  const name = placeholderOf(pattern);
  if (name !== undefined) {
    const text = node.getText();
    const known = captures.get(name);
    captures.set(name, text);
    return known === undefined || known === text;
  }
  if (pattern.kind !== node.kind) return false;
  const parts = childrenOf(pattern);
  const own = childrenOf(node);
  if (parts.length !== own.length) return false;
  if (parts.length === 0) return pattern.getText() === node.getText();
  return parts.every((part, index) => {
    const other = own[index];
    return other !== undefined && matches(part, other, captures);
  });
}

/** Returns the text that each placeholder matches, or undefined if `node` doesn't match the pattern. */
export function matchPattern(pattern: ts.Node, node: ts.Node): Captures | undefined {
  const captures = new Map<string, string>();
  return matches(pattern, node, captures) ? captures : undefined;
}

/** Replaces the placeholders in a text with the texts that they matched. */
export function fillPattern(text: string, captures: Captures): string {
  return text.replace(/\$\w+/g, (name) => captures.get(name) ?? name);
}

/** Returns the innermost node at a position, followed by its ancestors. */
export function nodesAt(file: ts.SourceFile, position: number): ts.Node[] {
  const path: ts.Node[] = [];
  let node: ts.Node | undefined = file;
  while (node !== undefined) {
    path.unshift(node);
    node = childrenOf(node).find(
      (child) => child.getStart(file) <= position && position < child.getEnd(),
    );
  }
  return path;
}

/** Returns all nodes in `root` that match a pattern. An outer node comes before the nodes in it. */
export function findAll(root: ts.Node, pattern: ts.Node): Match[] {
  const found: Match[] = [];
  const visit = (node: ts.Node): void => {
    const captures = matchPattern(pattern, node);
    if (captures !== undefined) found.push({ node, captures });
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}
