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
  /** Whether code runs that came with a link. */
  readonly runsForeign: boolean;
  /** Why a link brought nothing. */
  readonly problem: string | undefined;
  /** It came because the page was updated: a reload reads the link. */
  readonly isUpdated: boolean;
  /** Whether the page may take the reader's word: not inside another page, which could lie over its buttons. */
  readonly mayOwn: boolean;
  /** Whether the reader has changes of their own below the code of the link. */
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

/** Lines that do not show as they are; each leads to itself. */
function MarkList({ code, goTo }: Pick<Props, 'code' | 'goTo'>): ReactNode {
  const { files, foreign } = code;
  const marks = useMemo(
    () => findMarks(files.filter(({ file }) => foreign.includes(file))),
    [files, foreign],
  );
  if (marks.shown.length === 0) return null;
  return (
    <>
      <p>Look at these lines first: they can hide what they do.</p>
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

/** Says whose code the foreign one is and what it can do, and takes the reader's decision. */
function ForeignNotice(props: Props): ReactNode {
  const { code, hidesKept, mayOwn, run, own, discard, goTo } = props;
  const id = useId();
  const isLinked = code.from === 'link';
  return (
    <div className={codeStyles.linkNotice} role="note" aria-label="Code from a link">
      <p>
        {isLinked ? (
          <>
            The code in <Names files={code.foreign} /> came with the link and was not written by
            this site.
          </>
        ) : (
          <>
            The code in <Names files={code.foreign} /> is kept in this browser. It came with the
            link, or was kept before this site noted where code comes from.
          </>
        )}{' '}
        Read it, then run it: it runs apart from the page and reaches the demo project only. It
        counts as foreign through your changes too, and “Your own project” stays closed to it.
      </p>
      <MarkList code={code} goTo={goTo} />
      <div className={styles.noticeButtons}>
        <TextButton primary onClick={run}>
          {isLinked ? 'Run the code of the link' : 'Run the changed example'}
        </TextButton>
        <TextButton onClick={discard}>
          {hidesKept ? 'Show what you had before' : 'Show the original example'}
        </TextButton>
        {mayOwn && (
          <TextButton onClick={own} describedBy={id}>
            I have read it: make it mine
          </TextButton>
        )}
      </div>
      {mayOwn && (
        <p id={id} className={codeStyles.noticeWords}>
          Make it yours only if you understand what it does. It is then kept as a change of yours
          {hidesKept && ', in place of those you had before'}, and you can run it on your own
          project with your access token.
        </p>
      )}
    </div>
  );
}

/** What the reader must know of the code, through everything that happens to it. */
export function CodeNotice(props: Props): ReactNode {
  const { code, runsForeign, problem, stop } = props;
  return (
    <>
      {problem !== undefined && (
        <p className={codeStyles.linkNotice} role="alert">
          {problem}{' '}
          {code.changed.length === 0 && !runsForeign
            ? 'This is the original example.'
            : 'The code below is what was here before.'}
        </p>
      )}
      {props.isUpdated && <Updated />}
      {code.foreign.length > 0 && <ForeignNotice {...props} />}
      {code.foreign.length === 0 && runsForeign && (
        <div className={codeStyles.linkNotice} role="note" aria-label="Code from a link">
          <p>The program that runs came with a link. The code below is not what runs.</p>
          <div className={styles.noticeButtons}>
            <TextButton primary onClick={stop}>
              Stop it
            </TextButton>
          </div>
        </div>
      )}
    </>
  );
}
