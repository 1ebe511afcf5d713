/**
 * Modules that the frame provides to compiled programs. Each module exports one function. The frame stores the function
 * under a symbol that programs are unlikely to use.
 */

const specifiers = { loopGuard: '#loop-guard', resolve: '#resolve' } as const;

export type FrameModule = keyof typeof specifiers;

/** An import statement to insert before a module's first line, and the specifier that it imports. */
export interface FrameImport {
  readonly text: string;
  readonly specifier: string;
}

/** Returns the statement that imports a frame module's function as `name`. */
export function importOf(module: FrameModule, name: string): FrameImport {
  const specifier = specifiers[module];
  return { text: `import { value as ${name} } from '${specifier}';`, specifier };
}

/** Returns the key under which the frame stores a module's function. */
export function frameModuleKey(module: FrameModule): symbol {
  return Symbol.for(`reveal-docs.${module}`);
}

export const frameModules: readonly { readonly specifier: string; readonly code: string }[] =
  Object.entries(specifiers).map(([module, specifier]) => ({
    specifier,
    code: `export const value = globalThis[Symbol.for('reveal-docs.${module}')];`,
  }));
