import { isPassed, type Verdict } from '@reveal-docs/lessons/judge';
import type { LessonProgram } from '../../scripts/helpers/tasks/lessons';

/**
 * Returns a list with one error if the verdicts contradict `isRight`, or if a condition is undecided. Otherwise,
 * returns an empty list.
 */
export function misjudged(
  { name, isRight }: LessonProgram,
  verdicts: readonly Verdict[],
): string[] {
  const isDecided = verdicts.every(({ result }) => result !== 'undecided');
  if (isDecided && isPassed(verdicts) === isRight) return [];
  return [`${name} should ${isRight ? 'pass' : 'fail'}: ${JSON.stringify(verdicts)}`];
}
