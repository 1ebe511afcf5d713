import path from 'node:path';
import ts from 'typescript';
import { resolveSdkDir, type DocsVersion } from '@reveal-docs/versions';
import { typePaths } from '../types/generate';

/** A symbol or member of the API, with the place where a program first uses it. */
export interface ApiUse {
  readonly symbol: string;
  readonly member?: string;
  /** Position of the identifier in the file. Line and column start at 1. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

export interface FileUses {
  /** All symbols in use, sorted. */
  readonly symbols: readonly string[];
  /** First use of each symbol and member outside of imports, in file order. */
  readonly places: readonly ApiUse[];
}

export interface UseFinder {
  /** Finds uses in a file. `places` omits uses before the `from` offset. */
  find(file: ts.SourceFile, from?: number): FileUses;
}

export interface EntryFile {
  /** Import path, such as `@cognite/reveal/tools`. */
  readonly module: string;
  /** Absolute path of the declaration file. */
  readonly file: string;
  /** Absolute path of the folder that contains all of the SDK's declarations, with a trailing slash. */
  readonly root: string;
}

/** Returns the modules of a version's SDK. Throws if the SDK isn't installed. */
export function entryFiles(version: DocsVersion): EntryFile[] {
  if (version.api.layout === 'page') {
    return Object.entries(typePaths(version)).map(([module, file]) => ({
      module,
      file,
      root: `${path.dirname(file)}/`,
    }));
  }
  const sdk = resolveSdkDir(version);
  return Object.entries(version.api.entryPoints).map(([name, file]) => ({
    module: `@${name.replaceAll('_', '/')}`,
    file: path.join(sdk, file),
    root: `${sdk}/`,
  }));
}

function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

/** Returns the class, interface or enum of a member, or the alias or variable whose object type contains the member. */
function ownerDeclaration(declaration: ts.Declaration): ts.NamedDeclaration | undefined {
  // The declaration of a module is its file, which doesn't have a parent.
  const parent = declaration.parent as ts.Node | undefined;
  if (parent === undefined) return undefined;
  if (ts.isClassLike(parent) || ts.isInterfaceDeclaration(parent) || ts.isEnumDeclaration(parent)) {
    return parent;
  }
  if (!ts.isTypeLiteralNode(parent)) return undefined;
  // An intersection, a union or parentheses can contain the object type, as in `type A = B & { member }`.
  let outer: ts.Node = parent.parent;
  while (
    ts.isIntersectionTypeNode(outer) ||
    ts.isUnionTypeNode(outer) ||
    ts.isParenthesizedTypeNode(outer)
  ) {
    outer = outer.parent;
  }
  return ts.isTypeAliasDeclaration(outer) || ts.isVariableDeclaration(outer) ? outer : undefined;
}

/** For a name in `{ name: value }`, returns the property of the expected type. */
function contextualProperty(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const { parent } = node;
  const isKey =
    (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name === node;
  if (!(isKey || ts.isShorthandPropertyAssignment(parent))) return undefined;
  if (!ts.isObjectLiteralExpression(parent.parent)) return undefined;
  const type = checker.getContextualType(parent.parent);
  // A union has only the properties that all its types share, so `Options | undefined` has none.
  for (const part of type?.isUnion() === true ? type.types : [type]) {
    const property = part?.getProperty(node.text);
    if (property !== undefined) return property;
  }
  return undefined;
}

/** For a name in `const { name } = object`, returns the object's property instead of the new variable. */
function boundProperty(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const { parent } = node;
  if (!ts.isBindingElement(parent) || !ts.isObjectBindingPattern(parent.parent)) return undefined;
  if ((parent.propertyName ?? parent.name) !== node) return undefined;
  return checker.getTypeAtLocation(parent.parent).getProperty(node.text);
}

/** Creates a finder that finds where a compiled program uses a version's API. */
export function createUseFinder(version: DocsVersion, program: ts.Program): UseFinder {
  const checker = program.getTypeChecker();
  const names = new Map<ts.Symbol, string>();
  for (const { file } of entryFiles(version)) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) continue;
    for (const exported of checker.getExportsOfModule(module)) {
      names.set(resolveAlias(checker, exported), exported.name);
    }
  }

  /**
   * Returns the exported name of a member's owner. If the owner is a base class that isn't exported, returns the class
   * that the program uses.
   */
  function ownerName(symbol: ts.Symbol, node: ts.Identifier): string | undefined {
    for (const declaration of symbol.declarations ?? []) {
      const owner = ownerDeclaration(declaration);
      const ownerSymbol = owner?.name && checker.getSymbolAtLocation(owner.name);
      const name = ownerSymbol && names.get(ownerSymbol);
      if (name !== undefined) return name;
      if (ownerSymbol !== undefined && ts.isPropertyAccessExpression(node.parent)) {
        const receiver = checker.getTypeAtLocation(node.parent.expression).getSymbol();
        const received = receiver && names.get(receiver);
        if (received !== undefined) return received;
      }
    }
    return undefined;
  }

  function meaningOf(node: ts.Identifier): { symbol: string; member?: string } | undefined {
    const found =
      contextualProperty(checker, node) ??
      boundProperty(checker, node) ??
      checker.getSymbolAtLocation(node);
    if (found === undefined) return undefined;
    const symbol = resolveAlias(checker, found);
    const name = names.get(symbol);
    if (name !== undefined) return { symbol: name };
    const owner = ownerName(symbol, node);
    return owner === undefined ? undefined : { symbol: owner, member: symbol.name };
  }

  return {
    find(file, from = 0) {
      const symbols = new Set<string>();
      const places = new Map<string, ApiUse>();
      const visit = (node: ts.Node, isImport: boolean): void => {
        const meaning = ts.isIdentifier(node) ? meaningOf(node) : undefined;
        if (meaning !== undefined) {
          symbols.add(meaning.symbol);
          const key = `${meaning.symbol} ${meaning.member ?? ''}`;
          const start = node.getStart(file);
          if (!isImport && start >= from && !places.has(key)) {
            const { line, character } = file.getLineAndCharacterOfPosition(start);
            const length = node.getEnd() - start;
            places.set(key, { ...meaning, line: line + 1, column: character + 1, length });
          }
        }
        ts.forEachChild(node, (child) => visit(child, isImport || ts.isImportDeclaration(node)));
      };
      visit(file, false);
      return { symbols: [...symbols].sort(), places: [...places.values()] };
    },
  };
}
