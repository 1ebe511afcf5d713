import { useMemo, type ReactNode } from 'react';
import { findMarks } from '../Example/marks';
import type { Embedded } from './load';
import styles from './styles.module.css';

/**
 * A notice about code from the URL's hash: where it comes from, what it can access, and which lines
 * can hide what it does.
 */
export function ForeignCode({ files, foreign }: Pick<Embedded, 'files' | 'foreign'>): ReactNode {
  const marks = useMemo(
    () => findMarks(files.filter(({ file }) => foreign.includes(file))),
    [files, foreign],
  );
  return (
    <div className={styles.notice} role="note" aria-label="Code from a link">
      <p>
        The code in {foreign.join(' and ')} comes from this frame’s URL and wasn’t written by the
        authors of this site. Read it before you run it. It runs isolated from the page and can
        reach only the demo project.
      </p>
      {marks.shown.length > 0 && (
        <>
          <p>Check these lines first. They can hide what the code does.</p>
          <ul>
            {marks.shown.map(({ file, line, words }) => (
              <li key={`${file}:${line}`}>
                {file}, line {line}: {words}
              </li>
            ))}
            {marks.more > 0 && <li>and {marks.more.toLocaleString('en-US')} more lines</li>}
          </ul>
        </>
      )}
    </div>
  );
}
