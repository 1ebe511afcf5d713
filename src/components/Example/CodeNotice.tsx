import { useId, useMemo, type ReactNode } from 'react';
import { Updated } from '@site/src/components/LazyPart/Updated';
import { TextButton } from './buttons';
import type { Code } from './edits';
import type { Place } from './editor/FileEditor';
import { findMarks } from './marks';
import codeStyles from './code.module.css';
import styles from './styles.module.css';

interface Props {
  readonly code: Code;
  /** Whether code from a link is running. */
  readonly runsForeign: boolean;
  /** Why a link couldn't be opened. */
  readonly problem: string | undefined;
  /** Whether the link failed because the site was updated. Reloading the page opens it. */
  readonly isUpdated: boolean;
  /**
   * Whether readers can mark code as theirs. Not in a frame, where another page could cover the
   * buttons.
   */
  readonly mayOwn: boolean;
  /** Whether the code from the link hides the reader's own changes. */
  readonly hidesKept: boolean;
  run(): void;
  own(): void;
  discard(): void;
  stop(): void;
  goTo(place: Place): void;
}

function Names({ files }: { readonly files: readonly string[] }): ReactNode {
  return files.map((file, index) => (
    <span key={file}>
      {index > 0 && ' and '}
      <code>{file}</code>
    </span>
  ));
}

/** Lists lines whose text can be misleading, with buttons that go to them. */
function MarkList({ code, goTo }: Pick<Props, 'code' | 'goTo'>): ReactNode {
  const { files, foreign } = code;
  const marks = useMemo(
    () => findMarks(files.filter(({ file }) => foreign.includes(file))),
    [files, foreign],
  );
  if (marks.shown.length === 0) return null;
  return (
    <>
      <p>Check these lines first. They can hide what the code does.</p>
      <ul className={codeStyles.marks}>
        {marks.shown.map(({ file, line, words }) => (
          <li key={`${file}:${line}`}>
            <button
              type="button"
              className={codeStyles.markLink}
              onClick={() => goTo({ file, line })}
            >
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

/** Explains where foreign code came from and what it can do, and offers the choices. */
function ForeignNotice(props: Props): ReactNode {
  const { code, hidesKept, mayOwn, run, own, discard, goTo } = props;
  const id = useId();
  const isLinked = code.from === 'link';
  return (
    <div className={codeStyles.linkNotice} role="note" aria-label="Code from a link">
      <p>
        {isLinked ? (
          <>
            The code in <Names files={code.foreign} /> came from the link, not from this site.
          </>
        ) : (
          <>
            The code in <Names files={code.foreign} /> is saved in this browser. It came from a
            link, or it was saved before this site recorded where code comes from.
          </>
        )}{' '}
        Read it before you run it. It runs isolated from the page and can access only the demo
        project. Even after you edit it, you can’t use it with “Your own project”.
      </p>
      <MarkList code={code} goTo={goTo} />
      <div className={styles.noticeButtons}>
        <TextButton primary onClick={run}>
          {isLinked ? 'Run the linked code' : 'Run the changed example'}
        </TextButton>
        <TextButton onClick={discard}>
          {hidesKept ? 'Show my previous code' : 'Show the original example'}
        </TextButton>
        {mayOwn && (
          <TextButton onClick={own} describedBy={id}>
            I’ve read it and trust it
          </TextButton>
        )}
      </div>
      {mayOwn && (
        <p id={id} className={codeStyles.noticeWords}>
          Trust it only if you understand what it does. It’s then saved as your own change
          {hidesKept && ' and replaces your previous ones'}. You can run it on your own project with
          your access token.
        </p>
      )}
    </div>
  );
}

/** Notices about the code's origin and problems with links. */
export function CodeNotice(props: Props): ReactNode {
  const { code, runsForeign, problem, stop } = props;
  return (
    <>
      {problem !== undefined && (
        <p className={codeStyles.linkNotice} role="alert">
          {problem}{' '}
          {code.changed.length === 0 && !runsForeign
            ? 'This is the original example.'
            : 'The code below hasn’t changed.'}
        </p>
      )}
      {props.isUpdated && <Updated />}
      {code.foreign.length > 0 && <ForeignNotice {...props} />}
      {code.foreign.length === 0 && runsForeign && (
        <div className={codeStyles.linkNotice} role="note" aria-label="Code from a link">
          <p>The running program came from a link. It isn’t the code shown below.</p>
          <div className={styles.noticeButtons}>
            <TextButton primary onClick={stop}>
              Stop program
            </TextButton>
          </div>
        </div>
      )}
    </>
  );
}
