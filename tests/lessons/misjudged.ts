/** What tests of the lessons require of verdicts. */
import { isPassed, type Verdict } from '@reveal-docs/lessons/judge';
import type { LessonProgram } from '../../scripts/helpers/tasks/lessons';

/**
 * Returns an error if a right program didn't pass, a wrong one passed, or a condition of either
 * couldn't be decided. Otherwise, returns an empty list.
 */
export function misjudged(
  { name, isRight }: LessonProgram,
  verdicts: readonly Verdict[],
): string[] {
  const isDecided = verdicts.every(({ result }) => result !== 'undecided');
  if (isDecided && isPassed(verdicts) === isRight) return [];
  return [`${name} should ${isRight ? 'pass' : 'fail'}: ${JSON.stringify(verdicts)}`];
}
