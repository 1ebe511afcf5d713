import { judge, type Condition, type Verdict } from '@reveal-docs/lessons/judge';
import {
  PageStage,
  wait,
  waitWhileSilent,
  undecidedReason,
  type RunningProgram,
} from './pageStage';

/** Maximum time to wait for a program to load, in milliseconds. */
const loadingTime = 60_000;
/** Time between two checks of whether a program has loaded, in milliseconds. */
const pause = 100;

export interface CheckResult {
  readonly verdicts: readonly Verdict[];
  /** Whether the check sent input to the program, such as clicks. Input can change more than the camera. */
  readonly hasInput: boolean;
  /** Time from the program's `ready` to the verdicts, in seconds. */
  readonly seconds: number;
}

/** Waits until the program is ready. Resolves with the reason if the program can't be judged. */
async function waitForProgram(program: RunningProgram): Promise<string | undefined> {
  const { state, session } = program;
  const end = performance.now() + loadingTime;
  for (;;) {
    // Wait before the first check too, because the state doesn't change before the next render.
    await wait(pause);
    await waitWhileSilent(program);
    const why = undecidedReason(state());
    if (why !== undefined) return why;
    if (state().type === 'running' && session() !== undefined) return undefined;
    if (performance.now() > end) {
      return `The program didn’t finish loading within ${loadingTime / 1000} seconds.`;
    }
  }
}

/**
 * Judges the program, and then restores its camera. Calls `onVerdicts` with the verdicts so far. If the program can't
 * be judged, each verdict contains the reason. Never rejects.
 */
export async function checkProgram(
  conditions: readonly Condition[],
  program: RunningProgram,
  onVerdicts?: (verdicts: readonly Verdict[]) => void,
): Promise<CheckResult> {
  const undecided = (seen: string) =>
    conditions.map(({ goal }): Verdict => ({ goal, result: 'undecided', seen }));
  const why = await waitForProgram(program);
  if (why !== undefined) return { verdicts: undecided(why), hasInput: false, seconds: 0 };
  const start = performance.now();
  const stage = new PageStage(program);
  const verdicts = await judge(conditions, stage, onVerdicts).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    return undecided(`The check failed: ${message}`);
  });
  const seconds = (performance.now() - start) / 1000;
  return { verdicts, hasInput: stage.finish(), seconds };
}
