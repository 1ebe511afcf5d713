/** Keeps one run of an example: starts it, shows its state, ends it with the page or to spare the device. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { Camera, FrameMessage } from '@site/src/frame/messages';
import type { Connection } from '@site/src/frame/host/connection';
import type { RunState } from '@site/src/frame/host/runState';
import type { Session } from '@site/src/frame/host/session';
import { hasWebGl2 } from '@site/src/frame/host/support';
import type { CompiledProgram } from '@site/src/frame/program/compile';
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
  /** What to run; rejects with a `ProgramError` when it does not compile. */
  readonly compile: () => Promise<CompiledProgram>;
  /** The reader's own project in place of the demo one. */
  readonly connection: Connection | undefined;
  /** Called when a run begins, before its first message. */
  readonly onStart: () => void;
  readonly onMessage: (message: FrameMessage) => void;
}

export interface ExampleRun {
  readonly state: ExampleState;
  /** Address of the last picture of a run that was stopped. */
  readonly picture: string | undefined;
  /** Starts, or starts again from the beginning; with a view to begin with, when given. */
  start(camera?: Camera): void;
  /** Ends the run and keeps its last picture. */
  stop(by: 'reader' | 'page'): void;
  resetView(): void;
  /** Where the camera was last seen. */
  camera(): Camera | undefined;
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

/** A picture's address, given back when another one takes its place. */
function usePicture(): [string | undefined, (picture: Blob | null) => void] {
  const [url, setUrl] = useState<string>();
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  const show = useCallback((picture: Blob | null) => {
    setUrl(picture === null ? undefined : URL.createObjectURL(picture));
  }, []);
  return [url, show];
}

export function useExampleRun(input: ExampleRunInput): ExampleRun {
  const latest = useLatest(input);
  const [state, setState] = useState<ExampleState>({ type: 'idle' });
  const [picture, showPicture] = usePicture();
  const session = useRef<Session | undefined>(undefined);
  const live = useRef<LiveExample | undefined>(undefined);
  const camera = useRef<Camera | undefined>(undefined);
  /** Counts starts and stops, so that one that was overtaken does not go on. */
  const turn = useRef(0);
  const { withBaseUrl } = useBaseUrlUtils();

  const end = useCallback(() => {
    turn.current += 1;
    session.current?.stop();
    session.current = undefined;
    if (live.current !== undefined) leaveLive(live.current);
    live.current = undefined;
  }, []);

  const stop = useCallback(
    (by: 'reader' | 'page') => {
      const ending = session.current;
      const own = ++turn.current;
      void (ending?.takePicture() ?? Promise.resolve(null)).then((last) => {
        if (turn.current !== own) return;
        if (last !== null) showPicture(last);
        end();
        setState({ type: 'stopped', by });
      });
    },
    [end, showPicture],
  );

  const start = useCallback(
    (view?: Camera) => {
      end();
      const own = turn.current;
      const isOvertaken = () => turn.current !== own;
      const { folder, title, description, container, compile, connection, onStart } =
        latest.current;
      onStart();
      camera.current = view;
      if (!hasWebGl2()) {
        setState({ type: 'unsupported' });
        return;
      }
      setState(notLoaded);
      const changed = (next: RunState) => {
        if (next.type === 'failed' && live.current !== undefined) leaveLive(live.current);
        setState(next);
      };
      Promise.all([import('@site/src/frame/host/session'), compile()]).then(
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
          if (!isOvertaken()) setState({ type: 'failed', failure: toFailure(error) });
        },
      );
    },
    [end, latest, stop, withBaseUrl],
  );

  useEffect(() => end, [end]);

  const resetView = useCallback(() => session.current?.resetView(), []);
  const lastCamera = useCallback(() => camera.current, []);
  return { state, picture, start, stop, resetView, camera: lastCamera };
}
