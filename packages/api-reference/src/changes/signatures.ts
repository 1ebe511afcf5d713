import ts from 'typescript';

/** Overloads of a member, function, variable or type alias. */
export interface Signature {
  readonly overloads: readonly Overload[];
  readonly isDeprecated: boolean;
}

export interface Overload {
  /** The declaration on one line, with parameter names. */
  readonly text: string;
  /** The declaration without details that don't affect callers, such as parameter names and the `THREE.` prefix. */
  readonly key: string;
}

const printer = ts.createPrinter({ removeComments: true });

/** Prints a node on one line, regardless of the declaration file's style. */
function print(node: ts.Node | undefined): string {
  if (node === undefined) return '';
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/"([^"']*)"/g, "'$1'")
    .replace(/\s+/g, ' ')
    .replace(/[;,] ?([}\])])/g, ' $1')
    .replace(/([[(]) | ([\])])/g, '$1$2')
    .trim();
}

function keyOf(text: string): string {
  return text
    .replace(/\bTHREE\./g, '')
    .replace(/ \| undefined\b/g, '')
    .replace(/\bArray<([\w.]+)>/g, '$1[]');
}

function printParameters(node: ts.SignatureDeclarationBase, withNames: boolean): string {
  const parameters = node.parameters.map((parameter) => {
    const name = withNames ? parameter.name.getText() : '';
    const optional = parameter.questionToken === undefined ? '' : '?';
    const rest = parameter.dotDotDotToken === undefined ? '' : '...';
    return `${rest}${name}${optional}: ${print(parameter.type)}`;
  });
  return `(${parameters.join(', ')})`;
}

/** Prints a type. If `withNames` is true, includes the parameter names of a function type. */
export function printType(node: ts.TypeNode | undefined, withNames: boolean): string {
  if (withNames || node === undefined || !ts.isFunctionTypeNode(node)) return print(node);
  return `${printParameters(node, false)} => ${print(node.type)}`;
}

/** Prints the declaration of a function or method. */
export function printCall(
  name: string,
  node: ts.SignatureDeclarationBase,
  withNames: boolean,
): string {
  const generics =
    node.typeParameters === undefined ? '' : `<${node.typeParameters.map(print).join(', ')}>`;
  const result = node.type === undefined ? '' : `: ${print(node.type)}`;
  return `${name}${generics}${printParameters(node, withNames)}${result}`;
}

/** Whether a symbol's documentation comment marks the symbol as deprecated. */
export function isDeprecated(symbol: ts.Symbol): boolean {
  return symbol.getJsDocTags().some(({ name }) => name === 'deprecated');
}

function printMember(name: string, declaration: ts.Declaration, withNames: boolean): string {
  if (
    ts.isMethodDeclaration(declaration) ||
    ts.isMethodSignature(declaration) ||
    ts.isConstructorDeclaration(declaration)
  ) {
    return printCall(name, declaration, withNames);
  }
  if (ts.isEnumMember(declaration)) {
    return declaration.initializer === undefined
      ? name
      : `${name} = ${print(declaration.initializer)}`;
  }
  if (ts.isGetAccessor(declaration)) return `${name}: ${print(declaration.type)}`;
  if (ts.isSetAccessor(declaration)) return `${name}: ${print(declaration.parameters[0]?.type)}`;
  if (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)) {
    const optional = declaration.questionToken === undefined ? '' : '?';
    const isConstant = ts.isPropertyDeclaration(declaration) && declaration.type === undefined;
    if (isConstant) return `${name} = ${print(declaration.initializer)}`;
    return `${name}${optional}: ${printType(declaration.type, withNames)}`;
  }
  return print(declaration);
}

function isReadonly(declarations: readonly ts.Declaration[]): boolean {
  if (declarations.some(ts.isSetAccessor)) return false;
  return declarations.some(
    (declaration) =>
      ts.isGetAccessor(declaration) ||
      (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) !== 0,
  );
}

/** Returns the distinct overloads. `write` prints a declaration with or without parameter names. */
export function overloadsOf<T>(
  declarations: readonly T[],
  write: (item: T, withNames: boolean) => string,
): Overload[] {
  const byKey = new Map<string, Overload>();
  for (const declaration of declarations) {
    const key = keyOf(write(declaration, false));
    if (!byKey.has(key)) byKey.set(key, { text: write(declaration, true), key });
  }
  return [...byKey.values()];
}

/** Returns the overloads of the member `name`, and whether the member is deprecated. */
export function memberSignature(
  name: string,
  symbol: ts.Symbol,
  declarations: readonly ts.Declaration[],
): Signature {
  // A getter and a setter count as one member.
  const getters = declarations.filter(ts.isGetAccessor);
  const prefix = isReadonly(declarations) ? 'readonly ' : '';
  return {
    overloads: overloadsOf<ts.Declaration>(
      getters.length > 0 ? getters : declarations,
      (declaration, withNames) => prefix + printMember(name, declaration, withNames),
    ),
    isDeprecated: isDeprecated(symbol),
  };
}
