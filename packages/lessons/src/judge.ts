/**
 * A judge decides whether a program does what its lesson requires. It only observes the program's
 * effect, and doesn't read its source.
 */
import { Undecided, type Stage } from './stage';

/**
 * Undefined if the condition is met. Otherwise, a sentence that states the actual and the expected
 * effect.
 */
export type Finding = string | undefined;

export interface Condition {
  /** The effect that the program should have, as a short phrase for a list: "The column is in view". */
  readonly goal: string;
  readonly judge: (stage: Stage) => Promise<Finding>;
}

export interface Verdict {
  readonly goal: string;
  readonly result: 'met' | 'unmet' | 'undecided';
  /**
   * A sentence for the reader that describes the actual effect. Undefined if the condition is met.
   */
  readonly seen?: string;
}

/** Returns the conditions unchanged, for type inference. */
export function defineJudge(...conditions: readonly Condition[]): readonly Condition[] {
  return conditions;
}

/**
 * Throws if the program has several viewers. A stage shows only the newest one, which might not be
 * the one that the reader sees.
 */
async function assertOneViewer(stage: Stage): Promise<void> {
  const count = await stage.viewers();
  if (count > 1)
    throw new Undecided(
      `The program has ${count} viewers, but the check can use only one. Create one viewer, or dispose the others.`,
    );
}

/**
 * Judges all conditions in order. If one can't be decided, the others are still judged. Calls
 * `onVerdicts` after each condition with the verdicts so far.
 */
export async function judge(
  conditions: readonly Condition[],
  stage: Stage,
  onVerdicts: (verdicts: readonly Verdict[]) => void = () => {},
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const condition of conditions) {
    const { goal } = condition;
    try {
      await assertOneViewer(stage);
      const seen = await condition.judge(stage);
      verdicts.push(seen === undefined ? { goal, result: 'met' } : { goal, result: 'unmet', seen });
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      verdicts.push({ goal, result: 'undecided', seen: error.message });
    }
    onVerdicts([...verdicts]);
  }
  return verdicts;
}

/** Whether all conditions are met. */
export function isPassed(verdicts: readonly Verdict[]): boolean {
  return verdicts.length > 0 && verdicts.every(({ result }) => result === 'met');
}
