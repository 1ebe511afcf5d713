/** The data that all functions of the type service share. */
import type ts from 'typescript';
import type { Span, TypePack } from './protocol';

export interface Context {
  readonly service: ts.LanguageService;
  readonly pack: TypePack;
  /** Returns the compiler's path of a reader's file. */
  pathOf(file: string): string;
  /** Returns the reader's file at a path, or undefined for files of packages. */
  fileOf(path: string): string | undefined;
}

/** Converts the compiler's text span to a span in a file. */
export function spanOf(file: string, { start, length }: ts.TextSpan): Span {
  return { file, from: start, to: start + length };
}

/** Returns a parsed file of the reader. Throws if the file doesn't exist. */
export function sourceOf({ service, pathOf }: Context, file: string): ts.SourceFile {
  const source = service.getProgram()?.getSourceFile(pathOf(file));
  if (source === undefined) throw new Error(`Unknown file "${file}".`);
  return source;
}
