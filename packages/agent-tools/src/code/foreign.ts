import type { FileProblem } from '@reveal-docs/runner/types/protocol';

const otherPackage = /^Cannot find module '[^.'][^']*'/;
const otherFile =
  /^Cannot find module '[^']*\.(?:css|scss|svg|png|jpe?g|webp|glb|json|wasm)[^']*'|^Cannot find module or type declarations for side-effect import/;
const jsx = /^JSX element implicitly has type 'any'|^Cannot use JSX unless the '--jsx' flag/;
/** Matches errors about relative imports, which can't work in code that isn't in a file. */
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
 * Separates problems with the SDK from problems with other packages, styles, or JSX. Set `isCode` if the code isn't in
 * a file.
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
