/** Keeps one run of an example: starts it, shows its state, ends it with the page or to spare the device. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { Camera, FrameMessage } from '@site/src/frame/messages';
import type { Connection } from '@site/src/frame/host/connection';
import type { RunState } from '@site/src/frame/host/runState';
import type { Session } from '@site/src/frame/host/session';
import { hasWebGl2 } from '@site/src/frame/host/support';
import type { CompiledProgram } from '@site/src/frame/program/compile';
import type { CodeKind } from './edits';
import { enterLive, leaveLive, type LiveExample } from './liveExamples';
import { toFailure } from './toFailure';
import { useLatest } from './useLatest';
import type { ExampleState } from './words';

export interface ExampleRunInput {
  /** Folder of the version whose modules run the program. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  /** Element that the frame goes into. */
  readonly container: RefObject<HTMLElement | null>;
  /** Whose program it is. */
  readonly kind: CodeKind;
  /** What to run; rejects with a `ProgramError` when it does not compile. */
  readonly compile: (connection: Connection | undefined) => Promise<CompiledProgram>;
  /** The reader's own project in place of the demo one. Foreign programs never get it. */
  readonly connection: Connection | undefined;
  /** Called when a run begins, before its first message. */
  readonly onStart: () => void;
  readonly onMessage: (message: FrameMessage) => void;
}

export interface ExampleRun {
  readonly state: ExampleState;
  /** Whose program runs or is about to; undefined without a run. */
  readonly runningKind: CodeKind | undefined;
  /** Address of the last picture of a run that was stopped. */
  readonly picture: string | undefined;
  /** Starts, or starts again from the beginning; with a view to begin with, when given. */
  start(camera?: Camera): void;
  /** Ends the run and keeps its last picture. */
  stop(by: 'reader' | 'page'): void;
  /** Ends the run at once, without a picture: the frame is gone when this returns. */
  drop(): void;
  /** Whose program runs, and whether on the reader's own project, asked at any moment. */
  running(): Running | undefined;
  resetView(): void;
  /** Where the camera was last seen. */
  camera(): Camera | undefined;
}

export interface Running {
  readonly kind: CodeKind;
  readonly isConnected: boolean;
}

/** Shortest time between two renderings of a state that differs in its numbers only, in milliseconds. */
const stateInterval = 100;

/** Until the code that runs programs is there itself. */
const notLoaded: RunState = {
  type: 'loading',
  stage: 'modules',
  drawn: false,
  progress: { bytes: 0, moduleBytes: 0, itemsLoaded: 0, itemsRequested: 0 },
};

/** Whether a run in this state holds a frame. */
export function isLive(state: ExampleState): state is Exclude<RunState, { type: 'failed' }> {
  return state.type === 'loading' || state.type === 'running';
}

/** How long the reader's Stop waits for the last picture, in milliseconds. */
const pictureTime = 1500;

/** What `promise` gives, or null when that takes longer. */
function within<Value>(promise: Promise<Value>, time: number): Promise<Value | null> {
  return Promise.race([
    promise,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), time)),
  ]);
}

/** A picture's address, given back when another one takes its place. */
function usePicture(): [string | undefined, (picture: Blob | null) => void] {
  const [url, setUrl] = useState<string>();
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  const show = useCallback((picture: Blob | null) => {
    setUrl(picture === null ? undefined : URL.createObjectURL(picture));
  }, []);
  return [url, show];
}

