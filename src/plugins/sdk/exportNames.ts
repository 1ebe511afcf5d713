/** Reads from published type declarations which names a module exports at run time. */
import ts from 'typescript';

/** Names need neither the types of the language itself nor comments. */
const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  noLib: true,
  skipLibCheck: true,
  types: [],
};
const disk = ts.createCompilerHost(options);
/** Parsed files by path: a release's declaration files import mostly the same ones. */
const parsed = new Map<string, ts.SourceFile | undefined>();
const host: ts.CompilerHost = {
  ...disk,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  getSourceFile(file, target) {
    if (!parsed.has(file)) parsed.set(file, disk.getSourceFile(file, target));
    return parsed.get(file);
  },
};

/**
 * Names that the declaration file `dts` exports as values (classes, functions, constants, enumerations), in
 * alphabetical order. Throws when the file is not a module or exports no value.
 */
export function exportedValueNames(dts: string): string[] {
  const program = ts.createProgram([dts], options, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(dts);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${dts} is not a module.`);
  const names = checker
    .getExportsOfModule(module)
    .filter((symbol) => {
      const target =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return (target.flags & ts.SymbolFlags.Value) !== 0;
    })
    .map((symbol) => symbol.name)
    .sort();
  if (names.length === 0) throw new Error(`${dts} exports no value.`);
  return names;
}
