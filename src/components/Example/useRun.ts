import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { Camera, FrameMessage } from '@reveal-docs/runner/messages';
import type { Session } from '@reveal-docs/runner/host/session';
import type { RunState } from '@reveal-docs/runner/host/runState';
import type { StartInput } from '@site/src/builds/session';
import { afterPaint } from '@reveal-docs/shared/afterPaint';
import { hasWebGl2 } from '@reveal-docs/runner/host/support';
import { RunController } from './runController';
import { toFailure } from './toFailure';
import { useLatest } from './useLatest';
import { usePicture } from './usePicture';
import { useViewBackground } from './useViewBackground';
import type { ExampleState } from './describe';

/** Program that is ready to run. Without `createNetwork`, the demo project responds to the program's requests. */
export type PreparedRun = Pick<StartInput, 'program' | 'createNetwork'>;

export interface RunInput {
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  readonly container: RefObject<HTMLElement | null>;
  /** Compiles or loads the program. Rejects with a `ProgramError` if the program doesn't compile. */
  readonly prepare: () => Promise<PreparedRun>;
  /** Whether `onMessage` receives a `hit` message when the reader clicks an object. */
  readonly watchesClicks?: boolean | undefined;
  /**
   * Background for programs that don't set their own. `page` matches the page's color mode. `sdk` is the SDK's default,
   * for programs whose colors are compared with those of another run.
   */
  readonly background?: 'page' | 'sdk' | undefined;
  /** Called when a run starts, before its first message. */
  readonly onStart?: () => void;
  readonly onMessage: (message: FrameMessage) => void;
}

export interface Run {
  readonly state: ExampleState;
  /** URL of the last picture from a stopped run. */
  readonly picture: string | undefined;
  start(camera?: Camera): void;
  /** Ends the run and keeps its last picture. */
  stop(by: 'reader' | 'page'): void;
  /** Ends the run without keeping a picture. The frame is removed before this function returns. */
  drop(): void;
  resetView(): void;
  camera(): Camera | undefined;
  /** Moves the camera. If the run hasn't drawn its first complete picture yet, the camera moves after that. */
  setCamera(camera: Camera): void;
  /** Takes a picture that is shown after the run ends, even if the run fails. */
  keepPicture(): void;
  /**
   * Takes a picture of the running program's view. Resolves with null if the program isn't running or the view is
   * empty.
   */
  takePicture(): Promise<Blob | null>;
  /** Sets whether this run and later ones report their camera to `onMessage` at short intervals. */
  followClosely(on: boolean): void;
  /** Returns the run's session, which the checks of lessons use. Returns undefined without a run. */
  session(): Session | undefined;
}

/** State while the code that runs programs is loading. */
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

/** Maximum time to wait for the last picture after the reader stops a run, in milliseconds. */
const pictureTime = 1500;

function within<Value>(promise: Promise<Value>, time: number): Promise<Value | null> {
  return Promise.race([
    promise,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), time)),
  ]);
}

function useStart(
  latestRef: RefObject<RunInput>,
  controller: RunController,
  setState: (state: ExampleState) => void,
  stop: Run['stop'],
): (view?: Camera) => void {
  const { withBaseUrl } = useBaseUrlUtils();
  return useCallback(
    (view?: Camera) => {
      const isOutdated = controller.end();
      const { folder, title, description, container, prepare, onStart } = latestRef.current;
      onStart?.();
      controller.recordCamera(view);
      setState(notLoaded);
      controller.start();
      const onState = (next: RunState) => {
        if (next.type === 'failed') controller.onFailed();
        setState(next);
      };
      // Show the new state first, because starting a run can block the page for a moment.
      Promise.all([import('@site/src/builds/session'), prepare(), afterPaint()]).then(
        ([{ startSession }, prepared]) => {
          const element = container.current;
          if (isOutdated() || element === null) return;
          if (!hasWebGl2()) {
            controller.onFailed();
            setState({ type: 'unsupported' });
            return;
          }
          controller.open({ element, stop: () => stop('page') }, () =>
            startSession({
              container: element,
              title,
              description,
              folder,
              ...prepared,
              ...(view === undefined ? {} : { camera: view }),
              assetUrl: withBaseUrl,
              onState,
              onMessage: (message) => {
                if (message.type === 'camera') controller.recordCamera(message.camera);
                latestRef.current.onMessage(message);
              },
            }),
          );
        },
        async (error: unknown) => {
          const failure = await toFailure(error);
          if (isOutdated()) return;
          controller.onFailed();
          setState({ type: 'failed', failure });
        },
      );
    },
    [controller, latestRef, setState, stop, withBaseUrl],
  );
}

/** Runs a program in a frame. Allows only one run at a time. Ends the run when the component unmounts. */
export function useRun(input: RunInput): Run {
  const latest = useLatest(input);
  const [state, setState] = useState<ExampleState>({ type: 'idle' });
  const [controller] = useState(() => new RunController());
  const [picture, showPicture] = usePicture();

  const drop = useCallback(() => {
    if (!controller.isRunning) return;
    controller.end();
    // Remove the picture too, because a program can draw a picture that imitates part of the page.
    showPicture(null);
    setState({ type: 'stopped', by: 'reader' });
  }, [controller, showPicture]);

  const stop = useCallback(
    (by: 'reader' | 'page') => {
      const isOutdated = controller.nextGeneration();
      const picture = controller.session?.takePicture() ?? Promise.resolve(null);
      // The program might not respond, so limit the time that the reader must wait for the picture.
      void (by === 'reader' ? within(picture, pictureTime) : picture).then((last) => {
        if (isOutdated()) return;
        if (last !== null) showPicture(last);
        controller.end();
        setState({ type: 'stopped', by });
      });
    },
    [controller, showPicture],
  );

  const start = useStart(latest, controller, setState, stop);
  useEffect(
    () => () => {
      controller.end();
    },
    [controller],
  );
  const { watchesClicks = false, background = 'page' } = input;
  useEffect(() => controller.watchClicks(watchesClicks), [controller, watchesClicks]);
  useViewBackground(
    useCallback((color) => controller.setBackground(color), [controller]),
    background === 'page',
  );

  return {
    state,
    picture,
    start,
    stop,
    drop,
    resetView: useCallback(() => controller.session?.resetView(), [controller]),
    camera: useCallback(() => controller.camera, [controller]),
    setCamera: useCallback((camera: Camera) => controller.setCamera(camera), [controller]),
    keepPicture: useCallback(() => {
      const { session } = controller;
      void session?.takePicture().then((picture) => {
        if (picture !== null && controller.session === session) showPicture(picture);
      });
    }, [controller, showPicture]),
    takePicture: useCallback(
      async () => (await controller.session?.takePicture()) ?? null,
      [controller],
    ),
    session: useCallback(() => controller.session, [controller]),
    followClosely: useCallback((on: boolean) => controller.followClosely(on), [controller]),
  };
}
