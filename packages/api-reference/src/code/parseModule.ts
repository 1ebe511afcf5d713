import { parse } from 'acorn';
import type { Program } from 'estree';

/** Code as the tree that MDX takes, for what a plugin adds to a page. Throws when it does not parse. */
export function parseModule(code: string): Program {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program;
}
