import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { isHandheld, wantsLittleData, wantsLittleMotion } from '@site/src/frame/host/support';
import type { Connection } from '@site/src/frame/host/connection';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { CodeActions } from './CodeActions';
import { LinkNotice } from './LinkNotice';
import { Sources } from './Sources';
import { Stage } from './Stage';
import { StageBar } from './StageBar';
import { useBrowserFact } from './useBrowserFact';
import { isLive, useExampleRun } from './useExampleRun';
import { useFullScreen } from './useFullScreen';
import { useHandling } from './useHandling';
import { useInView } from './useInView';
import { useLatest } from './useLatest';
import { useLog } from './useLog';
import { useProgramFiles, type Origin } from './useProgramFiles';
import { useSharedLink } from './useSharedLink';
import { VersionLinks } from './VersionLinks';
import { describeConsole, describeState } from './words';
import styles from './styles.module.css';

const Editor = lazy(() => import('./editor/Editor'));
const Console = lazy(() => import('./Console'));

/** Whether this reader starts examples by hand. */
const startsByHand = () => isHandheld() || wantsLittleData() || wantsLittleMotion();
const always = () => true;

/** When an example starts: by itself once the reader sees it, or on a click, where it is not what the page is about. */
export type StartMode = 'auto' | 'click';

/** What the button over the picture says, by whose code it runs. */
const startLabels: Record<Origin, string> = {
  built: 'Start the example',
  edited: 'Run the changed example',
  shared: 'Run the code of the link',
};

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
  readonly start?: StartMode;
}

/** A running example: the 3D view, its state and controls, its console, and its code to read and to change. */
export function ExampleView(props: ExampleViewProps): ReactNode {
  const { program, title, description, apilinks, start: startMode = 'auto' } = props;
  const stage = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const code = useProgramFiles(program);
  const log = useLog();
  const handling = useHandling(container);
  const [isEditing, setEditing] = useState(false);
  const [isConsoleOpen, setConsoleOpen] = useState(false);
  const [place, setPlace] = useState<Place>();
  const [connection, setConnection] = useState<Connection>();
  /** Counts changes of the connection by the reader. */
  const [connected, setConnected] = useState(0);
  const run = useExampleRun({
    folder: program.folder,
    title: `3D view: ${title}`,
    description,
    container,
    compile: () => code.compile(connection),
    connection,
    onStart: log.clear,
    onMessage: (message) => {
      log.add(message);
      handling.onMessage(message);
    },
  });
  const link = useSharedLink(program, (files) => {
    // Code of someone else is not to run on the reader's own project.
    setConnection(undefined);
    if (isLive(run.state)) run.stop('reader');
    code.showShared(files);
  });
  const { state } = run;
  const waits = useBrowserFact(startMode === 'click' ? always : startsByHand);
  // Code that the site did not write runs when the reader says so: it may be what ended the page last time.
  const byHand =
    waits === undefined ? undefined : waits || code.origin !== 'built' || link.type === 'reading';

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
    run.start(code.origin === 'shared' && link.type === 'shown' ? link.camera : undefined);
  };
  const startRef = useLatest(start);
  const connect = (next: Connection | undefined) => {
    setConnection(next);
    setConnected((count) => count + 1);
  };
  // The run must see the connection that it is for: it starts after the page has rendered with it.
  useEffect(() => {
    if (connected > 0) startRef.current();
  }, [connected, startRef]);
  const failure = state.type === 'failed' ? state.failure : undefined;
  const problem =
    failure?.file !== undefined && failure.line !== undefined
      ? { file: failure.file, line: failure.line, message: failure.message }
      : undefined;
  const goTo = ({ file, line }: Place) => {
    setEditing(true);
    setPlace({ file, line });
  };

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
          startLabel={startLabels[code.origin]}
          start={start}
          goTo={goTo}
          handling={handling}
        />
        <StageBar
          run={run}
          fullScreen={fullScreen}
          status={describeState(state, program.release, connection)}
          console={{
            label: describeConsole(log.entries),
            isOpen: isConsoleOpen,
            toggle: () => setConsoleOpen(!isConsoleOpen),
          }}
          release={handling.release}
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
      <VersionLinks program={program} />
      <LinkNotice
        link={link}
        isShown={code.origin === 'shared'}
        run={start}
        discard={code.discardShared}
      />
      <CodeActions
        program={program}
        title={title}
        code={code}
        connection={connection}
        isEditing={isEditing}
        camera={run.camera}
        toggleEditor={() => setEditing(!isEditing)}
        run={start}
        connect={connect}
      />
      {isEditing ? (
        <Suspense fallback={<p className={styles.waiting}>Loading the editor</p>}>
          <Editor
            folder={program.folder}
            files={code.files}
            problem={problem}
            place={place}
            onChange={code.change}
            onRun={start}
          />
        </Suspense>
      ) : (
        <Sources files={code.files} apilinks={code.origin === 'built' ? apilinks : undefined} />
      )}
    </section>
  );
}
