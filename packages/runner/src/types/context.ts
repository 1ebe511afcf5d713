/** The data that all functions of the type service share. */
import type ts from 'typescript';
import type { Span, TypePack } from './protocol';

export interface Context {
  readonly service: ts.LanguageService;
  readonly pack: TypePack;
  /** Returns the path that the compiler uses for one of the reader's files. */
  pathOf(file: string): string;
  /** Returns the reader's file at a path of the compiler, or undefined for files of packages. */
  fileOf(path: string): string | undefined;
}

/** Converts a text span of the compiler to a span in a file. */
export function spanOf(file: string, { start, length }: ts.TextSpan): Span {
  return { file, from: start, to: start + length };
}

/** Returns one of the reader's files after parsing. Throws if the file doesn't exist. */
export function sourceOf({ service, pathOf }: Context, file: string): ts.SourceFile {
  const source = service.getProgram()?.getSourceFile(pathOf(file));
  if (source === undefined) throw new Error(`Unknown file "${file}".`);
  return source;
}
