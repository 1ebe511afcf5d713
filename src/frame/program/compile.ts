/**
 * Turns a program's TypeScript files into modules that run in the frame: types stripped line by line, so that
 * lines of errors are lines of the source, and the places of their imports, where the frame puts addresses. Used
 * by the build for programs as they are, and by the page for edited ones.
 */
import { parse } from 'acorn';
import type { Literal, Program } from 'acorn';
import MagicString from 'magic-string';
import { transform } from 'sucrase';
import { findUnerasable } from './erasable';
import { guardLoops } from './guardLoops';
import { findSpecifiers, type ModuleImport } from './imports';
import { resolveComputedImports } from './resolveImports';

/** A source file: its name without folder, `cad-basic.ts`, and its text. */
export interface SourceFile {
  readonly file: string;
  readonly source: string;
}

/** One module of a compiled program. */
export interface ProgramModule {
  /** Name among the frame's modules: `#program/cad-basic`. */
  readonly specifier: string;
  readonly file: string;
  readonly code: string;
  /** What it imports, in the order it stands in `code`. */
  readonly imports: readonly ModuleImport[];
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

/** Name of a file's module in the frame. */
function programSpecifier(file: string): string {
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
    const { code } = transform(source, {
      transforms: ['typescript'],
      disableESTransforms: true,
      filePath: file,
    });
    const found = findUnerasable(source);
    if (found === undefined) return code;
    throw new ProgramError(found.message, file, found.line, found.column);
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

/** Whether parsing went deeper than the engine's stack: Firefox has a name of its own for it. */
function isTooDeep(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
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

/** An import of a program's own file: from where, to where, and what says so. */
interface FileImport {
  readonly from: string;
  readonly to: string;
  readonly literal: Literal;
}

/**
 * Throws when files import each other in a circle: each module needs the addresses of those it imports, so none
 * could be the first to get one.
 */
function refuseCycles(first: string, fileImports: readonly FileImport[]): void {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (done.has(file)) return;
    for (const { to, literal } of fileImports.filter(({ from }) => from === file)) {
      if (to === file) throw errorAt(`${file} imports itself.`, file, literal);
      const start = path.indexOf(to);
      if (start >= 0) {
        const circle = [...path.slice(start), file, to].join(' → ');
        throw errorAt(
          `These files import each other in a circle: ${circle}. Move what they share to one that imports none of them.`,
          file,
          literal,
        );
      }
      visit(to, [...path, file]);
    }
    done.add(file);
  };
  visit(first, []);
}

/**
 * Compiles a program of one or more files in one folder; the first one is what runs. Throws a
 * {@link ProgramError} for bad syntax, for an import of a file that is not among `files` or of a package that is
 * not among `packages`, and for files that import each other in a circle.
 */
export function compileProgram(
  files: readonly SourceFile[],
  { guardLoops: guarded = false, packages }: CompileOptions = {},
): CompiledProgram {
  const names = new Map(files.map(({ file }) => [`./${file.replace(/\.tsx?$/, '')}`, file]));
  const packageImports = new Set<string>();
  const fileImports: FileImport[] = [];

  /** The module that a string in a file's source names. */
  function resolve(file: string, literal: Literal): string {
    const specifier = String(literal.value);
    if (!specifier.startsWith('.')) {
      if (packages?.includes(specifier) === false) {
        throw errorAt(
          `There is no module "${specifier}" here. A program can import ${packages.join(', ')}.`,
          file,
          literal,
        );
      }
      packageImports.add(specifier);
      return specifier;
    }
    const target = names.get(specifier.replace(/\.[jt]s$/, ''));
    if (target === undefined) {
      throw errorAt(
        `There is no file "${specifier}". This program has ${[...names.keys()].join(' and ')}.`,
        file,
        literal,
      );
    }
    fileImports.push({ from: file, to: target, literal });
    return programSpecifier(target);
  }

  function compileFile(source: SourceFile): CompiledProgram['modules'][number] {
    const { file } = source;
    const stripped = stripTypes(source);
    const program = parseModule(stripped, file);
    const specifiers = findSpecifiers(program).map((literal) => resolve(file, literal));
    const edited = new MagicString(stripped);
    // What these two need is imported before all else, so that their own modules come first.
    const added = [
      ...resolveComputedImports(edited, program),
      ...(guarded ? guardLoops(edited, program) : []),
    ];
    const code = added.map(({ text }) => text).join('') + edited.toString();
    const literals = findSpecifiers(code === stripped ? program : parseModule(code, file));
    const all = [...added.map(({ specifier }) => specifier), ...specifiers];
    const imports = literals.map(({ start, end }, index) => ({
      specifier: all[index] ?? '',
      start,
      end,
    }));
    return { specifier: programSpecifier(file), file, code, imports };
  }

  const modules = files.map((source) => {
    try {
      return compileFile(source);
    } catch (error) {
      if (!isTooDeep(error)) throw error;
      throw new ProgramError('This code is nested too deeply to be compiled.', source.file);
    }
  });
  refuseCycles(files[0]?.file ?? '', fileImports);
  return { modules, imports: [...packageImports] };
}
