/** Finds the import specifiers in a module, so that URLs can replace them. */
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

/** An import of another module, and the position of its specifier with the quotes. */
export interface ModuleImport {
  readonly specifier: string;
  /** Offset of the opening quote. `end` is the offset after the closing quote. */
  readonly start: number;
  readonly end: number;
}

/** Returns all import specifiers in a module that are literals, in source order. */
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

/** Returns the argument of each `import()` call whose specifier is known only at run time. */
export function findComputedSpecifiers(program: Program): Expression[] {
  const found: Expression[] = [];
  simple(program, {
    ImportExpression: ({ source }) => {
      if (source.type !== 'Literal') found.push(source);
    },
  });
  return found;
}
