import { useEffect, useRef } from 'react';
import type { Run } from '../Example/useRun';
import { isLive } from '../Example/useRun';
import { useLatest } from '../Example/useLatest';
import { describeFailure } from '../Example/describe';
import { createParent, type Abilities, type Parent } from './parent';

export interface ParentInput {
  readonly run: Run;
  readonly start: () => void;
  /**
   * Whether only the reader can start the program, because its code is from the URL's hash and hasn't run on this page
   * yet.
   */
  readonly mustPress: () => boolean;
}

const pressFirst =
  'The code comes from this frame’s URL. It runs after the reader presses Run in the frame.';
const nothingRuns = 'The program isn’t running or doesn’t show a view.';

function abilitiesOf(latest: { readonly current: ParentInput }): Abilities {
  const hasView = () => {
    const { state } = latest.current.run;
    return state.type === 'running' && state.viewers > 0;
  };
  return {
    run() {
      const { run, start, mustPress } = latest.current;
      if (mustPress()) return pressFirst;
      if (run.state.type === 'unsupported') return 'This browser can’t display 3D graphics.';
      if (run.state.type === 'loading') return 'The program is already starting.';
      start();
      return undefined;
    },
    setViewState(camera) {
      const { run } = latest.current;
      if (!isLive(run.state)) return nothingRuns;
      run.setCamera(camera);
      return undefined;
    },
    async takePicture() {
      if (!hasView()) return nothingRuns;
      return (
        (await latest.current.run.takePicture()) ?? 'The view didn’t return a picture in time.'
      );
    },
  };
}

/**
 * Handles messages from the parent, and reports the state of the run to the parent. Does nothing if the page isn't
 * embedded.
 */
export function useParent(input: ParentInput): void {
  const latest = useLatest(input);
  const parent = useRef<Parent | undefined>(undefined);
  useEffect(() => {
    if (window.parent === window) return undefined;
    const made = createParent(window.parent, abilitiesOf(latest), () => performance.now());
    parent.current = made;
    window.addEventListener('message', made.hear);
    made.tell('listening');
    return () => {
      window.removeEventListener('message', made.hear);
      parent.current = undefined;
    };
  }, [latest]);

  const { state } = input.run;
  const isReady = state.type === 'running' && state.viewers > 0;
  useEffect(() => {
    if (isReady) parent.current?.tell('ready');
  }, [isReady]);

  const failure = state.type === 'failed' ? state.failure : undefined;
  useEffect(() => {
    if (failure === undefined) return;
    const { title, message } = describeFailure(failure);
    parent.current?.runFailed(`${title} ${message}`);
  }, [failure]);
}
