import { useId, useMemo, type ReactNode } from 'react';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { TextButton } from '../Example/buttons';
import type { Place } from '../Example/editor/FileEditor';
import { findMarks } from '../Example/marks';
import exampleStyles from '../Example/styles.module.css';
import styles from './foreign.module.css';

interface Props {
  readonly files: readonly SourceFile[];
  /** Whether the code is one of the reader's saved drafts. */
  readonly isDraft: boolean;
  run(): void;
  /** Marks the code as the reader's own. */
  own(): void;
  discard(): void;
  goTo(place: Place): void;
}

function MarkList({ files, goTo }: Pick<Props, 'files' | 'goTo'>): ReactNode {
  const marks = useMemo(() => findMarks(files), [files]);
  if (marks.shown.length === 0) return null;
  return (
    <>
      <p>Check these lines first, because they might conceal what the code does.</p>
      <ul className={styles.marks}>
        {marks.shown.map(({ file, line, words }) => (
          <li key={`${file}:${line}`}>
            <button type="button" className={styles.markLink} onClick={() => goTo({ file, line })}>
              {file}, line {line}
            </button>
            : {words}
          </li>
        ))}
        {marks.more > 0 && <li>and {marks.more.toLocaleString('en-US')} more lines</li>}
      </ul>
    </>
  );
}

function Names({ files }: Pick<Props, 'files'>): ReactNode {
  return files.map(({ file }, index) => (
    <span key={file}>
      {index > 0 && ' and '}
      <code>{file}</code>
    </span>
  ));
}

/**
 * Explains the origin of code from someone else, and the data that the code can access. Lets the reader run, discard,
 * or trust the code.
 */
export function ForeignNotice({ files, isDraft, run, own, discard, goTo }: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.notice} role="note" aria-label="Code from a link">
      <p>
        {isDraft ? (
          <>
            The code in <Names files={files} /> is saved in this browser. It came from a link or a
            file, or was saved before this site started recording where code comes from.
          </>
        ) : (
          <>
            The code in <Names files={files} /> came from the link, not from this site.
          </>
        )}{' '}
        Read it before you run it. It’s isolated from the page and can access only the demo project.
      </p>
      <MarkList files={files} goTo={goTo} />
      <div className={exampleStyles.noticeButtons}>
        <TextButton primary onClick={run}>
          {isDraft ? 'Run the changed example' : 'Run the linked code'}
        </TextButton>
        <TextButton onClick={discard}>Show the original example</TextButton>
        <TextButton onClick={own} describedBy={id}>
          I’ve read this code and trust it
        </TextButton>
      </div>
      <p id={id} className={styles.noticeWords}>
        Trust the code only if you understand what it does. Trusted code is saved as your own code.
      </p>
    </div>
  );
}
