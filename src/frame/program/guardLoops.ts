/** Makes every loop of a program ask whether it has run for too long; lines stay where they are. */
import type { Node, Program, Statement } from 'acorn';
import { simple } from 'acorn-walk';
import type MagicString from 'magic-string';
import { importOf, type FrameImport } from './frameModules';

/** Name that no program has a reason to use. */
const guardName = '__revealDocsLoop';

interface Loop extends Node {
  readonly body: Statement;
}

/**
 * Adds a call at the start of each loop's body, which gets braces when it has none. To be called once per
 * module, with its text and what it was parsed to. Returns what the module has to import then.
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
