/** A judge decides whether a program does what its lesson asks for, by its effect and never by its source. */
import { Undecided, type Stage } from './stage';

/** Undefined if the condition is met. Otherwise one sentence that says what was seen, and what should be. */
export type Finding = string | undefined;

export interface Condition {
  /** The effect that the program should have, as a short phrase for a list: "The column is in view". */
  readonly goal: string;
  readonly judge: (stage: Stage) => Promise<Finding>;
}

export interface Verdict {
  readonly goal: string;
  readonly result: 'met' | 'unmet' | 'undecided';
  /** A sentence for the reader unless the condition is met. */
  readonly seen?: string;
}

/** Returns the conditions unchanged, for type inference. */
export function defineJudge(...conditions: readonly Condition[]): readonly Condition[] {
  return conditions;
}

/** A stage shows only the newest viewer, which might not be the one that the reader sees. */
async function assertOneViewer(stage: Stage): Promise<void> {
  const count = await stage.viewers();
  if (count > 1)
    throw new Undecided(
      `The program has ${count} viewers, and the check can look at only one. Create one viewer, or dispose the others.`,
    );
}

/**
 * Judges all conditions, one after the other. A condition that can't be decided doesn't keep the others from being judged.
 */
export async function judge(
  conditions: readonly Condition[],
  stage: Stage,
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
  }
  return verdicts;
}

/** Whether all conditions are met. */
export function isPassed(verdicts: readonly Verdict[]): boolean {
  return verdicts.length > 0 && verdicts.every(({ result }) => result === 'met');
}
