/** Makes `import()` calls with computed specifiers find the frame's modules. */
import type { Program } from 'acorn';
import type MagicString from 'magic-string';
import { importOf, type FrameImport } from './frameModules';
import { findComputedSpecifiers } from './imports';

/** Local name of the imported resolver. Programs are unlikely to use it. */
const resolveName = '__revealDocsResolve';

/**
 * Wraps the argument of each computed `import()` in a call. This call replaces the name of a frame module with its URL,
 * and returns any other value unchanged. Returns the imports that the module needs for these calls.
 */
export function resolveComputedImports(
  code: MagicString,
  program: Program,
): readonly FrameImport[] {
  const computed = findComputedSpecifiers(program);
  for (const { start, end } of computed) {
    // The second pair of parentheses makes a comma expression a single argument.
    code.appendLeft(start, `${resolveName}((`).appendRight(end, '))');
  }
  return computed.length > 0 ? [importOf('resolve', resolveName)] : [];
}
