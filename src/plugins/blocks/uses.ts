/** Which names of the API a program uses, by the compiler's symbols. */
import path from 'node:path';
import ts from 'typescript';
import { resolveSdkDir, type DocsVersion } from '../../versions';
import { typePaths } from '../sdkTypes/generate';

/** A symbol of the API, or a member of one, at the place where a program first uses it. */
export interface ApiUse {
  readonly symbol: string;
  readonly member?: string;
  /** Line and column of the identifier in the file, from 1, and its length. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** What a file uses. */
export interface FileUses {
  /** All symbols that are used at all, sorted. */
  readonly symbols: readonly string[];
  /** First use of each symbol and member, in the order of the file, without imports. */
  readonly places: readonly ApiUse[];
}

/** Finds uses of one version's API in the files of one program. */
export interface UseFinder {
  /** Uses in a file; places only from the offset `from` on. */
  find(file: ts.SourceFile, from?: number): FileUses;
}

/** A module of the SDK and where a version declares it. */
export interface EntryFile {
  /** As imported: `@cognite/reveal/tools`. */
  readonly module: string;
  /** Declaration file, absolute. */
  readonly file: string;
  /** Folder with all declarations of the SDK, absolute, with a slash at its end. */
  readonly root: string;
}

/** The modules of a version's SDK. Throws when it is not installed. */
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

/** The declaration that a member's declaration is directly in: a class, interface, enum or object type. */
function ownerDeclaration(declaration: ts.Declaration): ts.NamedDeclaration | undefined {
  // A module's declaration is its file, which is in nothing.
  const parent = declaration.parent as ts.Node | undefined;
  if (parent === undefined) return undefined;
  if (ts.isClassLike(parent) || ts.isInterfaceDeclaration(parent) || ts.isEnumDeclaration(parent)) {
    return parent;
  }
  if (!ts.isTypeLiteralNode(parent)) return undefined;
  // `type A = B & { member }` has the object type in an intersection or parentheses.
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

/** In `{ name: value }` the name means the property of the type that the object is for. */
function contextualProperty(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const { parent } = node;
  const isKey =
    (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name === node;
  if (!(isKey || ts.isShorthandPropertyAssignment(parent))) return undefined;
  if (!ts.isObjectLiteralExpression(parent.parent)) return undefined;
  const type = checker.getContextualType(parent.parent);
  // A union has only what all of its types have: of `Options | 'disabled' | undefined`, nothing.
  for (const part of type?.isUnion() === true ? type.types : [type]) {
    const property = part?.getProperty(node.text);
    if (property !== undefined) return property;
  }
  return undefined;
}

/** In `const { name } = object` the name means the property of the object, and not only the new variable. */
function boundProperty(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const { parent } = node;
  if (!ts.isBindingElement(parent) || !ts.isObjectBindingPattern(parent.parent)) return undefined;
  if ((parent.propertyName ?? parent.name) !== node) return undefined;
  return checker.getTypeAtLocation(parent.parent).getProperty(node.text);
}

/** Makes the finder for a compiled program. Entry points that no file imports have no uses to find. */
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

  /** The owner as exported, or, for a base class that is not, the class that the program has in hand. */
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
