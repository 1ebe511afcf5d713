/** Finds the API names that cause a compiler problem. */
import ts from 'typescript';
import type { UpgradeStep } from './data';

export interface Found {
  readonly diagnostic: ts.Diagnostic;
  readonly file: ts.SourceFile;
  readonly checker: ts.TypeChecker;
  /** The innermost node at the problem, followed by its ancestors. */
  readonly nodes: readonly ts.Node[];
}

function typeNames(type: ts.Type, checker: ts.TypeChecker): string[] {
  const own = [type.aliasSymbol?.name, type.symbol?.name].filter((name) => name !== undefined);
  const parts = type.isUnionOrIntersection() ? type.types : [];
  const bases = type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
  return [...own, ...[...parts, ...bases].flatMap((part) => typeNames(part, checker))];
}

/** Returns the API names at the problem, such as `Symbol` and `Symbol.member`. */
function namesAt({ nodes, checker }: Found): string[] {
  const [node, parent] = nodes;
  if (node === undefined || parent === undefined) return [];
  if (ts.isImportSpecifier(parent)) return [(parent.propertyName ?? parent.name).text];
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    const type = checker.getTypeAtLocation(parent.expression);
    return typeNames(type, checker).map((owner) => `${owner}.${parent.name.text}`);
  }
  if (ts.isObjectLiteralElementLike(parent) && ts.isObjectLiteralExpression(parent.parent)) {
    const type = checker.getContextualType(parent.parent);
    const member = parent.name?.getText() ?? '';
    return type === undefined ? [] : typeNames(type, checker).map((owner) => `${owner}.${member}`);
  }
  const call = nodes.find((around) => ts.isCallExpression(around));
  if (call !== undefined && ts.isPropertyAccessExpression(call.expression)) {
    const { expression, name } = call.expression;
    const type = checker.getTypeAtLocation(expression);
    return typeNames(type, checker).map((owner) => `${owner}.${name.text}`);
  }
  return [];
}

/** Returns the quoted names in a message, and their combinations, such as a type with its member. */
function namesIn(message: string): string[] {
  const words = [...message.matchAll(/'"?(?:typeof )?([A-Za-z_$][\w$]*)(?:<[^']*>)?"?'/g)].map(
    ([, word = '']) => word,
  );
  const [, member = '', owner = ''] =
    /abstract member (\w+) from class '(\w+)'/.exec(message) ?? [];
  const listed = /missing the following properties from type '[^']*': (.*)/.exec(message)?.[1];
  const members = [...words, ...(listed?.split(', ') ?? [])];
  return [
    ...(owner === '' ? [] : [`${owner}.${member}`]),
    ...words.flatMap((word) => members.map((name) => `${word}.${name}`)),
    ...words,
  ];
}

function withOldNames(names: readonly string[], steps: readonly UpgradeStep[]): string[] {
  const old = new Map(
    steps.flatMap(({ renamed }) =>
      Object.entries(renamed).map(([before, after]) => [after, before]),
    ),
  );
  return names.flatMap((name) => {
    const [symbol = '', ...member] = name.split('.');
    const before = old.get(symbol);
    return before === undefined ? [name] : [name, [before, ...member].join('.')];
  });
}

/** Returns the names that might cause a problem, most likely first. */
export function namesOf(found: Found, steps: readonly UpgradeStep[]): string[] {
  const message = ts.flattenDiagnosticMessageText(found.diagnostic.messageText, '\n');
  return [...new Set(withOldNames([...namesAt(found), ...namesIn(message)], steps))];
}
