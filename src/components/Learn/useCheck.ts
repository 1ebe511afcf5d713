/** Judges the reader's running program. */
import { useEffect, useRef, useState } from 'react';
import { judge, type Condition, type Verdict } from '@reveal-docs/lessons/judge';
import { PageStage, whyUndecided, type RunningProgram } from './pageStage';

/** Maximum time to wait for a program that loads, in milliseconds. */
const loadingTime = 60_000;
/** Time between two looks at a program that loads, in milliseconds. */
const pause = 100;

export type CheckState =
  | { readonly type: 'none' }
  /** The program starts, or the judge works. */
  | { readonly type: 'checking' }
  | { readonly type: 'done'; readonly verdicts: readonly Verdict[] };

export interface Check {
  readonly state: CheckState;
  /** Judges the program once it is ready. Call it after the start of a program that isn't running yet. */
  begin(): void;
  /** Forgets the verdicts, and ignores those of a check that goes on. */
  clear(): void;
}

interface Input {
  readonly conditions: readonly Condition[];
  readonly program: RunningProgram;
  onVerdicts(verdicts: readonly Verdict[]): void;
}

/** Nothing can be decided, for one reason. */
function undecided(conditions: readonly Condition[], seen: string): readonly Verdict[] {
  return conditions.map(({ goal }) => ({ goal, result: 'undecided', seen }));
}

/** Waits until the program is ready. Resolves with the reason if it can't be judged. */
async function waitForProgram({ state, session }: RunningProgram): Promise<string | undefined> {
  const end = performance.now() + loadingTime;
  for (;;) {
    // Before the first look, too: the state changes with the next render.
    await new Promise((resolve) => void setTimeout(resolve, pause));
    const why = whyUndecided(state());
    if (why !== undefined) return why;
    if (state().type === 'running' && session() !== undefined) return undefined;
    if (performance.now() > end) {
      return `The program hasn’t finished loading within ${loadingTime / 1000} seconds.`;
    }
  }
}

async function decide({ conditions, program }: Input): Promise<readonly Verdict[]> {
  try {
    const why = await waitForProgram(program);
    return why === undefined
      ? await judge(conditions, new PageStage(program))
      : undecided(conditions, why);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return undecided(conditions, `The check failed: ${message}`);
  }
}

export function useCheck(input: Input): Check {
  const [state, setState] = useState<CheckState>({ type: 'none' });
  /** Counts checks, so that an outdated one has no effect. */
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
      setState({ type: 'checking' });
      void decide(input).then((verdicts) => {
        if (generation.current !== own) return;
        setState({ type: 'done', verdicts });
        input.onVerdicts(verdicts);
      });
    },
    clear() {
      generation.current += 1;
      setState({ type: 'none' });
    },
  };
}
