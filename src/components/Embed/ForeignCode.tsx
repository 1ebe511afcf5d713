import { useMemo, type ReactNode } from 'react';
import type { Code } from '../Example/edits';
import { findMarks } from '../Example/marks';
import styles from './styles.module.css';

/** Says whose the code of the hash is, what it can do, and where it does not show as it is. */
export function ForeignCode({ code }: { readonly code: Code }): ReactNode {
  const { files, foreign } = code;
  const marks = useMemo(
    () => findMarks(files.filter(({ file }) => foreign.includes(file))),
    [files, foreign],
  );
  return (
    <div className={styles.notice} role="note" aria-label="Code from a link">
      <p>
        {foreign.join(' and ')} came with the address of this frame, and was not written by this
        site. Read it, then run it: it runs apart from the page and reaches the demo project only.
      </p>
      {marks.shown.length > 0 && (
        <>
          <p>Look at these lines first: they can hide what they do.</p>
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
