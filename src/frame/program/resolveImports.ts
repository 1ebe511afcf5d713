/** Lets `import()` of a name that is known only when it runs find the frame's modules. */
import type { Program } from 'acorn';
import type MagicString from 'magic-string';
import { importOf, type FrameImport } from './frameModules';
import { findComputedSpecifiers } from './imports';

/** Name that no program has a reason to use. */
const resolveName = '__revealDocsResolve';

/**
 * Puts a call around what such an import imports: it turns a name into the address of a module that the frame
 * was given, and leaves anything else to the browser. Returns what the module has to import then.
 */
export function resolveComputedImports(
  code: MagicString,
  program: Program,
): readonly FrameImport[] {
  const computed = findComputedSpecifiers(program);
  for (const { start, end } of computed) {
    // Two parentheses: an expression with a comma in it is one argument.
    code.appendLeft(start, `${resolveName}((`).appendRight(end, '))');
  }
  return computed.length > 0 ? [importOf('resolve', resolveName)] : [];
}
