/** Connects the run of an embed with the window around it. */
import { useEffect, useRef } from 'react';
import type { ExampleRun } from '../Example/useExampleRun';
import { isLive } from '../Example/useExampleRun';
import { useLatest } from '../Example/useLatest';
import { describeFailure } from '../Example/words';
import { createParent, type Abilities, type Parent } from './parent';

export interface ParentInput {
  readonly run: ExampleRun;
  /** Starts what is shown. */
  readonly start: () => void;
  /** Whether only its reader may start it: code of the hash that was not run here yet. */
  readonly mustPress: () => boolean;
}

const pressFirst =
  'The code came with the address of this frame: it runs once its reader has pressed Run there.';
const nothingRuns = 'Nothing runs that shows a view.';

function abilitiesOf(latest: { readonly current: ParentInput }): Abilities {
  const hasView = () => {
    const { state } = latest.current.run;
    return state.type === 'running' && state.viewers > 0;
  };
  return {
    run() {
      const { run, start, mustPress } = latest.current;
      if (mustPress()) return pressFirst;
      if (run.state.type === 'unsupported') return 'This browser cannot draw in 3D.';
      if (run.state.type === 'loading') return 'It is starting already.';
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
      return (await latest.current.run.takePicture()) ?? 'The view gave no picture in time.';
    },
  };
}

/** Hears the parent while the component is there, and tells it of the run. Nothing happens without a parent. */
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
