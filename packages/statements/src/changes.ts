/** Finds behavior that changed between two releases. Pure. */
import { expectationIn, expectedValue, type StatementSpec } from './spec';
import { isSame } from './json';

/** Returns the statements whose programs run in both releases with different results. */
export function changesOfBehavior(
  specs: readonly StatementSpec[],
  older: string,
  newer: string,
): StatementSpec[] {
  return specs.filter((spec) => {
    const [before, now] = [older, newer].map((release) =>
      expectedValue(spec, expectationIn(spec, release)),
    );
    return before !== undefined && now !== undefined && !isSame(before, now);
  });
}
