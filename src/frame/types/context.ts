/** What the answers about the reader's programs begin with. */
import type ts from 'typescript';
import type { Span, TypePack } from './protocol';

export interface Context {
  readonly service: ts.LanguageService;
  readonly pack: TypePack;
  /** Path of a file of the reader, as the compiler knows it. */
  pathOf(file: string): string;
  /** The reader's file at a path; undefined for those of packages. */
  fileOf(path: string): string | undefined;
}

/** The range that the compiler tells, in a file. */
export function spanOf(file: string, { start, length }: ts.TextSpan): Span {
  return { file, from: start, to: start + length };
}

/** A parsed file of the reader. Throws when there is none of that name. */
export function sourceOf({ service, pathOf }: Context, file: string): ts.SourceFile {
  const source = service.getProgram()?.getSourceFile(pathOf(file));
  if (source === undefined) throw new Error(`There is no file "${file}".`);
  return source;
}
