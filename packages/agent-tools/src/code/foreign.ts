/** Separates compiler problems about the SDK from those about other packages, styles, or JSX. */
import type { FileProblem } from '@reveal-docs/runner/types/protocol';

const otherPackage = /^Cannot find module '[^.'][^']*'/;
const otherFile =
  /^Cannot find module '[^']*\.(?:css|scss|svg|png|jpe?g|webp|glb|json|wasm)[^']*'|^Cannot find module or type declarations for side-effect import/;
const jsx = /^JSX element implicitly has type 'any'|^Cannot use JSX unless the '--jsx' flag/;
/**
 * Matches problems with imports of relative paths. Code that isn't in a file can't import other
 * files.
 */
const relative = /^Cannot find module '\.\.?\//;
/**
 * Matches problems that a missing package causes. The package's types are unknown, so values from
 * it have no types either.
 */
const consequence =
  /implicitly has an '[^']+' type|^Untyped function calls may not accept type arguments|^Cannot find namespace '(?:JSX|React)'/;

export interface SplitProblems {
  readonly own: readonly FileProblem[];
  readonly foreign: readonly FileProblem[];
}

/**
 * Splits the problems of a program into those about the SDK and others. Set `isCode` for code that
 * isn't in a file.
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
