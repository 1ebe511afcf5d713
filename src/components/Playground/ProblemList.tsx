import type { ReactNode } from 'react';
import { Sentence } from '../Behavior/Sentence';
import type { Place } from '../Example/editor/FileEditor';
import type { ShownProblem } from './problems';
import styles from './report.module.css';

const severityNames: Readonly<Record<ShownProblem['severity'], string>> = {
  error: 'Error',
  warning: 'Warning',
  info: 'Note',
};

interface RowProps {
  readonly problem: ShownProblem;
  goTo(place: Place): void;
  readonly fix: ((problem: ShownProblem) => void) | undefined;
}

function Row({ problem, goTo, fix }: RowProps): ReactNode {
  const { severity, message, says, place, fixable } = problem;
  return (
    <li className={styles.problem} data-severity={severity}>
      <span className={styles.severity}>{severityNames[severity]}</span>
      <span className={styles.words}>
        {message}
        {says !== undefined && (
          <span className={styles.says}>
            <Sentence text={says} />
          </span>
        )}
      </span>
      {place !== undefined && (
        <button type="button" className={styles.link} onClick={() => goTo({ ...place })}>
          {place.file}, line {place.line}
        </button>
      )}
      {fixable?.fix !== undefined && fix !== undefined && (
        <button
          type="button"
          className={styles.link}
          aria-label={`Fix: ${message}`}
          onClick={() => fix(problem)}
        >
          Fix
        </button>
      )}
    </li>
  );
}

interface Props extends Omit<RowProps, 'problem'> {
  readonly problems: readonly ShownProblem[] | undefined;
}

/** Lists type errors, syntax errors, and the error that stopped the run. Each of them has a link to its line. */
export function ProblemList({ problems, ...row }: Props): ReactNode {
  if (problems === undefined) {
    return <p className={styles.empty}>Types have not been checked.</p>;
  }
  if (problems.length === 0) return <p className={styles.empty}>No problems.</p>;
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <Row key={problem.key} problem={problem} {...row} />
      ))}
    </ul>
  );
}
