import path from 'node:path';
import ts from 'typescript';
import { moduleOfFile } from '../code/moduleOfFile';
import { firstSentence } from '../pages/firstSentence';
import type { WordsByName } from '../pages/words';

/** A name in a file, with its hover. Lines start at 1, and columns at 0. */
export interface NameHover {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** The declaration as TypeScript on one line. */
  readonly declaration: string;
  /** First sentence of the documentation. Empty if the name isn't documented. */
  readonly sentence: string;
}

/** Maximum length of a declaration, in characters. Longer declarations are truncated, and end with an ellipsis. */
const longestDeclaration = 220;

const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/** Matches modules in the compiler's output, which contains file paths instead of module names. */
const importedFile = /\bimport\("([^"]+)"\)/g;

function shorten(text: string): string {
  const line = text
    .replace(importedFile, (written, file: string) =>
      path.isAbsolute(file) ? `import("${moduleOfFile(file)}")` : written,
    )
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= longestDeclaration ? line : `${line.slice(0, longestDeclaration - 1)}…`;
}

function ownerOf(symbol: ts.Symbol): string | undefined {
  const parent = (symbol as ts.Symbol & { readonly parent?: ts.Symbol }).parent;
  const name = parent?.name ?? '';
  return /^\w+$/.test(name) && !name.startsWith('__') ? name : undefined;
}

/**
 * Returns the file in whose scope to print a type: the file that declares the symbol, so that types look as the SDK's
 * authors wrote them. Printing in this file is also faster, because the compiler looks up names once per file. For
 * JavaScript's own types, and for symbols without a value, returns the file that contains `node`.
 */
function scopeOf(program: ts.Program, symbol: ts.Symbol, node: ts.Identifier): ts.SourceFile {
  const declaring = symbol.valueDeclaration?.getSourceFile();
  return declaring === undefined || program.isSourceFileDefaultLibrary(declaring)
    ? node.getSourceFile()
    : declaring;
}

/**
 * Caches the text of types and signatures, because most names occur in many blocks and printing is slow. Each map's
 * keys consist of the format flags and the file.
 */
const printed = new WeakMap<ts.Type | ts.Signature, Map<string, string>>();

function printOnce(
  item: ts.Type | ts.Signature,
  scope: ts.SourceFile,
  flags: ts.TypeFormatFlags,
  print: () => string,
): string {
  const known = printed.get(item) ?? new Map<string, string>();
  printed.set(item, known);
  const key = `${flags} ${scope.fileName}`;
  const text = known.get(key) ?? print();
  known.set(key, text);
  return text;
}

function printType(
  checker: ts.TypeChecker,
  type: ts.Type,
  scope: ts.SourceFile,
  flags: ts.TypeFormatFlags,
): string {
  return printOnce(type, scope, flags, () => checker.typeToString(type, scope, flags));
}

/** Prints the signature that the compiler chooses for a call. If the name isn't called, prints its first signature. */
function signatureOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  node: ts.Identifier,
  scope: ts.SourceFile,
): string {
  const callee = ts.isPropertyAccessExpression(node.parent) ? node.parent : node;
  const call = callee.parent;
  const isCall =
    (ts.isCallExpression(call) || ts.isNewExpression(call)) && call.expression === callee;
  const signatures = checker.getTypeOfSymbolAtLocation(symbol, node).getCallSignatures();
  const signature = (isCall ? checker.getResolvedSignature(call) : undefined) ?? signatures[0];
  if (signature === undefined) return '()';
  const flags = format & ~ts.TypeFormatFlags.WriteArrowStyleSignature;
  return printOnce(signature, scope, flags, () =>
    checker.signatureToString(signature, scope, flags),
  );
}

function variableWord(symbol: ts.Symbol): string {
  const declaration = symbol.valueDeclaration;
  if (declaration !== undefined && ts.isParameter(declaration)) return '(parameter) ';
  const list = declaration?.parent;
  if (list !== undefined && ts.isVariableDeclarationList(list)) {
    return (list.flags & ts.NodeFlags.Const) !== 0 ? 'const ' : 'let ';
  }
  return 'const ';
}

