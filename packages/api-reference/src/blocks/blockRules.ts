/** Rules that the compiler doesn't enforce. They reject code blocks that hide errors. */
import ts from 'typescript';
import { cutLine, splitSetUp } from '../code/cutLine';

export interface RuleProblem {
  /** Offset in the block's text. */
  readonly offset: number;
  readonly message: string;
}

const suppression = /@ts-(?:ignore|expect-error|nocheck)\b/g;

function hasAny(node: ts.Node): boolean {
  return (
    node.kind === ts.SyntaxKind.AnyKeyword ||
    ts.forEachChild(node, (child) => hasAny(child)) === true
  );
}

function isDeclaredConst(node: ts.Statement): node is ts.VariableStatement {
  return (
    ts.isVariableStatement(node) &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) === true &&
    (node.declarationList.flags & ts.NodeFlags.Const) !== 0
  );
}

function setUpProblem(
  statement: ts.Statement,
  isApiSymbol: (name: string) => boolean,
): string | undefined {
  if (ts.isImportDeclaration(statement)) return undefined;
  if (!isDeclaredConst(statement)) {
    return 'Hidden setup code can contain only imports and `declare const`.';
  }
  if (hasAny(statement))
    return "Hidden setup code can't use `any`, because incorrect code would then compile.";
  for (const { name } of statement.declarationList.declarations) {
    if (ts.isIdentifier(name) && isApiSymbol(name.text)) {
      return `Hidden setup code can't declare \`${name.text}\`, because the API exports that name. Import \`${name.text}\` instead.`;
    }
  }
  return undefined;
}

/** Finds all rule violations in the text of a block. */
export function findRuleProblems(
  code: string,
  fileName: string,
  isApiSymbol: (name: string) => boolean,
): RuleProblem[] {
  const problems: RuleProblem[] = [...code.matchAll(suppression)].map((match) => ({
    offset: match.index,
    message: `${match[0]} hides errors. If the block should fail to compile, add \`error=TS…\` after the language.`,
  }));
  const { setUp, shown } = splitSetUp(code);
  const again = shown.indexOf(cutLine);
  if (setUp === undefined) return problems;
  if (again >= 0) {
    problems.push({
      offset: code.lastIndexOf(cutLine),
      message: 'A code block can contain only one cut line.',
    });
  }
  const source = ts.createSourceFile(fileName, setUp, ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    const message = setUpProblem(statement, isApiSymbol);
    if (message !== undefined) problems.push({ offset: statement.getStart(), message });
  }
  return problems;
}
