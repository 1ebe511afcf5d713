/** Runs statements and reports the state of the run. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { hasWebGl2 } from '@site/src/frame/host/support';
import type { LiveResult } from '../../statements/liveProgram';
import { toFailure } from '../Example/toFailure';

export type StatementRunState =
  | { readonly type: 'idle' }
  | { readonly type: 'running' }
  | { readonly type: 'done'; readonly release: string; readonly result: LiveResult }
  | {
      readonly type: 'failed';
      readonly message: string;
      readonly line?: number | undefined;
      /** Whether the site was updated since the page was opened. */
      readonly isUpdated?: boolean;
    };

export interface StatementRun {
  readonly state: StatementRunState;
  start(source: string, place: { readonly release: string; readonly folder: string }): void;
}

const noWebGl = 'This browser can’t display 3D graphics. The viewer needs WebGL 2.';

/** Runs the statement `id` in the `container` element. There is at most one run at a time. */
export function useStatementRun(
  id: string,
  container: RefObject<HTMLElement | null>,
): StatementRun {
  const [state, setState] = useState<StatementRunState>({ type: 'idle' });
  const stop = useRef(() => {});
  /** Counts starts, so that outdated ones don't continue. */
  const turn = useRef(0);
  const { withBaseUrl } = useBaseUrlUtils();

  useEffect(
    () => () => {
      turn.current += 1;
      stop.current();
    },
    [],
  );

  const start = useCallback<StatementRun['start']>(
    (source, { release, folder }) => {
      const own = ++turn.current;
      const isOver = () => turn.current !== own;
      stop.current();
      if (!hasWebGl2()) {
        setState({ type: 'failed', message: noWebGl });
        return;
      }
      setState({ type: 'running' });
      const fail = (failure: Omit<Extract<StatementRunState, { type: 'failed' }>, 'type'>) => {
        if (!isOver()) setState({ type: 'failed', ...failure });
      };
      import('./runStatement')
        .then(({ runStatement }) => {
          if (isOver() || container.current === null) return;
          stop.current = runStatement({
            id,
            source,
            release,
            folder,
            container: container.current,
            assetUrl: withBaseUrl,
            onResult: (result) => {
              if (!isOver()) setState({ type: 'done', release, result });
            },
            onFailure: fail,
          });
        })
        .catch(async (error: unknown) => {
          const { message, line, reason } = await toFailure(error);
          fail({ message, line, isUpdated: reason === 'updated' });
        });
    },
    [container, id, withBaseUrl],
  );

  return { state, start };
}
