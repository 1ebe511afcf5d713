import { parse } from 'acorn';
import type { Program } from 'estree';

/** Parses code to the syntax tree that MDX expects. Throws if the code is invalid. */
export function parseModule(code: string): Program {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program;
}
