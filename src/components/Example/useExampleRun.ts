/** Keeps one run of an example: starts it, shows its state, ends it with the page. */
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { leavePlace, takePlace } from '@site/src/frame/host/liveRuns';
import { hasWebGl2 } from '@site/src/frame/host/support';
import type { Session } from '@site/src/frame/host/session';
import type { FrameMessage } from '@site/src/frame/messages';
import type { ExampleProgram } from '@site/src/frame/program/example';
import type { ExampleState } from './words';

export interface ExampleRun {
  readonly state: ExampleState;
  /** What the view showed last, when it was stopped to spare the device: address of a picture. */
  readonly lastPicture: string | undefined;
  /** Starts, or starts again from the beginning. */
  start(): void;
  /** Ends the run and keeps its last picture. */
  suspend(): void;
  resetView(): void;
}

interface Input {
  readonly program: ExampleProgram;
  /** Name of the frame for assistive technology. */
  readonly title: string;
  /** Element that the frame is put into. */
  readonly container: RefObject<HTMLElement | null>;
  /** Must stay the same function. */
  readonly onMessage: (message: FrameMessage) => void;
}

export function useExampleRun({ program, title, container, onMessage }: Input): ExampleRun {
  const [state, setState] = useState<ExampleState>({ type: 'idle' });
  const [lastPicture, setLastPicture] = useState<string>();
  const session = useRef<Session | undefined>(undefined);
  /** Counts starts, so that one that was overtaken while it loaded does not go on. */
  const turn = useRef(0);
  const { withBaseUrl } = useBaseUrlUtils();

  const stop = useCallback(() => {
    turn.current += 1;
    session.current?.stop();
    session.current = undefined;
  }, []);

  const suspend = useCallback(() => {
    const current = session.current;
    if (current === undefined) return;
    void current.takePicture().then((picture) => {
      if (session.current !== current) return;
      stop();
      if (picture !== null) setLastPicture(URL.createObjectURL(picture));
      setState({ type: 'stopped' });
    });
  }, [stop]);

  /** This run's place among those of the page. */
  const place = useMemo(() => ({ suspend }), [suspend]);

  const start = useCallback(() => {
    stop();
    const own = turn.current;
    if (!hasWebGl2()) {
      setState({ type: 'unsupported' });
      return;
    }
    takePlace(place);
    import('@site/src/frame/host/session').then(
      ({ startSession }) => {
        const element = container.current;
        if (turn.current !== own || element === null) return;
        session.current = startSession({
          container: element,
          title,
          folder: program.folder,
          program: program.compiled,
          assetUrl: withBaseUrl,
          onState: setState,
          onMessage,
        });
      },
      (error: unknown) => {
        if (turn.current !== own) return;
        const message = error instanceof Error ? error.message : String(error);
        setState({ type: 'failed', failure: { reason: 'module', message } });
      },
    );
  }, [container, onMessage, place, program, stop, title, withBaseUrl]);

  useEffect(
    () => () => {
      stop();
      leavePlace(place);
    },
    [place, stop],
  );

  useEffect(
    () => () => {
      if (lastPicture !== undefined) URL.revokeObjectURL(lastPicture);
    },
    [lastPicture],
  );

  const resetView = useCallback(() => session.current?.resetView(), []);
  return { state, lastPicture, start, suspend, resetView };
}
