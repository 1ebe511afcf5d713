/** Renames a declaration in all of the reader's files. */
import ts from 'typescript';
import { sourceOf, type Context } from './context';
import { ownDefinitions } from './places';
import type { FileEdits, NameFound, RenameAt, Renaming, Span } from './protocol';
import type { TextEdit } from './upgrade/data';
import { nodesAt } from './upgrade/pattern';

/** Position at which renaming starts. `isOwn` is true if it also changes the files that import the name. */
interface Origin extends Pick<Span, 'file' | 'from'> {
  readonly isOwn: boolean;
}

/**
 * Returns the position of the declaration if it's in one of the reader's own files. Otherwise, returns the position of
 * the name, and renaming changes only this file.
 */
function originOf(context: Context, { file, position, own }: RenameAt): Origin {
  const [declared] = ownDefinitions(context, file, position);
  return declared !== undefined && own.includes(declared.file)
    ? { file: declared.file, from: declared.from, isOwn: true }
    : { file, from: position, isOwn: false };
}

const nothingWords = 'The code at this position isn’t a name, so it can’t be renamed.';
const othersWords = 'This name is declared outside your files, so it can’t be renamed.';

/** Adds an alias to an import, such as `{ Viewer as View }`, so that renaming doesn't change the other module. */
const preferences = { providePrefixAndSuffixTextForRename: true };

/**
 * Finds the name at a position if it can be renamed. It must be declared in the reader's files, or get an alias in an
 * import.
 */
export function nameAt(context: Context, at: RenameAt): NameFound {
  const { service, pathOf, fileOf } = context;
  const { file, from } = originOf(context, at);
  const info = service.getRenameInfo(pathOf(file), from, preferences);
  if (!info.canRename) {
    const declared = service.getDefinitionAtPosition(pathOf(file), from) ?? [];
    return { refusal: declared.length > 0 ? othersWords : nothingWords };
  }
  const isOthers = locationsOf(context, file, from).some(
    ({ fileName }) => !at.own.includes(fileOf(fileName) ?? ''),
  );
  return isOthers ? { refusal: othersWords } : { name: info.displayName };
}

function locationsOf({ service, pathOf }: Context, file: string, position: number) {
  return service.findRenameLocations(pathOf(file), position, false, false, preferences) ?? [];
}

/** Whether the name at a position is an import or export without an alias: `{ name }`. */
function isPlainSpecifier(source: ts.SourceFile, position: number): boolean {
  const [, specifier] = nodesAt(source, position);
  return (
    specifier !== undefined &&
    (ts.isImportSpecifier(specifier) || ts.isExportSpecifier(specifier)) &&
    specifier.propertyName === undefined
  );
}

/** Collects the edits of all files. Follows imports and exports of the name into other files. */
function collect(context: Context, { isOwn, ...start }: Origin, name: string): FileEdits[] {
  const edits = new Map<string, Map<number, TextEdit>>();
  const waiting: Pick<Span, 'file' | 'from'>[] = [start];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    for (const location of locationsOf(context, place.file, place.from)) {
      const { fileName, textSpan, prefixText = '', suffixText = '' } = location;
      const file = context.fileOf(fileName);
      if (file === undefined) continue;
      const own = edits.get(file) ?? new Map<number, TextEdit>();
      edits.set(file, own);
      if (own.has(textSpan.start)) continue;
      const isSpecifier = isOwn && isPlainSpecifier(sourceOf(context, file), textSpan.start);
      const to = textSpan.start + textSpan.length;
      const text = isSpecifier ? name : `${prefixText}${name}${suffixText}`;
      own.set(textSpan.start, { from: textSpan.start, to, text });
      if (isSpecifier) waiting.push(...beyond(context, file, textSpan.start));
    }
  }
  return [...edits].map(([file, own]) => ({ file, edits: [...own.values()] }));
}

function beyond({ service, pathOf, fileOf }: Context, file: string, position: number) {
  const references = service.getReferencesAtPosition(pathOf(file), position) ?? [];
  return references.flatMap(({ fileName, textSpan }) => {
    const own = fileOf(fileName);
    return own === undefined ? [] : [{ file: own, from: textSpan.start }];
  });
}

function isName(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, false, undefined, name);
  const token = scanner.scan();
  const isWord =
    token === ts.SyntaxKind.Identifier ||
    (token > ts.SyntaxKind.LastFutureReservedWord && token <= ts.SyntaxKind.LastKeyword);
  return isWord && scanner.getTokenEnd() === name.length && !/^(?:await|undefined)$/.test(name);
}

/** Whether one of the reader's files already declares the name in the scope of an edit. */
function isTaken(context: Context, files: readonly FileEdits[], name: string): boolean {
  const checker = context.service.getProgram()?.getTypeChecker();
  const kinds = ts.SymbolFlags.Value | ts.SymbolFlags.Type | ts.SymbolFlags.Alias;
  return files.some(({ file, edits }) => {
    const source = sourceOf(context, file);
    return edits.some(({ from }) => {
      const [node, parent] = nodesAt(source, from);
      if (node === undefined || parent === undefined) return false;
      // Member names, and imported names before an alias, don't conflict with names in scope.
      const isMember =
        (ts.isImportOrExportSpecifier(parent) && parent.propertyName === node) ||
        (ts.isBindingElement(parent) && parent.propertyName === node) ||
        ts.isClassElement(parent) ||
        ts.isTypeElement(parent) ||
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        ts.isPropertyAssignment(parent);
      if (isMember) return false;
      const known = checker?.getSymbolsInScope(node, kinds).find((symbol) => symbol.name === name);
      return known?.declarations?.some((item) => item.getSourceFile() === source) ?? false;
    });
  });
}

/** Renames all uses of the symbol at a position. */
export function rename(context: Context, at: RenameAt, name: string): Renaming {
  const old = nameAt(context, at);
  if ('refusal' in old) return old;
  if (!isName(name)) {
    return {
      refusal:
        'Use letters, digits, $ and _. A name can’t start with a digit or be a reserved word.',
    };
  }
  if (name === old.name) return { files: [] };
  const files = collect(context, originOf(context, at), name);
  return isTaken(context, files, name)
    ? { refusal: `The name “${name}” is already used here.` }
    : { files };
}
