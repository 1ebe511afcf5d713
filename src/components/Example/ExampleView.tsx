import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from '@docusaurus/router';
import { isHandheld, wantsLittleData, wantsLittleMotion } from '@site/src/frame/host/support';
import type { Connection } from '@site/src/frame/host/connection';
import type { Camera } from '@site/src/frame/messages';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { addressChanged, examplesPage, settleArrival, watchAddress } from './arrivals';
import { CodeActions, type Panel } from './CodeActions';
import { CodeNotice } from './CodeNotice';
import { kindOf, type Code } from './edits';
import { LargeCode } from './LargeCode';
import { describeSize, isTooLarge, sizeOf } from './limits';
import { Sources } from './Sources';
import { Stage } from './Stage';
import { StageBar } from './StageBar';
import { useArrival } from './useArrival';
import { useBrowserFact } from './useBrowserFact';
import { isLive, useExampleRun } from './useExampleRun';
import { useFullScreen } from './useFullScreen';
import { useHandling } from './useHandling';
import { useInView } from './useInView';
import { useLatest } from './useLatest';
import { useLog } from './useLog';
import { useProgramFiles } from './useProgramFiles';
import { VersionLinks } from './VersionLinks';
import { describeConsole, describeState } from './words';
import styles from './styles.module.css';

const Editor = lazy(() => import('./editor/Editor'));
const Console = lazy(() => import('./Console'));

/** Whether this reader starts examples by hand. */
const startsByHand = () => isHandheld() || wantsLittleData() || wantsLittleMotion();
const always = () => true;
const isFramed = () => window.top !== window.self;

/** When an example starts: by itself once the reader sees it, or on a click, where it is not what the page is about. */
export type StartMode = 'auto' | 'click';

