/**
 * Compiles a program's TypeScript files into modules that run in the frame. Removing the types doesn't change line
 * numbers, so the line numbers in errors match the source. Each module lists the positions of its imports, where the
 * frame inserts URLs. The build compiles unchanged programs, and the page compiles edited programs.
 */
import { parse } from 'acorn';
import type { Literal, Program } from 'acorn';
import MagicString from 'magic-string';
import { transform } from 'sucrase';
import { findUnerasable } from './erasable';
import { guardLoops } from './guardLoops';
import { findSpecifiers, type ModuleImport } from './imports';
import { resolveComputedImports } from './resolveImports';

/** A source file, with its name without the folder, such as `cad-basic.ts`. */
export interface SourceFile {
  readonly file: string;
  readonly source: string;
}

export interface ProgramModule {
  /** Specifier of the module in the frame: `#program/cad-basic`. */
  readonly specifier: string;
  readonly file: string;
  readonly code: string;
  /** Imports, in the order in which they appear in `code`. */
  readonly imports: readonly ModuleImport[];
}

export interface CompiledProgram {
  /** The compiled modules. The first one is the entry point. */
  readonly modules: readonly ProgramModule[];
  /** The packages that the program imports, as bare specifiers. */
  readonly imports: readonly string[];
}

/** Thrown for a program that can't run. `line` and `column` start at 1. */
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

function programSpecifier(file: string): string {
  return `#program/${file.replace(/\.tsx?$/, '')}`;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

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

/** Whether the parser exceeded the stack of the JavaScript engine. In this case, Firefox throws an InternalError. */
function isTooDeep(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

export interface CompileOptions {
  /** Whether to end loops that block the page. */
  readonly guardLoops?: boolean;
  /** Available packages. By default, a program can import any package. */
  readonly packages?: readonly string[];
}

function errorAt(message: string, file: string, { loc }: Literal): ProgramError {
  return new ProgramError(message, file, loc?.start.line, loc ? loc.start.column + 1 : undefined);
}

interface FileImport {
  readonly from: string;
  readonly to: string;
  readonly literal: Literal;
}

/**
 * Throws if files have circular imports. A module gets its URL only after the modules that it imports, so a module in a
 * cycle could never get a URL.
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
          `These files form a circular import: ${circle}. Move the shared code to a file that doesn’t import any of them.`,
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
 * Compiles a program of one or more files in one folder. The first file is the entry point. Throws a
 * {@link ProgramError} for invalid or unsupported syntax, for imports of files that aren't in `files` or of packages
 * that aren't in `packages`, and for circular imports.
 */
export function compileProgram(
  files: readonly SourceFile[],
  { guardLoops: guarded = false, packages }: CompileOptions = {},
): CompiledProgram {
  const names = new Map(files.map(({ file }) => [`./${file.replace(/\.tsx?$/, '')}`, file]));
  const packageImports = new Set<string>();
  const fileImports: FileImport[] = [];

  function resolve(file: string, literal: Literal): string {
    const specifier = String(literal.value);
    if (!specifier.startsWith('.')) {
      if (packages?.includes(specifier) === false) {
        throw errorAt(
          `Cannot find module "${specifier}". A program can import ${packages.join(', ')}.`,
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
        `Cannot find file "${specifier}". This program contains ${[...names.keys()].join(' and ')}.`,
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
    // These imports are inserted first, so their specifiers come before the program's own specifiers.
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
      throw new ProgramError('This code is nested too deeply to compile.', source.file);
    }
  });
  refuseCycles(files[0]?.file ?? '', fileImports);
  return { modules, imports: [...packageImports] };
}
