import ts from 'typescript';
import type { DocsVersion } from '@reveal-docs/versions';
import { compileBlocks, type BlockModule } from '../blocks/compiler';
import { entryFiles, type EntryFile } from '../blocks/uses';
import {
  isDeprecated,
  memberSignature,
  overloadsOf,
  printCall,
  printType,
  type Signature,
} from './signatures';

export interface SurfaceSymbol {
  readonly kind: string;
  /** Module that exports the symbol: `@cognite/reveal/tools`. */
  readonly module: string;
  readonly isDeprecated: boolean;
  /** The declaration of a function, variable or type alias. Undefined for object types. */
  readonly signature?: Signature;
  readonly members: Readonly<Record<string, Signature>>;
}

/** All exports of a version's entry points, by name. */
export type Surface = Readonly<Record<string, SurfaceSymbol>>;

const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/** Returns the public members that the SDK itself declares. Excludes members inherited from three's classes. */
function membersOf(
  properties: readonly ts.Symbol[],
  isOwnFile: (file: ts.SourceFile) => boolean,
): Record<string, Signature> {
  const members: Record<string, Signature> = {};
  for (const property of properties) {
    const declarations = (property.declarations ?? []).filter(
      (declaration) =>
        isOwnFile(declaration.getSourceFile()) &&
        (ts.getCombinedModifierFlags(declaration) & hidden) === 0,
    );
    const isSymbolOrPrivate = /^(?:__|#|_)/.test(property.name);
    if (declarations.length > 0 && !isSymbolOrPrivate && property.name !== 'prototype') {
      members[property.name] = memberSignature(property.name, property, declarations);
    }
  }
  return members;
}

function baseOf(
  declaration: ts.ClassDeclaration,
  checker: ts.TypeChecker,
): ts.ClassDeclaration | undefined {
  const base = declaration.heritageClauses?.find(
    ({ token }) => token === ts.SyntaxKind.ExtendsKeyword,
  )?.types[0];
  return base && checker.getTypeAtLocation(base).symbol?.declarations?.find(ts.isClassDeclaration);
}

/** Returns the constructor of a class, or of its nearest base class in the SDK. */
function constructorOf(
  declaration: ts.ClassDeclaration,
  { checker, isOwnFile }: Pick<DescribeContext, 'checker' | 'isOwnFile'>,
): Record<string, Signature> {
  const declared = declaration.members.filter(ts.isConstructorDeclaration);
  if (declared.length === 0) {
    const base = baseOf(declaration, checker);
    if (base === undefined || !isOwnFile(base.getSourceFile())) return {};
    return constructorOf(base, { checker, isOwnFile });
  }
  const constructors = declared.filter(
    (member) => (ts.getCombinedModifierFlags(member) & hidden) === 0,
  );
  if (constructors.length === 0) return {};
  const overloads = overloadsOf(constructors, (member, withNames) =>
    printCall('constructor', member, withNames),
  );
  return { constructor: { overloads, isDeprecated: false } };
}

const kinds: readonly (readonly [ts.SyntaxKind, string])[] = [
  [ts.SyntaxKind.ClassDeclaration, 'class'],
  [ts.SyntaxKind.InterfaceDeclaration, 'interface'],
  [ts.SyntaxKind.EnumDeclaration, 'enum'],
  [ts.SyntaxKind.TypeAliasDeclaration, 'type'],
  [ts.SyntaxKind.FunctionDeclaration, 'function'],
  [ts.SyntaxKind.VariableDeclaration, 'variable'],
];

/**
 * Returns the members of an object type, or of an intersection or union of object types. A union has only the members
 * that all its types share.
 */
function aliasMembers(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  const isObject = (part: ts.Type): boolean =>
    (part.flags & ts.TypeFlags.Object) !== 0 && part.getCallSignatures().length === 0;
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  const isUnionOfOther = type.isUnion() && !parts.every(isObject);
  return isUnionOfOther || !parts.some(isObject) ? [] : checker.getPropertiesOfType(type);
}

interface DescribeContext {
  readonly checker: ts.TypeChecker;
  readonly isOwnFile: (file: ts.SourceFile) => boolean;
  /** The symbol's type with its default type arguments, or an error type if the symbol isn't a type. */
  readonly probed: ts.Type | undefined;
}

function describe(
  symbol: ts.Symbol,
  module: string,
  { checker, isOwnFile, probed }: DescribeContext,
): SurfaceSymbol {
  const declaration = symbol.declarations?.[0];
  const kind = kinds.find(([syntax]) => syntax === declaration?.kind)?.[1] ?? 'namespace';
  const base = { kind, module, isDeprecated: isDeprecated(symbol) };
  if (declaration === undefined || kind === 'namespace') return { ...base, members: {} };
  if (ts.isClassDeclaration(declaration)) {
    const instance = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
    const statics = checker.getTypeOfSymbol(symbol).getProperties();
    const members = membersOf([...statics, ...instance], isOwnFile);
    return {
      ...base,
      members: { ...constructorOf(declaration, { checker, isOwnFile }), ...members },
    };
  }
  if (ts.isInterfaceDeclaration(declaration)) {
    const properties = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
    return { ...base, members: membersOf(properties, isOwnFile) };
  }
  if (ts.isEnumDeclaration(declaration)) {
    return { ...base, members: membersOf([...(symbol.exports?.values() ?? [])], isOwnFile) };
  }
  if (ts.isFunctionDeclaration(declaration)) {
    const overloads = overloadsOf(
      (symbol.declarations ?? []).filter(ts.isFunctionDeclaration),
      (item, withNames) => printCall(symbol.name, item, withNames),
    );
    return { ...base, signature: { overloads, isDeprecated: base.isDeprecated }, members: {} };
  }
  const typeNode = (declaration as ts.TypeAliasDeclaration | ts.VariableDeclaration).type;
  const type = ts.isTypeAliasDeclaration(declaration)
    ? (probed ?? checker.getDeclaredTypeOfSymbol(symbol))
    : checker.getTypeOfSymbol(symbol);
  const members = membersOf(aliasMembers(type, checker), isOwnFile);
  if (typeNode !== undefined && ts.isTypeLiteralNode(typeNode)) return { ...base, members };
  const overloads = overloadsOf([typeNode], (node, withNames) => printType(node, withNames));
  return { ...base, signature: { overloads, isDeprecated: base.isDeprecated }, members };
}

/**
 * Returns a block that declares a constant for each named type. The compiler then fills in the type's default type
 * arguments.
 */
function probeBlock(names: ReadonlyMap<string, readonly string[]>): BlockModule {
  const lines = [...names].flatMap(([module, exported]) =>
    exported.map((name) => `export declare const ${name}: import('${module}').${name};`),
  );
  return { page: 'surface', index: 0, extension: 'ts', code: lines.join('\n') };
}

function exportsOf(program: ts.Program, { module, file }: EntryFile): ts.Symbol[] {
  const source = program.getSourceFile(file);
  const symbol = source && program.getTypeChecker().getSymbolAtLocation(source);
  const exported = symbol === undefined ? [] : program.getTypeChecker().getExportsOfModule(symbol);
  if (exported.length === 0) throw new Error(`${module} doesn't export anything: ${file}`);
  return exported;
}

/**
 * Reads a version's API surface from the SDK's declaration files. Throws when an entry point can't be read or has no
 * exports.
 */
export function readSurface(version: DocsVersion): Surface {
  const entries = entryFiles(version);
  const programs = entries.map(({ file }) => file);
  const listing = compileBlocks(version, [], { programs }).program;
  const names = new Map(
    entries.map((entry) => [entry.module, exportsOf(listing, entry).map(({ name }) => name)]),
  );
  const probe = probeBlock(names);
  const compilation = compileBlocks(version, [probe], { programs });
  const { program } = compilation;
  const checker = program.getTypeChecker();
  const probes = new Map(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(compilation.fileOf(probe)) as ts.Symbol)
      .map((symbol) => [symbol.name, checker.getTypeOfSymbol(symbol)]),
  );
  const isOwnFile = (file: ts.SourceFile): boolean =>
    entries.some(({ root }) => file.fileName.startsWith(root));
  const surface: Record<string, SurfaceSymbol> = {};
  for (const entry of entries) {
    for (const item of exportsOf(program, entry)) {
      const isAlias = (item.flags & ts.SymbolFlags.Alias) !== 0;
      const target = isAlias ? checker.getAliasedSymbol(item) : item;
      const context = { checker, isOwnFile, probed: probes.get(item.name) };
      surface[item.name] ??= describe(target, entry.module, context);
    }
  }
  return surface;
}
