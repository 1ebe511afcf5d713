import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { isPassed, type Condition, type Verdict } from '@reveal-docs/lessons/judge';
import type { LessonItem } from '@site/src/plugins/lessons/path';
import type { CheckState } from './useCheck';
import styles from './lesson.module.css';
import sections from './sections.module.css';

const marks = { met: '✓', unmet: '✗', undecided: '?' } as const;
const words = { met: 'Met', unmet: 'Not met', undecided: 'Couldn’t be checked' } as const;

function summarize(verdicts: readonly Verdict[]): string {
  if (isPassed(verdicts)) return 'All conditions are met. You passed this lesson.';
  if (verdicts.every(({ result }) => result === 'undecided'))
    return 'The conditions couldn’t be checked.';
  const met = verdicts.filter(({ result }) => result === 'met').length;
  return `${met} of ${verdicts.length} conditions are met.`;
}

function Item({ goal, result, seen }: Verdict): ReactNode {
  return (
    <li className={clsx(sections.verdict, sections[result])}>
      <span className={sections.mark} aria-hidden="true">
        {marks[result]}
      </span>
      <div>
        <p className={sections.condition}>
          <span className={styles.hidden}>{words[result]}: </span>
          {goal}
        </p>
        {seen !== undefined && <p className={sections.seen}>{seen}</p>}
      </div>
    </li>
  );
}

interface Props {
  readonly check: CheckState;
  readonly conditions: readonly Condition[];
  /** Whether the program has already met all conditions in an earlier check. */
  readonly isPassed: boolean;
  readonly hasTypeErrors: boolean;
  readonly next: LessonItem | undefined;
  retry(): void;
}

/** Shows the conditions of a lesson, and the verdicts from the last check. */
export function Verdicts({
  check,
  conditions,
  isPassed: wasPassed,
  hasTypeErrors,
  next,
  retry,
}: Props): ReactNode {
  const section = useRef<HTMLElement>(null);
  const verdicts = check.type === 'done' ? check.verdicts : undefined;
  const soFar = check.type === 'none' ? [] : check.verdicts;
  const { type } = check;
  const count = soFar.length;
  useEffect(() => {
    if (type !== 'none') section.current?.scrollIntoView({ block: 'nearest' });
  }, [type, count]);
  const passes = verdicts !== undefined && isPassed(verdicts);
  const canRetry = verdicts?.some(({ result }) => result === 'undecided') === true;
  return (
    <section ref={section} className={sections.verdicts} aria-labelledby="conditions">
      <h2 id="conditions" className={sections.heading}>
        Conditions
      </h2>
      {/* Screen readers announce each new verdict instead of the whole list. */}
      <div role="status" aria-atomic="false">
        {check.type === 'checking' && <p className={sections.summary}>Checking your program…</p>}
        {check.type === 'none' && wasPassed && (
          <p className={sections.summary}>You passed this lesson.</p>
        )}
        {verdicts !== undefined && <p className={sections.summary}>{summarize(verdicts)}</p>}
        <ul className={sections.list}>
          {soFar.map((verdict) => (
            <Item key={verdict.goal} {...verdict} />
          ))}
          {conditions.slice(count).map(({ goal }) => (
            <li key={goal} className={sections.verdict}>
              <span className={sections.mark} aria-hidden="true">
                ○
              </span>
              <p className={sections.condition}>{goal}</p>
            </li>
          ))}
        </ul>
        {passes && hasTypeErrors && (
          <p className={sections.seen}>
            The program meets all conditions, but has a type error. To see the error, open Problems.
          </p>
        )}
        {check.type === 'done' && check.hasInput && (
          <p className={sections.seen}>
            The check used your program as a user would. To start the program from the beginning,
            stop it and run it again.
          </p>
        )}
      </div>
      {canRetry && (
        <button type="button" className={styles.button} onClick={retry}>
          Try again
        </button>
      )}
      {passes && (
        <p>
          {next === undefined ? (
            <Link to="/learn">See what you learned</Link>
          ) : (
            <Link to={`/learn/${next.name}`}>Continue: {next.title}</Link>
          )}
        </p>
      )}
    </section>
  );
}