/** What the button over the picture says, by whose code it runs. */
function startLabel(code: Code, size: string | undefined): string {
  if (size !== undefined) return `Run the changed example (${size})`;
  if (kindOf(code) === 'built') return 'Start the example';
  return code.from === 'link' ? 'Run the code of the link' : 'Run the changed example';
}

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
  const section = useRef<HTMLElement>(null);
  const source = useProgramFiles(program);
  const { code } = source;
  const kind = kindOf(code);
  const log = useLog();
  const handling = useHandling(container);
  const [isEditing, setEditing] = useState(false);
  const [isConsoleOpen, setConsoleOpen] = useState(false);
  const [place, setPlace] = useState<Place>();
  const [panel, setPanel] = useState<Panel>();
  const [linkCamera, setLinkCamera] = useState<Camera>();
  /** Large code that the reader wanted to see or run all the same. */
  const [accepted, setAccepted] = useState(false);
  const [connection, setConnection] = useState<Connection>();
  /** Counts changes of the connection by the reader. */
  const [connected, setConnected] = useState(0);
  const run = useExampleRun({
    folder: program.folder,
    title: `3D view: ${title}`,
    description,
    container,
    kind,
    compile: source.compile,
    connection,
    onStart: log.clear,
    onMessage: (message) => {
      log.add(message);
      handling.onMessage(message);
    },
  });
  const { state, drop } = run;
  const arrival = useArrival(program, ({ files, camera }) => {
    source.showLinked(files);
    setLinkCamera(camera);
    setAccepted(false);
    setEditing(false);
  });

  const closeProject = useCallback(
    () => setPanel((open) => (open?.type === 'project' ? undefined : open)),
    [],
  );
  const disconnect = useCallback(() => {
    closeProject();
    setConnection(undefined);
  }, [closeProject]);
  const { hasForeignCode } = source;
  const { running } = run;
  const isConnected = useLatest(connection !== undefined);
  useEffect(
    () =>
      examplesPage.add({
        name: program.name,
        folder: program.folder,
        hasForeignCode,
        runs: () => running()?.kind,
        endRun: drop,
        closeForm: () => {
          if (!isConnected.current) closeProject();
        },
        disconnect: () => {
          disconnect();
          if (running()?.isConnected === true) drop();
        },
      }),
    [closeProject, disconnect, drop, hasForeignCode, isConnected, program, running],
  );
  // Counted in before the address is read: what is for this example finds it.
  useEffect(() => watchAddress(), []);
  const { hash } = useLocation();
  useEffect(() => addressChanged(), [hash]);
  const isForeign = code.foreign.length > 0 || source.keepsForeign;
  useEffect(() => {
    if (isForeign) examplesPage.foreignCame();
  }, [isForeign]);

  const size = useMemo(() => sizeOf(code.files), [code.files]);
  const isHeldBack = code.from === 'kept' && isTooLarge(size) && !accepted && !isEditing;
  const waits = useBrowserFact(startMode === 'click' ? always : startsByHand);
  // Code that the site did not write runs when the reader says so: it may be what ended the page last time.
  const byHand =
    waits === undefined ? undefined : waits || kind !== 'built' || arrival.type === 'reading';

  useInView(stage, {
    onSeen: () => {
      if (byHand !== false) return;
      if (state.type === 'idle') run.start(linkCamera);
      if (state.type === 'stopped' && state.by === 'page') run.start(run.camera());
    },
    onFar: () => {
      if (isLive(state)) run.stop('page');
    },
  });

  const framed = useBrowserFact(isFramed);
  const fullScreen = useFullScreen(stage);
  const start = () => {
    if (kind !== 'built') {
      setConsoleOpen(true);
      setAccepted(true);
      // Its frame could take the focus from who types a token.
      examplesPage.otherStarts();
    }
    run.start(code.from === 'link' ? linkCamera : undefined);
  };
  const startRef = useLatest(start);
  const change = (next: Connection | undefined) => {
    setConnection(next);
    setConnected((count) => count + 1);
  };
  // The run must see the connection that it is for: it starts after the page has rendered with it.
  useEffect(() => {
    if (connected > 0) startRef.current();
  }, [connected, startRef]);

  /** When the form that is open was opened, as the page counts time. */
  const formTime = useRef(0);
  const open = (wanted: Panel['type']) => {
    if (panel?.type === wanted) setPanel(undefined);
    else if (wanted === 'share') setPanel({ type: 'share', view: run.camera() });
    else if (wanted === 'download') setPanel({ type: 'download' });
    else {
      // Nothing ends for a form that is not there.
      const isOffered = 'needs' in program.ownProject && connection === undefined;
      const refusal = isOffered ? examplesPage.prepareForm() : undefined;
      formTime.current = examplesPage.time();
      setPanel({ type: 'project', refusal });
    }
  };
  const connect = (next: Connection) => {
    const refusal = examplesPage.refusal(formTime.current);
    if (refusal === undefined) change(next);
    else if (refusal === 'late') closeProject();
    else setPanel({ type: 'project', refusal });
  };

  /** The reader decided about the code: what ran of another one ends, and a link is not read again. */
  const settle = (decide: () => void) => {
    // The button that was pressed goes away with what it decided about.
    section.current?.focus({ preventScroll: true });
    decide();
    settleArrival();
    closeProject();
    setAccepted(false);
    setLinkCamera(undefined);
    if (running()?.kind === 'foreign') drop();
  };
  const reset = () => settle(source.reset);

  const failure = state.type === 'failed' ? state.failure : undefined;
  const problem =
    failure?.file !== undefined && failure.line !== undefined
      ? { file: failure.file, line: failure.line, message: failure.message }
      : undefined;
  const goTo = useCallback(({ file, line }: Place) => {
    setEditing(true);
    setPlace({ file, line });
  }, []);

  return (
    <section
      ref={section}
      tabIndex={-1}
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
          startLabel={startLabel(code, isHeldBack ? describeSize(size) : undefined)}
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
      <CodeNotice
        code={code}
        runsForeign={run.runningKind === 'foreign'}
        problem={arrival.type === 'bad' ? arrival.message : undefined}
        mayOwn={framed === false}
        hidesKept={source.hidesKept}
        run={start}
        own={() => settle(source.makeOwn)}
        discard={() => (code.from === 'link' ? settle(source.discardLinked) : reset())}
        stop={drop}
        goTo={goTo}
      />
      <CodeActions
        program={program}
        title={title}
        code={code}
        connection={connection}
        isEditing={isEditing}
        isHeldBack={isHeldBack}
        panel={panel}
        open={open}
        toggleEditor={() => setEditing(!isEditing)}
        run={start}
        reset={reset}
        connect={connect}
        disconnect={() => {
          closeProject();
          change(undefined);
        }}
      />
      {isHeldBack && (
        <LargeCode
          size={size}
          show={() => {
            setAccepted(true);
            goTo({ file: code.changed[0] ?? '', line: 1 });
          }}
          download={() => setPanel({ type: 'download' })}
          reset={reset}
        />
      )}
      {isEditing ? (
        <Suspense fallback={<p className={styles.waiting}>Loading the editor</p>}>
          <Editor
            folder={program.folder}
            files={code.files}
            problem={problem}
            place={place}
            onChange={(file, text) => {
              if (code.from === 'link') settleArrival();
              setAccepted(true);
              source.change(file, text);
            }}
            onRun={start}
          />
        </Suspense>
      ) : (
        !isHeldBack && (
          <Sources files={code.files} apilinks={kind === 'built' ? apilinks : undefined} />
        )
      )}
    </section>
  );
}
