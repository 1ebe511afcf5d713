/**
 * Turns a program's TypeScript files into modules that run in the frame: types stripped line by line, so that
 * lines of errors are lines of the source, and relative imports mapped to names of the import map. Used by
 * the build for programs as they are, and by the page for edited ones.
 */
import { parse } from 'acorn';
import type {
  ExportNamedDeclaration,
  ImportDeclaration,
  ImportExpression,
  Literal,
  Node,
  Program,
} from 'acorn';
import { simple } from 'acorn-walk';
import MagicString from 'magic-string';
import { transform } from 'sucrase';
import { guardLoops } from './guardLoops';

/** A source file: its name without folder, `cad-basic.ts`, and its text. */
export interface SourceFile {
  readonly file: string;
  readonly source: string;
}

/** One module of a compiled program. */
export interface ProgramModule {
  /** Name in the import map: `#program/cad-basic`. */
  readonly specifier: string;
  readonly file: string;
  readonly code: string;
}

export interface CompiledProgram {
  /** The first file's module comes first. */
  readonly modules: readonly ProgramModule[];
  /** Bare specifiers that the program imports: packages. */
  readonly imports: readonly string[];
}

/** A program that cannot be run, and where: `line` and `column` start at 1. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
  constructor(
    message: string,
    readonly file: string,
    readonly line?: number,
    readonly column?: number,
  ) {
    super(message);
  }
}

/** Name of a file's module in the import map. */
export function programSpecifier(file: string): string {
  return `#program/${file.replace(/\.tsx?$/, '')}`;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Turns what a parser throws into a {@link ProgramError}; rethrows anything that is no syntax error. */
function asProgramError(error: unknown, file: string): ProgramError {
  if (!(error instanceof SyntaxError)) throw error;
  const loc = (error as { loc?: Position }).loc;
  const message = error.message
    .replace(/^Error transforming [^:]*: /, '')
    .replace(/\s*\(\d+:\d+\)$/, '');
  return new ProgramError(message, file, loc?.line, loc && loc.column + 1);
}

function stripTypes({ file, source }: SourceFile): string {
  try {
    return transform(source, {
      transforms: ['typescript'],
      disableESTransforms: true,
      filePath: file,
    }).code;
  } catch (error) {
    throw asProgramError(error, file);
  }
}

function parseModule(code: string, file: string): Program {
  try {
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  } catch (error) {
    throw asProgramError(error, file);
  }
}

/** Every string by which a module imports another one, in the order they stand. */
function findSpecifiers(program: Program): Literal[] {
  const found: Literal[] = [];
  const visit = (node: Node) => {
    const { source } = node as ImportDeclaration | ExportNamedDeclaration | ImportExpression;
    if (source?.type === 'Literal') found.push(source);
  };
  simple(program, {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
  });
  return found.sort((a, b) => a.start - b.start);
}

/** How programs that readers changed are compiled. */
export interface CompileOptions {
  /** Ends loops that do not let the page go on. */
  readonly guardLoops?: boolean;
  /** Packages that there are; without it, any. */
  readonly packages?: readonly string[];
}

function errorAt(message: string, file: string, { loc }: Literal): ProgramError {
  return new ProgramError(message, file, loc?.start.line, loc ? loc.start.column + 1 : undefined);
}

/**
 * Compiles a program of one or more files in one folder; the first one is what runs. Throws a
 * {@link ProgramError} for bad syntax and for an import of a file that is not among `files` or of a package
 * that is not among `packages`.
 */
export function compileProgram(
  files: readonly SourceFile[],
  { guardLoops: guarded = false, packages }: CompileOptions = {},
): CompiledProgram {
  const names = new Map(files.map(({ file }) => [`./${file.replace(/\.tsx?$/, '')}`, file]));
  const imports = new Set<string>();
  const modules = files.map((source) => {
    const { file } = source;
    const stripped = stripTypes(source);
    const program = parseModule(stripped, file);
    const code = new MagicString(stripped);
    for (const literal of findSpecifiers(program)) {
      const specifier = String(literal.value);
      if (!specifier.startsWith('.')) {
        if (packages?.includes(specifier) === false) {
          throw errorAt(
            `There is no module "${specifier}" here. A program can import ${packages.join(', ')}.`,
            file,
            literal,
          );
        }
        imports.add(specifier);
        continue;
      }
      const target = names.get(specifier.replace(/\.[jt]s$/, ''));
      if (target === undefined) {
        throw errorAt(
          `There is no file "${specifier}". This program has ${[...names.keys()].join(' and ')}.`,
          file,
          literal,
        );
      }
      code.overwrite(literal.start, literal.end, JSON.stringify(programSpecifier(target)));
    }
    if (guarded) guardLoops(code, program);
    return { specifier: programSpecifier(file), file, code: code.toString() };
  });
  return { modules, imports: [...imports] };
}
