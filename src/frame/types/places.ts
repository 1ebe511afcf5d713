/** Where a name comes from and where it is used. */
import type ts from 'typescript';
import { sourceOf, spanOf, type Context } from './context';
import { linkAt } from './links';
import type { Definition, Reference } from './protocol';

/** Definitions of what stands at a place that are in files of the reader. */
export function ownDefinitions(context: Context, file: string, position: number) {
  const found = context.service.getDefinitionAtPosition(context.pathOf(file), position) ?? [];
  return found.flatMap(({ fileName, textSpan }) => {
    const own = context.fileOf(fileName);
    return own === undefined ? [] : [spanOf(own, textSpan)];
  });
}

/** Where what stands at a place comes from. */
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

/** All uses of what stands at a place, in files of the reader, in the order they stand there. */
export function refer(context: Context, file: string, position: number): Reference[] {
  const found = context.service.getReferencesAtPosition(context.pathOf(file), position) ?? [];
  return found.flatMap((entry) => referenceOf(context, entry));
}
