/** Makes every loop of a program ask whether it has run for too long; lines stay where they are. */
import type { Node, Program, Statement } from 'acorn';
import { simple } from 'acorn-walk';
import type MagicString from 'magic-string';

/** Module in the frame that exports {@link guardName}. */
export const guardSpecifier = '#loop-guard';
/** Name that no program has a reason to use. */
const guardName = '__revealDocsLoop';

interface Loop extends Node {
  readonly body: Statement;
}

/**
 * Adds a call at the start of each loop's body, which gets braces when it has none. To be called once per
 * module, with its text and what it was parsed to.
 */
export function guardLoops(code: MagicString, program: Program): void {
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
  // In the first line, before what stands there: imports run first wherever they are.
  if (loops > 0) code.prepend(`import { ${guardName} } from '${guardSpecifier}';`);
}

/** Text of the module behind {@link guardSpecifier}, which gets the function from the frame's `key`. */
export function guardModule(key: string): string {
  return `export const ${guardName} = globalThis[Symbol.for(${JSON.stringify(key)})];`;
}
