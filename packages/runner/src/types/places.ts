import ts from 'typescript';
import { sourceOf, spanOf, type Context } from './context';
import { linkAt } from './links';
import type { Definition, Reference, Span } from './protocol';

/** Returns all definitions of the symbol at a position that are in the reader's files. */
export function ownDefinitions(context: Context, file: string, position: number): Span[] {
  const { service, pathOf, fileOf } = context;
  const find = (path: string, start: number) => service.getDefinitionAtPosition(path, start) ?? [];
  return (
    find(pathOf(file), position)
      // For `{ client }`, the compiler returns the import. In that case, look up the definition of the imported name.
      .flatMap((item) =>
        item.kind === ts.ScriptElementKind.alias ? find(item.fileName, item.textSpan.start) : item,
      )
      .flatMap(({ fileName, textSpan }) => {
        const own = fileOf(fileName);
        return own === undefined ? [] : [spanOf(own, textSpan)];
      })
  );
}

/** Returns the definition of the symbol at a position. */
export function define(context: Context, file: string, position: number): Definition {
  const [own] = ownDefinitions(context, file, position);
  if (own !== undefined) return { type: 'file', ...own };
  const { service, pack, pathOf } = context;
  const page = linkAt(pack.links, service.getProgram(), pathOf(file), position);
  return page === undefined ? null : { type: 'page', ...page };
}

function referenceOf(context: Context, { fileName, textSpan }: ts.ReferenceEntry): Reference[] {
  const file = context.fileOf(fileName);
  if (file === undefined) return [];
  const source = sourceOf(context, file);
  const { line } = source.getLineAndCharacterOfPosition(textSpan.start);
  const text = source.text.split(/\r?\n/)[line] ?? '';
  return [{ ...spanOf(file, textSpan), line: line + 1, text: text.trim() }];
}

/** Returns all references in the reader's files, sorted by file and position. */
export function findReferences(context: Context, file: string, position: number): Reference[] {
  const found = context.service.getReferencesAtPosition(context.pathOf(file), position) ?? [];
  return found
    .flatMap((entry) => referenceOf(context, entry))
    .sort((one, other) => one.file.localeCompare(other.file) || one.from - other.from);
}