/**
 * Returns `module "three"` for a namespace import, and `namespace THREE` for a module that another module exports as
 * `THREE`.
 */
function moduleWord(own: ts.Symbol | undefined, node: ts.Identifier): string {
  const declaration = own?.declarations?.find(ts.isNamespaceImport);
  const specifier = declaration?.parent.parent.moduleSpecifier;
  return specifier !== undefined && ts.isStringLiteral(specifier)
    ? `module "${specifier.text}"`
    : `namespace ${node.text}`;
}

/** Returns a symbol's declaration as one line of TypeScript. `own` is the alias that refers to the symbol, if any. */
function declarationOf(
  program: ts.Program,
  symbol: ts.Symbol,
  node: ts.Identifier,
  own: ts.Symbol | undefined,
): string {
  const checker = program.getTypeChecker();
  const scope = scopeOf(program, symbol, node);
  const { flags } = symbol;
  // A default export is shown under the name that the importer uses.
  const name = symbol.name === 'default' ? node.text : symbol.name;
  const owner = ownerOf(symbol);
  const full = owner === undefined ? name : `${owner}.${name}`;
  const type = () =>
    printType(checker, checker.getTypeOfSymbolAtLocation(symbol, node), scope, format);
  if (flags & ts.SymbolFlags.Class) return `class ${name}`;
  if (flags & ts.SymbolFlags.Enum) return `enum ${name}`;
  if (flags & ts.SymbolFlags.EnumMember) return `(enum member) ${full}`;
  if (flags & ts.SymbolFlags.Interface) return `interface ${name}`;
  if (flags & ts.SymbolFlags.TypeAlias) {
    const resolved = checker.getDeclaredTypeOfSymbol(symbol);
    return `type ${name} = ${printType(checker, resolved, scope, format | ts.TypeFormatFlags.InTypeAlias)}`;
  }
  if (flags & ts.SymbolFlags.Module) return moduleWord(own, node);
  if (flags & ts.SymbolFlags.TypeParameter) return `(type parameter) ${name}`;
  if (flags & ts.SymbolFlags.Method)
    return `(method) ${full}${signatureOf(checker, symbol, node, scope)}`;
  if (flags & ts.SymbolFlags.Function)
    return `function ${name}${signatureOf(checker, symbol, node, scope)}`;
  if (flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Accessor))
    return `(property) ${full}: ${type()}`;
  return `${variableWord(symbol)}${name}: ${type()}`;
}

function sentenceOf(checker: ts.TypeChecker, symbol: ts.Symbol, words: WordsByName): string {
  const said = firstSentence(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  if (said !== '') return said;
  const owner = ownerOf(symbol);
  const own = words.get(owner === undefined ? symbol.name : `${owner}.${symbol.name}`);
  return firstSentence(own?.text ?? '');
}

/** Returns the hovers that an editor would show for the names in a file, starting at the `from` offset. */
export function findHovers(
  program: ts.Program,
  file: ts.SourceFile,
  words: WordsByName,
  from = 0,
): NameHover[] {
  const checker = program.getTypeChecker();
  const found: NameHover[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.getStart(file) >= from) {
      const own = checker.getSymbolAtLocation(node);
      const symbol =
        own !== undefined && (own.flags & ts.SymbolFlags.Alias) !== 0
          ? checker.getAliasedSymbol(own)
          : own;
      // Skip unresolved imports, which the compiler names `unknown`.
      if (symbol !== undefined && symbol.name !== 'unknown' && symbol.declarations !== undefined) {
        const start = file.getLineAndCharacterOfPosition(node.getStart(file));
        found.push({
          line: start.line + 1,
          column: start.character,
          length: node.getEnd() - node.getStart(file),
          declaration: shorten(declarationOf(program, symbol, node, own)),
          sentence: sentenceOf(checker, symbol, words),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
