/** Compiles code blocks as in-memory modules of a version's workspace, so that they can import its packages. */
import path from 'node:path';
import ts from 'typescript';
import type { DocsVersion } from '@reveal-docs/versions';
import { typePaths } from '../types/generate';

export interface BlockModule {
  /** ID of the block's page. Blocks of the same page can import each other. */
  readonly page: string;
  /** Index of the block on its page. */
  readonly index: number;
  readonly extension: 'ts' | 'tsx' | 'js' | 'jsx';
  readonly code: string;
  /** Path from which other blocks of the page import this block. */
  readonly title?: string;
}

export interface BlockDiagnostic {
  readonly code: number;
  /** Line and column in the block, starting at 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface Compilation {
  readonly program: ts.Program;
  fileOf(block: BlockModule): ts.SourceFile;
  diagnosticsOf(block: BlockModule): BlockDiagnostic[];
}

const baseOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  resolveJsonModule: true,
  // Programs are compiled with this option, and readers can paste blocks into programs.
  erasableSyntaxOnly: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  // Blocks can import style sheets for side effects. Bundlers find these files, but the compiler
  // doesn't.
  noUncheckedSideEffectImports: false,
};

/** Cache of declaration files, because parsing these files takes most of the compilation time. */
const parsed = new Map<string, { readonly modified: number; readonly file: ts.SourceFile }>();

/**
 * Reads a source file with a compiler host. Parses each declaration file only once per process, unless the file
 * changes.
 */
export function cachedFile(
  host: Pick<ts.CompilerHost, 'getSourceFile'>,
  fileName: string,
  options: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile | undefined {
  const modified = ts.sys.getModifiedTime?.(fileName)?.getTime() ?? 0;
  const known = parsed.get(fileName);
  if (known?.modified === modified) return known.file;
  const file = host.getSourceFile(fileName, options);
  if (file !== undefined && fileName.endsWith('.d.ts')) parsed.set(fileName, { modified, file });
  return file;
}

function blockFileName(version: DocsVersion, block: BlockModule): string {
  return path.posix.join(
    version.workspaceDir,
    '.blocks',
    block.page,
    `${block.index}.${block.extension}`,
  );
}

/** Resolves a block's relative import to another block of its page, or to a file in the workspace. */
function resolveRelative(
  specifier: string,
  from: BlockModule,
  byTitle: ReadonlyMap<string, string>,
  version: DocsVersion,
  host: ts.ModuleResolutionHost,
  options: ts.CompilerOptions,
): ts.ResolvedModuleFull | undefined {
  const target = path.posix.join(path.posix.dirname(from.title ?? 'block.ts'), specifier);
  for (const ending of ['', '.ts', '.tsx', '.js', '.jsx']) {
    const fileName = byTitle.get(`${from.page}\n${target}${ending}`);
    if (fileName !== undefined) {
      return { resolvedFileName: fileName, extension: path.extname(fileName) };
    }
  }
  const inWorkspace = path.join(version.workspaceDir, 'block.ts');
  return ts.resolveModuleName(specifier, inWorkspace, options, host).resolvedModule;
}

/**
 * Compiles blocks and program files together, in the workspace of `version`. Throws if the compiler options are
 * invalid.
 */
export function compileBlocks(
  version: DocsVersion,
  blocks: readonly BlockModule[],
  { programs = [], types = [] }: { programs?: readonly string[]; types?: readonly string[] } = {},
): Compilation {
  const options: ts.CompilerOptions = {
    ...baseOptions,
    types: [...types],
    paths: Object.fromEntries(
      Object.entries(typePaths(version)).map(([name, file]) => [name, [file]]),
    ),
  };
  const byFile = new Map(blocks.map((block) => [blockFileName(version, block), block]));
  const byTitle = new Map(
    blocks
      .filter(({ title }) => title !== undefined)
      .map((block) => [
        `${block.page}\n${path.posix.normalize(block.title ?? '')}`,
        blockFileName(version, block),
      ]),
  );
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    getCurrentDirectory: () => version.workspaceDir,
    fileExists: (file) => byFile.has(file) || disk.fileExists(file),
    readFile: (file) => byFile.get(file)?.code ?? disk.readFile(file),
    getSourceFile: (file, target) => {
      const block = byFile.get(file);
      return block === undefined
        ? cachedFile(disk, file, target)
        : ts.createSourceFile(file, block.code, target, true);
    },
    resolveModuleNameLiterals: (literals, containingFile, redirect, opts) =>
      literals.map(({ text }) => {
        const block = byFile.get(containingFile);
        if (block !== undefined && /^\.\.?\//.test(text)) {
          return { resolvedModule: resolveRelative(text, block, byTitle, version, host, opts) };
        }
        return ts.resolveModuleName(text, containingFile, opts, host, moduleCache, redirect);
      }),
  };
  const moduleCache = ts.createModuleResolutionCache(
    version.workspaceDir,
    host.getCanonicalFileName,
    options,
  );
  const program = ts.createProgram([...byFile.keys(), ...programs], options, host);
  const broken = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (broken.length > 0) {
    throw new Error(
      `Blocks of ${version.label} can't be compiled: ${ts.formatDiagnostics(broken, host)}`,
    );
  }
  const fileOf = (block: BlockModule): ts.SourceFile => {
    const file = program.getSourceFile(blockFileName(version, block));
    if (file === undefined)
      throw new Error(`Block ${block.index} of ${block.page} was not compiled.`);
    return file;
  };
  return {
    program,
    fileOf,
    diagnosticsOf(block) {
      const file = fileOf(block);
      return [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ].map(({ code, start = 0, messageText }) => {
        const { line, character } = ts.getLineAndCharacterOfPosition(file, start);
        return {
          code,
          line: line + 1,
          column: character + 1,
          message: ts.flattenDiagnosticMessageText(messageText, '\n  '),
        };
      });
    },
  };
}
