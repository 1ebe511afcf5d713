/** Finds the imports in bundled code. Node only. */
import { parse } from 'acorn';
import { findSpecifiers, type ModuleImport } from './imports';

/** Throws unless the imports are exactly those in `expected`. The frame replaces each specifier with a URL. */
export function assertImports(imports: readonly ModuleImport[], expected: readonly string[]): void {
  const found = new Set(imports.map(({ specifier }) => specifier));
  if (found.size !== new Set(expected).size || expected.some((name) => !found.has(name))) {
    throw new Error(
      `A module should import ${expected.join(', ')}, but its code imports ${[...found].join(', ')}.`,
    );
  }
}

/** Finds a module's imports, with offsets in bytes. Throws unless they are exactly those in `expected`. */
export function importsOf(code: string, expected: readonly string[]): ModuleImport[] {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const imports = findSpecifiers(program).map(({ value, start, end }) => ({
    specifier: String(value),
    start: Buffer.byteLength(code.slice(0, start)),
    end: Buffer.byteLength(code.slice(0, end)),
  }));
  assertImports(imports, expected);
  return imports;
}
