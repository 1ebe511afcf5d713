/** Adds a time limit to every loop of a program. Line numbers don't change. */
import type { Node, Program, Statement } from 'acorn';
import { simple } from 'acorn-walk';
import type MagicString from 'magic-string';
import { importOf, type FrameImport } from './frameModules';

/** Local name of the imported guard. Programs are unlikely to use it. */
const guardName = '__revealDocsLoop';

interface Loop extends Node {
  readonly body: Statement;
}

/**
 * Inserts a call at the start of each loop's body, and adds braces if needed. Returns the imports that the module needs
 * for these calls. Call it once per module, with the module's text and syntax tree.
 */
export function guardLoops(code: MagicString, program: Program): readonly FrameImport[] {
  let loops = 0;
  const guard = (node: Node) => {
    const { body } = node as Loop;
    loops += 1;
    if (body.type === 'BlockStatement') {
      code.appendRight(body.start + 1, `${guardName}();`);
    } else {
      code.appendRight(body.start, `{${guardName}();`);
      code.appendLeft(body.end, '}');
    }
  };
  simple(program, {
    ForStatement: guard,
    ForInStatement: guard,
    ForOfStatement: guard,
    WhileStatement: guard,
    DoWhileStatement: guard,
  });
  return loops > 0 ? [importOf('loopGuard', guardName)] : [];
}
