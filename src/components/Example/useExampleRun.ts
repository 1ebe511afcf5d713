/** Keeps one run of an example: starts it, shows its state, ends it with the page or to spare the device. */
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
  /** Element that the frame goes into. */
  readonly container: RefObject<HTMLElement | null>;
  /** Whose program it is. */
  readonly kind: CodeKind;
  /** What to run; rejects with a `ProgramError` when it does not compile. */
  readonly compile: (connection: Connection | undefined) => Promise<CompiledProgram>;
  /** The reader's own project in place of the demo one. Foreign programs never get it. */
  readonly connection: Connection | undefined;
  /** Whether `onMessage` is told what the reader's clicks hit (`hit`). */
  readonly watchesClicks?: boolean | undefined;
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
  /** Moves the camera of what runs; before its first complete picture, with that one. */
  setCamera(camera: Camera): void;
  /** A picture of what runs; null when nothing does, or shows nothing. */
  takePicture(): Promise<Blob | null>;
  /** While on, `onMessage` is told of the camera at short intervals; also in later runs. */
  followClosely(on: boolean): void;
}

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

/** Starts what was rendered last, in place of what runs. */
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

/** Keeps the run of an example: one at a time, which ends with the page. */
export function useExampleRun(input: ExampleRunInput): ExampleRun {
  const latest = useLatest(input);
  const [state, setState] = useCalmState();
  const [runningKind, setRunningKind] = useState<CodeKind>();
  const [held] = useState(() => new HeldRun((running) => setRunningKind(running?.kind)));
  const [picture, showPicture] = usePicture();

  const drop = useCallback(() => {
    if (held.running === undefined) return;
    held.end();
    // What it drew may be made to look like something of the page.
    showPicture(null);
    setState({ type: 'stopped', by: 'reader' });
  }, [held, setState, showPicture]);

  const stop = useCallback(
    (by: 'reader' | 'page') => {
      const isOvertaken = held.takeTurn();
      const picture = held.session?.takePicture() ?? Promise.resolve(null);
      // Who stops a program does not wait for it.
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
