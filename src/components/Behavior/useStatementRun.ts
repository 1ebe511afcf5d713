import { useEffect, useState, type RefObject } from 'react';
import type { ExampleState } from '../Example/describe';
import { useLatest } from '../Example/useLatest';
import { useRun } from '../Example/useRun';
import { readResult, type LiveResult } from '@reveal-docs/statements/liveProgram';
import type { StatementSource } from './prepareStatement';

export type StatementRunState =
  | { readonly type: 'idle' }
  | { readonly type: 'running' }
  | { readonly type: 'done'; readonly release: string; readonly result: LiveResult }
  | {
      readonly type: 'failed';
      readonly message: string;
      readonly line?: number | undefined;
      /** Whether the site was updated while the page was open. */
      readonly isUpdated?: boolean;
    };

export interface StatementRun {
  readonly state: StatementRunState;
  start(source: string, place: { readonly release: string; readonly folder: string }): void;
}

const noWebGl = 'This browser can’t display 3D graphics. The viewer needs WebGL 2.';

function stateOf(state: ExampleState): StatementRunState {
  switch (state.type) {
    case 'unsupported':
      return { type: 'failed', message: noWebGl };
    case 'failed': {
      const { message, line, reason } = state.failure;
      return { type: 'failed', message, line, isUpdated: reason === 'updated' };
    }
    case 'loading':
    case 'running':
      return { type: 'running' };
    default:
      return { type: 'idle' };
  }
}

/** Runs the statement `id` in the `container` element. Only one run is active at a time. */
export function useStatementRun(
  id: string,
  container: RefObject<HTMLElement | null>,
): StatementRun {
  /** The statement to run. Each new object starts a new run. */
  const [wanted, setWanted] = useState<StatementSource>();
  const [result, setResult] = useState<LiveResult>();
  const run = useRun({
    folder: wanted?.folder ?? '',
    title: `Statement ${id}`,
    description: 'Small view that runs a statement’s program.',
    container,
    background: 'sdk',
    async prepare() {
      if (wanted === undefined) throw new Error('No statement was started.');
      const { prepareStatement } = await import('./prepareStatement');
      return prepareStatement(wanted);
    },
    onMessage(message) {
      const found = message.type === 'log' ? readResult(message.text) : undefined;
      if (found === undefined) return;
      setResult(found);
      run.drop();
    },
  });
  const start = useLatest(() => run.start());
  // Start after rendering, so that the run uses the new program.
  useEffect(() => {
    if (wanted !== undefined) start.current();
  }, [start, wanted]);
  return {
    state:
      wanted !== undefined && result !== undefined
        ? { type: 'done', release: wanted.release, result }
        : stateOf(run.state),
    start: (source, { release, folder }) => {
      setResult(undefined);
      setWanted({ id, source, release, folder });
    },
  };
}
