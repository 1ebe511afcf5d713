/** Keeps one run of an example: starts it, shows its state, ends it with the page. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { hasWebGl2 } from '@site/src/frame/host/support';
import type { Session } from '@site/src/frame/host/session';
import type { ExampleProgram } from '@site/src/frame/program/example';
import type { ExampleState } from './words';

export interface ExampleRun {
  readonly state: ExampleState;
  /** Starts, or starts again from the beginning. */
  start(): void;
  resetView(): void;
}

/** `container` is the element the frame goes into. */
export function useExampleRun(
  program: ExampleProgram,
  title: string,
  container: RefObject<HTMLElement | null>,
): ExampleRun {
  const [state, setState] = useState<ExampleState>({ type: 'idle' });
  const session = useRef<Session | undefined>(undefined);
  /** Counts starts, so that one that was overtaken while it loaded does not go on. */
  const turn = useRef(0);
  const { withBaseUrl } = useBaseUrlUtils();

  const stop = useCallback(() => {
    turn.current += 1;
    session.current?.stop();
    session.current = undefined;
  }, []);

  const start = useCallback(() => {
    stop();
    const own = turn.current;
    if (!hasWebGl2()) {
      setState({ type: 'unsupported' });
      return;
    }
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
        });
      },
      (error: unknown) => {
        if (turn.current !== own) return;
        const message = error instanceof Error ? error.message : String(error);
        setState({ type: 'failed', failure: { reason: 'module', message } });
      },
    );
  }, [container, program, stop, title, withBaseUrl]);

  useEffect(() => stop, [stop]);

  const resetView = useCallback(() => session.current?.resetView(), []);
  return { state, start, resetView };
}
