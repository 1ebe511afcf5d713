/** Reads the SDK's exports with the compiler. The exports show whether the generated pages are complete. */
import path from 'node:path';
import ts from 'typescript';
import type { ApiEntryPoint, ApiJob } from '../job';

/** Map from each entry point's key to the names that it exports. Includes only names that the SDK itself declares. */
export type DeclaredExports = ReadonlyMap<string, readonly string[]>;

function isInside(file: string, dir: string): boolean {
  const relative = path.relative(dir, file);
  return !relative.startsWith('..') && !relative.split(path.sep).includes('node_modules');
}

function findProgram(
  programs: readonly ts.Program[],
  entryPoint: ApiEntryPoint,
): [ts.Program, ts.SourceFile] | undefined {
  for (const program of programs) {
    const file = program.getSourceFile(entryPoint.file);
    if (file !== undefined) return [program, file];
  }
  return undefined;
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function exportsOf(
  entryPoint: ApiEntryPoint,
  job: ApiJob,
  programs: readonly ts.Program[],
): string[] {
  const found = findProgram(programs, entryPoint);
  const checker = found?.[0].getTypeChecker();
  const module = found === undefined ? undefined : checker?.getSymbolAtLocation(found[1]);
  const symbols = module === undefined ? [] : (checker?.getExportsOfModule(module) ?? []);
  const names = symbols
    .filter((symbol) => {
      const { declarations = [] } = checker === undefined ? symbol : resolveAlias(symbol, checker);
      return declarations.some((node) => isInside(node.getSourceFile().fileName, job.sdkDir));
    })
    .map((symbol) => symbol.name);
  if (names.length === 0) {
    throw new Error(
      `${job.label}: entry point "${entryPoint.key}" (${path.relative(job.sdkDir, entryPoint.file)}) doesn't export anything. ` +
        `Correct revealDocs.api.entryPoints in ${job.manifest}.`,
    );
  }
  return names;
}

/**
 * Returns the exported names of each entry point. If an entry point has no exports, throws an error that explains the
 * fix.
 */
export function readExports(job: ApiJob, programs: readonly ts.Program[]): DeclaredExports {
  return new Map(job.entryPoints.map((entry) => [entry.key, exportsOf(entry, job, programs)]));
}

/** Returns the imports of a declaration file that can't be resolved. Checks only imports from `packages`. */
function unresolvedImports(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  packages: ReadonlySet<string>,
): string[] {
  const unresolved: string[] = [];
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const packageName = statement.moduleSpecifier.text;
    if (!packages.has(packageName)) continue;
    if (checker.getSymbolAtLocation(statement.moduleSpecifier) === undefined) {
      unresolved.push(packageName);
      continue;
    }
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    for (const { name } of bindings.elements) {
      const symbol = checker.getSymbolAtLocation(name);
      const target = symbol === undefined ? undefined : resolveAlias(symbol, checker);
      if (target?.declarations === undefined) unresolved.push(`${name.text} of ${packageName}`);
    }
  }
  return unresolved;
}

/**
 * Throws if a type that the SDK imports from another package doesn't resolve. TypeDoc would silently replace the type
 * with `any`.
 */
export function assertTypesResolve(job: ApiJob, programs: readonly ts.Program[]): void {
  const packages = new Set(job.typedPackages);
  const unresolved = new Set<string>();
  for (const program of programs) {
    const checker = program.getTypeChecker();
    for (const file of program.getSourceFiles()) {
      if (!isInside(file.fileName, job.sdkDir)) continue;
      for (const name of unresolvedImports(file, checker, packages)) unresolved.add(name);
    }
  }
  if (unresolved.size > 0) {
    throw new Error(
      `${job.label}: types that the SDK uses don't resolve and would become "any": ` +
        `${[...unresolved].sort().join(', ')}. Add the packages that declare them to ${job.manifest} and run \`npm ci\`.`,
    );
  }
}
