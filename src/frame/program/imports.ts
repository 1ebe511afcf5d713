/** Finds in a module's text which modules it imports, so that their addresses can be put there. */
import type {
  ExportNamedDeclaration,
  Expression,
  ImportDeclaration,
  ImportExpression,
  Literal,
  Node,
  Program,
} from 'acorn';
import { simple } from 'acorn-walk';

/** A module that another one imports, and the text that says so: a string with its quotes. */
export interface ModuleImport {
  /** Name of the imported module. */
  readonly specifier: string;
  /** First character, or byte, of the string; and the one after its last. */
  readonly start: number;
  readonly end: number;
}

/** Every string by which a module imports another one, in the order they stand. */
export function findSpecifiers(program: Program): Literal[] {
  const found: Literal[] = [];
  const visit = (node: Node) => {
    const { source } = node as ImportDeclaration | ExportNamedDeclaration | ImportExpression;
    if (source?.type === 'Literal') found.push(source);
  };
  simple(program, {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
  });
  return found.sort((a, b) => a.start - b.start);
}

/** What stands in an `import()` whose module is known only when it runs. */
export function findComputedSpecifiers(program: Program): Expression[] {
  const found: Expression[] = [];
  simple(program, {
    ImportExpression: ({ source }) => {
      if (source.type !== 'Literal') found.push(source);
    },
  });
  return found;
}
