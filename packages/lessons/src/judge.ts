/**
 * A judge checks whether a program meets its lesson's conditions. The judge observes the program's effects and doesn't
 * read its source.
 */
import { Undecided, type Stage } from './stage';

/** A sentence about the actual and the expected effect. Undefined if the condition is met. */
export type Finding = string | undefined;

export interface Condition {
  /** Expected effect, as a short sentence for a list: "The column is in view". */
  readonly goal: string;
  readonly judge: (stage: Stage) => Promise<Finding>;
}

export interface Verdict {
  readonly goal: string;
  readonly result: 'met' | 'unmet' | 'undecided';
  /** The actual effect, or the reason why the result is undecided, as a sentence. Undefined if the condition is met. */
  readonly seen?: string;
}

/** Returns the conditions unchanged. Only needed for type inference. */
export function defineJudge(...conditions: readonly Condition[]): readonly Condition[] {
  return conditions;
}

/**
 * Throws if the program has several viewers. The stage uses only the newest viewer, but the reader might see another
 * one.
 */
async function assertOneViewer(stage: Stage): Promise<void> {
  const count = await stage.viewers();
  if (count > 1)
    throw new Undecided(
      `The program has ${count} viewers, but the check can use only one. Create one viewer, or dispose the others.`,
    );
}

/**
 * Checks all conditions in order, even after an undecided one. After each condition, calls `onVerdicts` with the
 * verdicts so far.
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

/** Whether all conditions are met. Returns false for an empty list. */
export function isPassed(verdicts: readonly Verdict[]): boolean {
  return verdicts.length > 0 && verdicts.every(({ result }) => result === 'met');
}
