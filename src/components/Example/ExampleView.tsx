import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { isHandheld, wantsLittleData, wantsLittleMotion } from '@site/src/frame/host/support';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { TextButton } from './buttons';
import { Sources } from './Sources';
import { Stage } from './Stage';
import { StageBar } from './StageBar';
import { useBrowserFact } from './useBrowserFact';
import { isLive, useExampleRun } from './useExampleRun';
import { useFullScreen } from './useFullScreen';
import { useInView } from './useInView';
import { useLog } from './useLog';
import { useProgramFiles } from './useProgramFiles';
import { describeConsole, describeState } from './words';
import styles from './styles.module.css';

const Editor = lazy(() => import('./editor/Editor'));
const Console = lazy(() => import('./Console'));

/** Whether this reader starts examples by hand. */
const startsByHand = () => isHandheld() || wantsLittleData() || wantsLittleMotion();
const always = () => true;

/** When an example starts: by itself once the reader sees it, or on a click, where it is not what the page is about. */
export type StartMode = 'auto' | 'click';

/** A line of the program. */
interface Place {
  readonly file: string;
  readonly line: number;
}

export interface ExampleViewProps {
  readonly program: ExampleProgram;
  /** What the example shows; names the frame and its picture. */
  readonly title: string;
  /** The same in a sentence: the text alternative of the view. */
  readonly description: string;
  /** Links of the API names in the program; see `CodeBlock`. */
  readonly apilinks?: string;
  /** Default `auto`. */
  readonly startMode?: StartMode;
}

/** A running example: the 3D view, its state and controls, its console, and its code to read and to change. */
export function ExampleView(props: ExampleViewProps): ReactNode {
  const { program, title, description, apilinks, startMode = 'auto' } = props;
  const stage = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const code = useProgramFiles(program);
  const log = useLog();
  const [isEditing, setEditing] = useState(false);
  const [isConsoleOpen, setConsoleOpen] = useState(false);
  const [place, setPlace] = useState<Place>();

  const run = useExampleRun({
    folder: program.folder,
    title: `3D view: ${title}`,
    description,
    container,
    compile: code.compile,
    onStart: log.clear,
    onMessage: log.add,
  });
  const { state } = run;
  const waits = useBrowserFact(startMode === 'click' ? always : startsByHand);
  // Code that the site did not write runs when the reader says so: it may be what ended the page last time.
  const byHand = waits === undefined ? undefined : waits || code.origin !== 'built';

  useInView(stage, {
    onSeen: () => {
      if (byHand !== false) return;
      if (state.type === 'idle') run.start();
      if (state.type === 'stopped' && state.by === 'page') run.start(run.camera());
    },
    onFar: () => {
      if (isLive(state)) run.stop('page');
    },
  });

  const fullScreen = useFullScreen(stage);
  const start = () => {
    if (code.origin !== 'built') setConsoleOpen(true);
    run.start();
  };
  const failure = state.type === 'failed' ? state.failure : undefined;
  const problem =
    failure?.file !== undefined && failure.line !== undefined
      ? { file: failure.file, line: failure.line, message: failure.message }
      : undefined;
  const goTo = ({ file, line }: Place) => {
    setEditing(true);
    setPlace({ file, line });
  };

  const isChanged = code.origin !== 'built';
  return (
    <section
      className={styles.example}
      aria-label={`Example: ${title}`}
      data-example={program.name}
      data-state={state.type}
    >
      <div ref={stage} className={styles.screen}>
        <Stage
          description={description}
          poster={program.poster}
          picture={run.picture}
          container={container}
          state={state}
          byHand={byHand}
          startLabel={isChanged ? 'Run the changed example' : 'Start the example'}
          start={start}
          goTo={goTo}
        />
        <StageBar
          run={run}
          fullScreen={fullScreen}
          status={describeState(state, program.release)}
          console={{
            label: describeConsole(log.entries),
            isOpen: isConsoleOpen,
            toggle: () => setConsoleOpen(!isConsoleOpen),
          }}
          start={start}
        />
        {isConsoleOpen && (
          <Suspense fallback={<p className={styles.waiting}>Loading the console</p>}>
            <Console entries={log.entries} onPlace={goTo} />
          </Suspense>
        )}
      </div>
      {program.interfaceRelease !== program.release && (
        <p className={styles.note}>
          Written for the {program.interfaceRelease} interface. It runs on @cognite/reveal{' '}
          {program.release} behind an adapter that restores what changed since.
        </p>
      )}
      <div className={styles.actions} role="group" aria-label="Code">
        <TextButton onClick={() => setEditing(!isEditing)}>
          {isEditing ? 'Read' : 'Edit'}
        </TextButton>
        {(isEditing || isChanged) && (
          <TextButton primary onClick={start}>
            Run
          </TextButton>
        )}
        {isChanged && <TextButton onClick={code.reset}>Reset</TextButton>}
        <p className={styles.mark} role="status">
          {isChanged && 'Changed'}
          {code.isOutdated && '; the example has a newer version, which Reset shows'}
        </p>
      </div>
      {isEditing ? (
        <Suspense fallback={<p className={styles.waiting}>Loading the editor</p>}>
          <Editor
            files={code.files}
            problem={problem}
            place={place}
            onChange={code.change}
            onRun={start}
          />
        </Suspense>
      ) : (
        <Sources files={code.files} apilinks={isChanged ? undefined : apilinks} />
      )}
    </section>
  );
}
