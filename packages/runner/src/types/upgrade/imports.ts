/** Creates edits for a file's imports. Doesn't change the file itself. */
import ts from 'typescript';
import type { TextEdit } from './data';

function importsOf(file: ts.SourceFile): ts.ImportDeclaration[] {
  return file.statements.filter((statement) => ts.isImportDeclaration(statement));
}

function namedOf(declaration: ts.ImportDeclaration): readonly ts.ImportSpecifier[] {
  const bindings = declaration.importClause?.namedBindings;
  return bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
}

function moduleOf(declaration: ts.ImportDeclaration): string {
  return ts.isStringLiteral(declaration.moduleSpecifier) ? declaration.moduleSpecifier.text : '';
}

/** Finds an import by the imported name, which can differ from the local name. */
export function findSpecifier(file: ts.SourceFile, name: string): ts.ImportSpecifier | undefined {
  return importsOf(file)
    .flatMap(namedOf)
    .find((specifier) => (specifier.propertyName ?? specifier.name).text === name);
}

function hasImport(file: ts.SourceFile, local: string): boolean {
  return importsOf(file).some((declaration) => {
    const clause = declaration.importClause;
    const bindings = clause?.namedBindings;
    const space =
      bindings !== undefined && ts.isNamespaceImport(bindings) ? bindings.name.text : '';
    return (
      clause?.name?.text === local ||
      space === local ||
      namedOf(declaration).some(({ name }) => name.text === local)
    );
  });
}

function afterLine(file: ts.SourceFile, position: number): number {
  const at = file.text.indexOf('\n', position);
  return at < 0 ? file.text.length : at + 1;
}

/** Removes a name from its import statement, or the whole statement if it imports only this name. */
export function withoutSpecifier(file: ts.SourceFile, specifier: ts.ImportSpecifier): TextEdit {
  const { elements } = specifier.parent;
  const declaration = specifier.parent.parent.parent as ts.ImportDeclaration;
  if (elements.length === 1) {
    return {
      from: declaration.getStart(file),
      to: afterLine(file, declaration.getEnd()),
      text: '',
    };
  }
  const index = elements.indexOf(specifier);
  const next = elements[index + 1];
  const before = elements[index - 1];
  if (next !== undefined)
    return { from: specifier.getStart(file), to: next.getStart(file), text: '' };
  return {
    from: before?.getEnd() ?? specifier.getStart(file),
    to: specifier.getEnd(),
    text: '',
  };
}

/** Imports a name unless the file already imports it. If `source` is `* three`, imports the whole `three` module. */
export function withImport(file: ts.SourceFile, local: string, source: string): TextEdit[] {
  if (hasImport(file, local)) return [];
  const start = importsOf(file)[0]?.getStart(file) ?? 0;
  if (source.startsWith('* ')) {
    return [{ from: start, to: start, text: `import * as ${local} from '${source.slice(2)}';\n` }];
  }
  const known = importsOf(file).find(
    (declaration) =>
      moduleOf(declaration) === source &&
      declaration.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword &&
      namedOf(declaration).length > 0,
  );
  const last = known === undefined ? undefined : namedOf(known).at(-1);
  if (last === undefined) {
    return [{ from: start, to: start, text: `import { ${local} } from '${source}';\n` }];
  }
  return [{ from: last.getEnd(), to: last.getEnd(), text: `, ${local}` }];
}

/** Returns all places where a file uses the name that `specifier` imports, without the import itself. */
export function usesOfImport(
  file: ts.SourceFile,
  specifier: ts.ImportSpecifier,
  checker: ts.TypeChecker,
): ts.Identifier[] {
  const symbol = checker.getSymbolAtLocation(specifier.name);
  const uses: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && node.text === specifier.name.text) {
      const own = ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
      if (own !== undefined && own === symbol) uses.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

/** Renames an imported name, and its uses in the file. */
export function renameImport(
  file: ts.SourceFile,
  specifier: ts.ImportSpecifier,
  name: string,
  checker: ts.TypeChecker,
): TextEdit[] {
  const old = specifier.propertyName ?? specifier.name;
  if (specifier.propertyName !== undefined) {
    return [{ from: old.getStart(file), to: old.getEnd(), text: name }];
  }
  const inImport = hasImport(file, name)
    ? withoutSpecifier(file, specifier)
    : { from: old.getStart(file), to: old.getEnd(), text: name };
  return [
    inImport,
    ...usesOfImport(file, specifier, checker).map((use) => ({
      from: use.getStart(file),
      to: use.getEnd(),
      text: ts.isShorthandPropertyAssignment(use.parent) ? `${use.text}: ${name}` : name,
    })),
  ];
}
