import type { Failure } from '@reveal-docs/runner/host/runState';
import type { FileProblem } from '@reveal-docs/runner/types/protocol';
import type { Place, Problem } from '../Example/editor/FileEditor';
import { tooComplex, tooComplexMessage, type Problems } from '../Example/editor/limitTime';
import { describeFailure, type ExampleState } from '../Example/describe';

export interface ShownProblem {
  readonly key: string;
  readonly from: 'types' | 'run';
  readonly severity: FileProblem['severity'];
  readonly message: string;
  /** Explanation, such as the replacement for a removed name. API names are in backticks. */
  readonly says: string | undefined;
  /** Position in the reader's files. Undefined if the problem isn't in these files. */
  readonly place: Place | undefined;
  /** The compiler's problem if it can be fixed automatically. Otherwise undefined. */
  readonly fixable: FileProblem | undefined;
}

/**
 * Returns the line in the reader's code where the run failed, with the error's message. Returns undefined if this line
 * isn't known.
 */
export function problemOf(state: ExampleState): Problem | undefined {
  const failure = state.type === 'failed' ? state.failure : undefined;
  return failure?.file !== undefined && failure.line !== undefined
    ? { file: failure.file, line: failure.line, message: failure.message }
    : undefined;
}

function ofTypes(problem: FileProblem, index: number): ShownProblem {
  const { file, line, column, severity, message, says, fix } = problem;
  return {
    key: `${file}:${line}:${column}:${index}`,
    from: 'types',
    severity,
    message,
    says,
    place: { file, line },
    fixable: fix === undefined ? undefined : problem,
  };
}

function ofRun(failure: Failure): ShownProblem {
  const { title, message } = describeFailure(failure);
  const { file, line } = failure;
  return {
    key: 'run',
    from: 'run',
    severity: 'error',
    message: `${title} ${message}`,
    says: undefined,
    place: file === undefined || line === undefined ? undefined : { file, line },
    fixable: undefined,
  };
}

/** Problem that is shown if the compiler couldn't check the code. */
const notChecked: ShownProblem = {
  key: 'types',
  from: 'types',
  severity: 'warning',
  message: tooComplexMessage,
  says: undefined,
  place: undefined,
  fixable: undefined,
};

function listTypes(types: Problems): readonly ShownProblem[] {
  return types === tooComplex ? [notChecked] : (types ?? []).map(ofTypes);
}

/**
 * Returns the problems to list for a release. The error from the run is first. Returns undefined if the types haven't
 * been checked yet and the run hasn't failed.
 */
export function listProblems(
  types: Problems,
  state: ExampleState,
): readonly ShownProblem[] | undefined {
  const run = state.type === 'failed' ? [ofRun(state.failure)] : [];
  if (types === undefined && run.length === 0) return undefined;
  return [...run, ...listTypes(types)];
}

/** Returns the tab's label with the number of problems, such as `Problems: 3`. */
export function countWords(problems: readonly ShownProblem[] | undefined): string {
  return problems === undefined || problems.length === 0
    ? 'Problems'
    : `Problems: ${problems.length}`;
}

/** Whether any of the problems is an error. */
export function hasErrors(problems: readonly ShownProblem[] | undefined): boolean {
  return problems?.some(({ severity }) => severity === 'error') === true;
}

/** Whether the compiler has checked the program and found no errors. */
export function isRight(types: Problems): boolean {
  return Array.isArray(types) && types.every(({ severity }) => severity !== 'error');
}
