import { useEffect, useRef, useState } from 'react';
import type { Condition, Verdict } from '@reveal-docs/lessons/judge';
import { checkProgram, type CheckResult } from './checkProgram';
import type { RunningProgram } from './pageStage';

export type CheckState =
  | { readonly type: 'none' }
  /** The program is starting, or the judge is checking it. `verdicts` contains the verdicts so far. */
  | { readonly type: 'checking'; readonly verdicts: readonly Verdict[] }
  | ({ readonly type: 'done' } & CheckResult);

export interface Check {
  readonly state: CheckState;
  /** Judges the program as soon as it's ready. Call this function only after the program has been started. */
  begin(): void;
  /** Removes all verdicts, and ignores the verdicts of a check that is still running. */
  clear(): void;
}

interface Input {
  readonly conditions: readonly Condition[];
  readonly program: RunningProgram;
  onVerdicts(verdicts: readonly Verdict[]): void;
}

/** Manages the checks of the reader's running program. */
export function useCheck(input: Input): Check {
  const [state, setState] = useState<CheckState>({ type: 'none' });
  /** Number of the latest check. Results of earlier checks are ignored. */
  const generation = useRef(0);
  useEffect(
    () => () => {
      generation.current += 1;
    },
    [],
  );
  return {
    state,
    begin() {
      const own = ++generation.current;
      const show = (verdicts: readonly Verdict[]) => {
        if (generation.current === own) setState({ type: 'checking', verdicts });
      };
      show([]);
      void checkProgram(input.conditions, input.program, show).then((result) => {
        if (generation.current !== own) return;
        setState({ type: 'done', ...result });
        input.onVerdicts(result.verdicts);
      });
    },
    clear() {
      generation.current += 1;
      setState({ type: 'none' });
    },
  };
}
