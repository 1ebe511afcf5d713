/** Problems as the playground lists them: what the compiler says, and what stopped the run. Pure. */
import type { Failure } from '@site/src/frame/host/runState';
import type { FileProblem } from '@site/src/frame/types/protocol';
import type { Place } from '../Example/editor/FileEditor';
import { describeFailure, type ExampleState } from '../Example/words';

export interface ShownProblem {
  /** Distinct among those of one list. */
  readonly key: string;
  /** What found it. */
  readonly from: 'types' | 'run';
  readonly severity: FileProblem['severity'];
  readonly message: string;
  /** Why, and what replaced it; names in backticks. */
  readonly says: string | undefined;
  /** Where it is; undefined for what has no place in the reader's files. */
  readonly place: Place | undefined;
  /** The compiler's, where it can be mended. */
  readonly fixable: FileProblem | undefined;
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

/** What is listed for a release: what ended the run first. Undefined while nothing is known. */
export function listProblems(
  types: readonly FileProblem[] | undefined,
  state: ExampleState,
): readonly ShownProblem[] | undefined {
  const run = state.type === 'failed' ? [ofRun(state.failure)] : [];
  if (types === undefined && run.length === 0) return undefined;
  return [...run, ...(types ?? []).map(ofTypes)];
}

/** The count in words, for the tab: `Problems: 3`. */
export function countWords(problems: readonly ShownProblem[] | undefined): string {
  return problems === undefined || problems.length === 0
    ? 'Problems'
    : `Problems: ${problems.length}`;
}

/** Whether the compiler knows the program and finds nothing that keeps it from running. */
export function isRight(types: readonly FileProblem[] | undefined): boolean {
  return types !== undefined && types.every(({ severity }) => severity !== 'error');
}
