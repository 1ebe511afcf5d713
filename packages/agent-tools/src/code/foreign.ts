import type { FileProblem } from '@reveal-docs/runner/types/protocol';

const otherPackage = /^Cannot find module '[^.'][^']*'/;
const otherFile =
  /^Cannot find module '[^']*\.(?:css|scss|svg|png|jpe?g|webp|glb|json|wasm)[^']*'|^Cannot find module or type declarations for side-effect import/;
const jsx = /^JSX element implicitly has type 'any'|^Cannot use JSX unless the '--jsx' flag/;
/** Matches imports of relative paths, which are impossible in code without a file. */
const relative = /^Cannot find module '\.\.?\//;
/**
 * Matches problems that follow from a missing package: without the package's types, its values have no types either.
 */
const consequence =
  /implicitly has an '[^']+' type|^Untyped function calls may not accept type arguments|^Cannot find namespace '(?:JSX|React)'/;

export interface SplitProblems {
  readonly own: readonly FileProblem[];
  readonly foreign: readonly FileProblem[];
}

/**
 * Separates problems with the SDK from problems with other packages, styles, or JSX. Set `isCode` for code without a
 * file.
 */
export function splitProblems(problems: readonly FileProblem[], isCode: boolean): SplitProblems {
  const isImport = ({ message }: FileProblem) =>
    otherPackage.test(message) || (isCode && relative.test(message));
  const untyped = new Set(problems.filter(isImport).map(({ file }) => file));
  const isForeign = (problem: FileProblem) =>
    isImport(problem) ||
    otherFile.test(problem.message) ||
    jsx.test(problem.message) ||
    (untyped.has(problem.file) && consequence.test(problem.message));
  return {
    own: problems.filter((problem) => !isForeign(problem)),
    foreign: problems.filter(isForeign),
  };
}
