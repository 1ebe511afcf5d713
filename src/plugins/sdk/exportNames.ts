import ts from 'typescript';
import { cachedFile } from '@reveal-docs/api-reference/blocks/compiler';

/** Excludes the compiler's declarations for JavaScript itself, because reading names doesn't require them. */
const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  noLib: true,
  skipLibCheck: true,
  types: [],
};
const disk = ts.createCompilerHost(options);
/** Without this cache, the compiler would search every folder again for each import. */
const resolved = ts.createModuleResolutionCache(
  disk.getCurrentDirectory(),
  disk.getCanonicalFileName,
  options,
);
const host: ts.CompilerHost = {
  ...disk,
  getSourceFile: (file, target) => cachedFile(disk, file, target),
  // Skip three.js. Reading its files is slow, and the SDK and the client don't export its values.
  resolveModuleNameLiterals: (literals, containingFile) =>
    literals.map(({ text }) =>
      text === 'three' || text.startsWith('three/')
        ? { resolvedModule: undefined }
        : ts.resolveModuleName(text, containingFile, options, disk, resolved),
    ),
};

function valueNamesIn(program: ts.Program, dts: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(dts);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${dts} isn't a module.`);
  const names = checker
    .getExportsOfModule(module)
    .filter((symbol) => {
      const target =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return (target.flags & ts.SymbolFlags.Value) !== 0;
    })
    .map((symbol) => symbol.name);
  if (names.length === 0) throw new Error(`${dts} doesn't export values.`);
  return names;
}

/** Cached names, because two versions can use the same release. The keys are the paths of the declaration files. */
const known = new Map<string, readonly string[]>();

/**
 * Returns the names of the values (classes, functions, constants, enumerations) that the declaration files `dts`
 * export. Sorts the names alphabetically. Throws if a file isn't a module or doesn't export values.
 */
export function exportedValueNames(...dts: readonly string[]): readonly string[] {
  const key = dts.join('\n');
  const found = known.get(key);
  if (found !== undefined) return found;
  const program = ts.createProgram(dts, options, host);
  const names = [...new Set(dts.flatMap((file) => valueNamesIn(program, file)))].sort();
  known.set(key, names);
  return names;
}
