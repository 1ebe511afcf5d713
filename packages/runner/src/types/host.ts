/** Provides the file system of the language service: the files of a {@link TypePack}, and the reader's programs. */
import ts from 'typescript';
import type { TypePack } from './protocol';

/** The options in examples/tsconfig.base.json. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  isolatedModules: true,
  // Treat files without imports as modules, too, so that their names don't conflict and `await` works.
  moduleDetection: ts.ModuleDetectionKind.Force,
  erasableSyntaxOnly: true,
  skipLibCheck: true,
  noEmit: true,
};

const libraryFolder = '/node_modules/typescript/lib';

/** Returns all parent folders of the files. The compiler searches these folders for `node_modules`. */
function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>(['/']);
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      folders.add(file.slice(0, end));
    }
  }
  return folders;
}

/** One of the reader's programs. Each change increases the version. */
export interface Program {
  readonly source: string;
  readonly version: number;
}

/**
 * Creates a host with the programs and the files of the pack. Programs take precedence over files with the same path.
 */
export function createHost(
  pack: TypePack,
  programs: ReadonlyMap<string, Program>,
): ts.LanguageServiceHost {
  const library = new Map(Object.entries(pack.files));
  const folders = foldersOf([...library.keys(), `${pack.folder}/x`]);
  const read = (path: string) => programs.get(path)?.source ?? library.get(path);
  return {
    getCompilationSettings: () => ({
      ...options,
      paths: Object.fromEntries(Object.entries(pack.paths).map(([name, path]) => [name, [path]])),
    }),
    getScriptFileNames: () => [...programs.keys()],
    getScriptVersion: (path) => String(programs.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => pack.folder,
    getDefaultLibFileName: () => `${libraryFolder}/lib.es2022.full.d.ts`,
    fileExists: (path) => read(path) !== undefined,
    readFile: read,
    directoryExists: (path) => folders.has(path.replace(/\/$/, '') || '/'),
    getDirectories: () => [],
  };
}
