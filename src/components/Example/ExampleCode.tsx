import type { ReactNode } from 'react';
import { lazyPart } from '@site/src/components/LazyPart';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { CodeActions } from './CodeActions';
import { CodeNotice } from './CodeNotice';
import type { Problem } from './editor/FileEditor';
import { LargeCode } from './LargeCode';
import { Sources } from './Sources';
import { useBrowserFact } from './useBrowserFact';
import type { Example } from './useExample';
import type { ExampleState } from './words';
import styles from './styles.module.css';

const Editor = lazyPart(() => import('./editor/Editor'), {
  waiting: <p className={styles.waiting}>Loading the editor</p>,
  name: 'The editor',
});

const isFramed = () => window.top !== window.self;

interface Props {
  readonly program: ExampleProgram;
  readonly title: string;
  /** Links for API names in the program; see `CodeBlock`. */
  readonly apilinks: string | undefined;
  readonly example: Example;
}

/** The line where the program failed. */
function problemOf(state: ExampleState): Problem | undefined {
  const failure = state.type === 'failed' ? state.failure : undefined;
  return failure?.file !== undefined && failure.line !== undefined
    ? { file: failure.file, line: failure.line, message: failure.message }
    : undefined;
}

/**
 * The files, read-only or in the editor. Doesn't render files that are too large to show
 * automatically.
 */
function Files({ program, apilinks, example }: Omit<Props, 'title'>): ReactNode {
  const { shown, run, start } = example;
  const { code, kind, isEditing, isHeldBack, place } = shown;
  if (isEditing) {
    return (
      <Editor
        folder={program.folder}
        files={code.files}
        problem={problemOf(run.state)}
        place={place}
        holdsCheck={shown.holdsCheck}
        onChange={shown.edit}
        onRun={start}
      />
    );
  }
  return isHeldBack ? null : (
    <Sources files={code.files} apilinks={kind === 'built' ? apilinks : undefined} />
  );
}

/** The code of an example, with notices about its origin and the actions for it. */
export function ExampleCode({ program, title, apilinks, example }: Props): ReactNode {
  const { shown, run, panels, start, settle } = example;
  const { code, arrival, isHeldBack, goTo } = shown;
  const framed = useBrowserFact(isFramed);
  const reset = () => settle(shown.reset);
  return (
    <>
      <CodeNotice
        code={code}
        runsForeign={run.runningKind === 'foreign'}
        problem={arrival.type === 'bad' ? arrival.message : undefined}
        isUpdated={arrival.type === 'bad' && arrival.isUpdated === true}
        mayOwn={framed === false}
        hidesKept={shown.hidesKept}
        run={start}
        own={() => settle(shown.makeOwn)}
        discard={() => (code.from === 'link' ? settle(shown.discardLinked) : reset())}
        stop={run.drop}
        goTo={goTo}
      />
      <CodeActions
        program={program}
        title={title}
        code={code}
        isUnkept={shown.isUnkept}
        connection={example.connection}
        isEditing={shown.isEditing}
        isHeldBack={isHeldBack}
        panel={panels.panel}
        open={panels.open}
        toggleEditor={shown.toggleEditor}
        run={start}
        reset={reset}
        connect={panels.connect}
        disconnect={example.disconnect}
      />
      {isHeldBack && (
        <LargeCode
          size={shown.size}
          show={() => {
            shown.accept();
            goTo({ file: code.changed[0] ?? '', line: 1 });
          }}
          download={panels.showDownload}
          reset={reset}
        />
      )}
      <Files program={program} apilinks={apilinks} example={example} />
    </>
  );
}
