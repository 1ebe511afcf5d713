import { useMemo, type ReactNode } from 'react';
import { findMarks } from '../Example/marks';
import type { Embedded } from './load';
import styles from './styles.module.css';

/**
 * Notice about code from the URL's hash. It explains the origin of the code and the data that the code can access, and
 * lists lines that can hide their effects.
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
        authors of this site. Read it before you run it. It’s isolated from the page and can access
        only the demo project.
      </p>
      {marks.shown.length > 0 && (
        <>
          <p>Check these lines first, because they might conceal what the code does.</p>
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
