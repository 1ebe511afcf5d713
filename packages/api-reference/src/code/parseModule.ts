import { parse } from 'acorn';
import type { Program } from 'estree';

/**
 * Parses code to the tree that MDX expects, for plugins that add code to a page. Throws if the code
 * doesn't parse.
 */
export function parseModule(code: string): Program {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program;
}