/** Like the setter of a state, but a frame that reports without pause makes few renderings. */
function useCalmState(): [ExampleState, (state: ExampleState) => void] {
  const [state, setState] = useState<ExampleState>({ type: 'idle' });
  const last = useRef(state);
  const timer = useRef<number | undefined>(undefined);
  const set = useCallback((next: ExampleState) => {
    const isSameKind = next.type === last.current.type;
    last.current = next;
    if (isSameKind) {
      timer.current ??= window.setTimeout(() => {
        timer.current = undefined;
        setState(last.current);
      }, stateInterval);
      return;
    }
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setState(next);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return [state, set];
}

export function useExampleRun(input: ExampleRunInput): ExampleRun {
  const latest = useLatest(input);
  const [state, setState] = useCalmState();
  const [runningKind, setRunningKind] = useState<CodeKind>();
  const current = useRef<Running | undefined>(undefined);
  const [picture, showPicture] = usePicture();
  const session = useRef<Session | undefined>(undefined);
  const live = useRef<LiveExample | undefined>(undefined);
  const camera = useRef<Camera | undefined>(undefined);
  /** Counts starts and stops, so that one that was overtaken does not go on. */
  const turn = useRef(0);
  const { withBaseUrl } = useBaseUrlUtils();

  const setRunning = useCallback((running: Running | undefined) => {
    current.current = running;
    setRunningKind(running?.kind);
  }, []);

  const end = useCallback(() => {
    turn.current += 1;
    session.current?.stop();
    session.current = undefined;
    setRunning(undefined);
    if (live.current !== undefined) leaveLive(live.current);
    live.current = undefined;
  }, [setRunning]);

  const drop = useCallback(() => {
    if (current.current === undefined) return;
    end();
    // What it drew may be made to look like something of the page.
    showPicture(null);
    setState({ type: 'stopped', by: 'reader' });
  }, [end, setState, showPicture]);

  const stop = useCallback(
    (by: 'reader' | 'page') => {
      const ending = session.current;
      const own = ++turn.current;
      const picture = ending?.takePicture() ?? Promise.resolve(null);
      // Who stops a program does not wait for it.
      void (by === 'reader' ? within(picture, pictureTime) : picture).then((last) => {
        if (turn.current !== own) return;
        if (last !== null) showPicture(last);
        end();
        setState({ type: 'stopped', by });
      });
    },
    [end, setState, showPicture],
  );

  const start = useCallback(
    (view?: Camera) => {
      end();
      const own = turn.current;
      const isOvertaken = () => turn.current !== own;
      const { folder, title, description, container, kind, compile, onStart } = latest.current;
      const connection = kind === 'foreign' ? undefined : latest.current.connection;
      onStart();
      camera.current = view;
      if (!hasWebGl2()) {
        setState({ type: 'unsupported' });
        return;
      }
      setState(notLoaded);
      setRunning({ kind, isConnected: connection !== undefined });
      const changed = (next: RunState) => {
        if (next.type === 'failed') {
          if (live.current !== undefined) leaveLive(live.current);
          setRunning(undefined);
        }
        setState(next);
      };
      Promise.all([import('@site/src/frame/host/session'), compile(connection)]).then(
        ([{ startSession }, program]) => {
          const element = container.current;
          if (isOvertaken() || element === null) return;
          live.current = { element, stop: () => stop('page') };
          enterLive(live.current);
          session.current = startSession({
            container: element,
            title,
            description,
            folder,
            program,
            connection,
            ...(view === undefined ? {} : { camera: view }),
            assetUrl: withBaseUrl,
            onState: changed,
            onMessage: (message) => {
              if (message.type === 'camera') camera.current = message.camera;
              latest.current.onMessage(message);
            },
          });
        },
        (error: unknown) => {
          if (isOvertaken()) return;
          setRunning(undefined);
          setState({ type: 'failed', failure: toFailure(error) });
        },
      );
    },
    [end, latest, setRunning, setState, stop, withBaseUrl],
  );

  useEffect(() => end, [end]);

  const resetView = useCallback(() => session.current?.resetView(), []);
  const lastCamera = useCallback(() => camera.current, []);
  const running = useCallback(() => current.current, []);
  return {
    state,
    runningKind,
    picture,
    start,
    stop,
    drop,
    running,
    resetView,
    camera: lastCamera,
  };
}
