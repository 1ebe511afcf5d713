/**
 * Modules that the frame itself gives to compiled programs. Each exports one function, which the frame keeps
 * under a symbol where no program has a reason to look.
 */

const specifiers = { loopGuard: '#loop-guard', resolve: '#resolve' } as const;

/** What such a module gives: the guard of loops, or what resolves a computed import. */
export type FrameModule = keyof typeof specifiers;

/** A statement to put before a module's first line, and the name of the module that it imports. */
export interface FrameImport {
  readonly text: string;
  readonly specifier: string;
}

/** The statement that imports a module's function by `name`. */
export function importOf(module: FrameModule, name: string): FrameImport {
  const specifier = specifiers[module];
  return { text: `import { value as ${name} } from '${specifier}';`, specifier };
}

/** Where a module finds its function in the frame. */
export function frameModuleKey(module: FrameModule): symbol {
  return Symbol.for(`reveal-docs.${module}`);
}

/** The frame's own modules: names and texts. */
export const frameModules: readonly { readonly specifier: string; readonly code: string }[] =
  Object.entries(specifiers).map(([module, specifier]) => ({
    specifier,
    code: `export const value = globalThis[Symbol.for('reveal-docs.${module}')];`,
  }));
