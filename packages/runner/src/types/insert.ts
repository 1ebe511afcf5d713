/**
 * Appends code to a program, adds the code's imports, and replaces the code's placeholders with the program's
 * variables.
 */
import ts from 'typescript';
import { sourceOf, type Context } from './context';
import type { Insertion } from './protocol';
import type { Snippet } from './snippet';
import type { TextEdit } from './upgrade/data';
import { withImport } from './upgrade/imports';

function outerNames(source: ts.SourceFile): Map<string, ts.Node> {
  const names = new Map<string, ts.Node>();
  const add = (name: ts.Node | undefined): void => {
    if (name === undefined) return;
    if (ts.isIdentifier(name)) names.set(name.text, name);
    else if (ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name)) {
      for (const element of name.elements) if (ts.isBindingElement(element)) add(element.name);
    }
  };
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) add(name);
    } else if (ts.isImportDeclaration(statement)) {
      const { name, namedBindings } = statement.importClause ?? {};
      add(name);
      if (namedBindings === undefined) continue;
      if (ts.isNamespaceImport(namedBindings)) add(namedBindings.name);
      else for (const element of namedBindings.elements) add(element.name);
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    ) {
      add(statement.name);
    }
  }
  return names;
}

/** Whether a type is the class with this name, or a subclass of it. */
function isOf(type: ts.Type, name: string, checker: ts.TypeChecker): boolean {
  if (type.symbol?.name === name || type.aliasSymbol?.name === name) return true;
  if (type.isIntersection()) return type.types.some((part) => isOf(part, name, checker));
  const target = (type as ts.TypeReference).target ?? type;
  if (!target.isClassOrInterface()) return false;
  return checker.getBaseTypes(target).some((base) => isOf(base, name, checker));
}

function variableOf(
  names: ReadonlyMap<string, ts.Node>,
  type: string,
  checker: ts.TypeChecker,
): string | undefined {
  for (const [name, node] of names) {
    const symbol = checker.getSymbolAtLocation(node);
    const own =
      symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias
        ? checker.getAliasedSymbol(symbol)
        : symbol;
    if (own === undefined || !(own.flags & ts.SymbolFlags.Variable)) continue;
    if (isOf(checker.getTypeAtLocation(node), type, checker)) return name;
  }
  return undefined;
}

/** Returns the name, with a number appended if the name is already taken: `box` → `box2`. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`;
  return free;
}

function escape(name: string): string {
  return name.replace(/\$/g, '\\$');
}

function withFreeNames(code: string, known: Iterable<string>): string {
  const taken = new Set(known);
  const parsed = ts.createSourceFile('code.ts', code, ts.ScriptTarget.ES2022, true);
  let result = code;
  for (const name of outerNames(parsed).keys()) {
    const free = freeName(name, taken);
    taken.add(free);
    // Don't rename names after a dot, because they belong to members.
    if (free !== name) {
      result = result.replace(
        new RegExp(`(?<![\\w$.])${escape(name)}(?![\\w$]|\\s*:)`, 'g'),
        () => free,
      );
    }
  }
  return result;
}

/** Returns the edits that add all imports. New names from the same module share an import statement. */
function importEdits(source: ts.SourceFile, imports: Snippet['imports']): TextEdit[] {
  const edits: TextEdit[] = [];
  const fresh = new Map<string, string[]>();
  let start = 0;
  for (const [local, module] of Object.entries(imports)) {
    for (const edit of withImport(source, local, module)) {
      if (module.startsWith('* ') || !edit.text.startsWith('import ')) edits.push(edit);
      else {
        start = edit.from;
        fresh.set(module, [...(fresh.get(module) ?? []), local]);
      }
    }
  }
  for (const [module, names] of fresh) {
    const text = `import { ${names.join(', ')} } from '${module}';\n`;
    edits.push({ from: start, to: start, text });
  }
  return edits;
}

/** Returns the edits that append a snippet to a file, and the range of the snippet's code in the edited file. */
export function insert(context: Context, file: string, snippet: Snippet): Insertion {
  const source = sourceOf(context, file);
  const checker = context.service.getProgram()?.getTypeChecker();
  const names = outerNames(source);
  const variables = Object.entries(snippet.variables).map(([placeholder, { type, otherwise }]) => {
    const found = checker === undefined ? undefined : variableOf(names, type, checker);
    return [placeholder, found ?? otherwise] as const;
  });
  // Insert the program's own names last, so that they aren't renamed.
  let code = withFreeNames(snippet.code.trim(), names.keys());
  for (const [placeholder, name] of variables) {
    code = code.replace(new RegExp(`${escape(placeholder)}(?![\\w$])`, 'g'), () => name);
  }
  const { text } = source;
  const kept = text.trimEnd().length;
  const gap = kept === 0 ? '' : '\n\n';
  const imports = importEdits(source, snippet.imports);
  const added = imports.reduce((sum, edit) => sum + edit.text.length - (edit.to - edit.from), 0);
  const from = kept + added + gap.length;
  return {
    edits: [...imports, { from: kept, to: text.length, text: `${gap}${code}\n` }],
    from,
    to: from + code.length,
  };
}
