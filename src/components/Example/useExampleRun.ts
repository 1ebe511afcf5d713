/** Starts and stops the run of an example and reports its state. */
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { Camera, FrameMessage } from '@site/src/frame/messages';
import type { Connection } from '@site/src/frame/host/connection';
import type { RunState } from '@site/src/frame/host/runState';
import { hasWebGl2 } from '@site/src/frame/host/support';
import type { CompiledProgram } from '@site/src/frame/program/compile';
import type { CodeKind } from './edits';
import { HeldRun, type Running } from './heldRun';
import { toFailure } from './toFailure';
import { useCalmState } from './useCalmState';
import { useLatest } from './useLatest';
import { usePicture } from './usePicture';
import type { ExampleState } from './words';

export interface ExampleRunInput {
  /** Folder of the version whose modules run the program. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  /** Parent element for the frame. */
  readonly container: RefObject<HTMLElement | null>;
  /** Origin of the program. */
  readonly kind: CodeKind;
  /** Compiles the program. Rejects with a `ProgramError` if it doesn't compile. */
  readonly compile: (connection: Connection | undefined) => Promise<CompiledProgram>;
  /** Connection to the reader's own project. Foreign programs never get it. */
  readonly connection: Connection | undefined;
  /** Whether `onMessage` receives what the reader's clicks hit (`hit`). */
  readonly watchesClicks?: boolean | undefined;
  /** Called when a run starts, before its first message. */
  readonly onStart: () => void;
  readonly onMessage: (message: FrameMessage) => void;
}

export interface ExampleRun {
  readonly state: ExampleState;
  /** Origin of the program that is running or about to run. Undefined without a run. */
  readonly runningKind: CodeKind | undefined;
  /** URL of the last picture of a stopped run. */
  readonly picture: string | undefined;
  /** Starts or restarts the program, optionally with an initial camera. */
  start(camera?: Camera): void;
  /** Ends the run and keeps its last picture. */
  stop(by: 'reader' | 'page'): void;
  /** Ends the run without keeping a picture, and removes the frame synchronously. */
  drop(): void;
  /** Returns the current program's origin and whether it uses the reader's own project. */
  running(): Running | undefined;
  resetView(): void;
  /** The last known camera. */
  camera(): Camera | undefined;
  /** Moves the camera. Before the first complete picture, the move waits for that picture. */
  setCamera(camera: Camera): void;
  /** Takes a picture of the run. Null without a run, or if the view is empty. */
  takePicture(): Promise<Blob | null>;
  /** Sets whether this and later runs report the camera to `onMessage` at short intervals. */
  followClosely(on: boolean): void;
}

/** State until the code that runs programs has loaded. */
const notLoaded: RunState = {
  type: 'loading',
  stage: 'modules',
  drawn: false,
  progress: { bytes: 0, moduleBytes: 0, itemsLoaded: 0, itemsRequested: 0 },
};

/** Whether a run in this state has a frame. */
export function isLive(state: ExampleState): state is Exclude<RunState, { type: 'failed' }> {
  return state.type === 'loading' || state.type === 'running';
}

/** Maximum time to wait for the last picture when the reader stops a run, in milliseconds. */
const pictureTime = 1500;

/** Resolves with the value of `promise`, or with null after `time` milliseconds. */
function within<Value>(promise: Promise<Value>, time: number): Promise<Value | null> {
  return Promise.race([
    promise,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), time)),
  ]);
}

/** Returns a function that starts the latest program and replaces the current run. */
function useStart(
  latestRef: RefObject<ExampleRunInput>,
  held: HeldRun,
  setState: (state: ExampleState) => void,
  stop: ExampleRun['stop'],
): (view?: Camera) => void {
  const { withBaseUrl } = useBaseUrlUtils();
  return useCallback(
    (view?: Camera) => {
      const isOvertaken = held.end();
      const { folder, title, description, container, kind, compile, onStart } = latestRef.current;
      const connection = kind === 'foreign' ? undefined : latestRef.current.connection;
      onStart();
      held.see(view);
      if (!hasWebGl2()) {
        setState({ type: 'unsupported' });
        return;
      }
      setState(notLoaded);
      held.setRunning({ kind, isConnected: connection !== undefined });
      const changed = (next: RunState) => {
        if (next.type === 'failed') held.failed();
        setState(next);
      };
      Promise.all([import('@site/src/frame/host/session'), compile(connection)]).then(
        ([{ startSession }, program]) => {
          const element = container.current;
          if (isOvertaken() || element === null) return;
          held.hold({ element, stop: () => stop('page') }, () =>
            startSession({
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
                if (message.type === 'camera') held.see(message.camera);
                latestRef.current.onMessage(message);
              },
            }),
          );
        },
        async (error: unknown) => {
          const failure = await toFailure(error);
          if (isOvertaken()) return;
          held.setRunning(undefined);
          setState({ type: 'failed', failure });
        },
      );
    },
    [held, latestRef, setState, stop, withBaseUrl],
  );
}

/**
 * Manages the run of an example. There is at most one run, which ends when the component unmounts.
 */
export function useExampleRun(input: ExampleRunInput): ExampleRun {
  const latest = useLatest(input);
  const [state, setState] = useCalmState();
  const [runningKind, setRunningKind] = useState<CodeKind>();
  const [held] = useState(() => new HeldRun((running) => setRunningKind(running?.kind)));
  const [picture, showPicture] = usePicture();

  const drop = useCallback(() => {
    if (held.running === undefined) return;
    held.end();
    // Its picture could imitate a part of the page.
    showPicture(null);
    setState({ type: 'stopped', by: 'reader' });
  }, [held, setState, showPicture]);

  const stop = useCallback(
    (by: 'reader' | 'page') => {
      const isOvertaken = held.takeTurn();
      const picture = held.session?.takePicture() ?? Promise.resolve(null);
      // The reader doesn't wait long for a program that might not respond.
      void (by === 'reader' ? within(picture, pictureTime) : picture).then((last) => {
        if (isOvertaken()) return;
        if (last !== null) showPicture(last);
        held.end();
        setState({ type: 'stopped', by });
      });
    },
    [held, setState, showPicture],
  );

  const start = useStart(latest, held, setState, stop);
  useEffect(
    () => () => {
      held.end();
    },
    [held],
  );
  const { watchesClicks = false } = input;
  useEffect(() => held.watchClicks(watchesClicks), [held, watchesClicks]);

  return {
    state,
    runningKind,
    picture,
    start,
    stop,
    drop,
    running: useCallback(() => held.running, [held]),
    resetView: useCallback(() => held.session?.resetView(), [held]),
    camera: useCallback(() => held.camera, [held]),
    setCamera: useCallback((camera: Camera) => held.setCamera(camera), [held]),
    takePicture: useCallback(async () => (await held.session?.takePicture()) ?? null, [held]),
    followClosely: useCallback((on: boolean) => held.followClosely(on), [held]),
  };
}
