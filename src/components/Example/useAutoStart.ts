/** Starts an example by itself once the reader sees it, and ends it when it is far away. */
import type { RefObject } from 'react';
import { isHandheld, wantsLittleData, wantsLittleMotion } from '@site/src/frame/host/support';
import { useBrowserFact } from './useBrowserFact';
import { isLive, type ExampleRun } from './useExampleRun';
import { useInView } from './useInView';
import type { ShownCode } from './useShownCode';

/** Whether this reader starts examples by hand. */
const startsByHand = () => isHandheld() || wantsLittleData() || wantsLittleMotion();
const always = () => true;

/** When an example starts: by itself once the reader sees it, or on a click, where it is not what the page is about. */
export type StartMode = 'auto' | 'click';

/** Returns whether the reader starts it; undefined until that is known. */
export function useAutoStart(
  stage: RefObject<HTMLElement | null>,
  mode: StartMode,
  run: ExampleRun,
  { kind, arrival, linkCamera }: Pick<ShownCode, 'kind' | 'arrival' | 'linkCamera'>,
): boolean | undefined {
  const { state } = run;
  const waits = useBrowserFact(mode === 'click' ? always : startsByHand);
  // Code that the site did not write runs when the reader says so: it may be what ended the page last time.
  const byHand =
    waits === undefined ? undefined : waits || kind !== 'built' || arrival.type === 'reading';
  useInView(stage, {
    onSeen: () => {
      if (byHand !== false) return;
      if (state.type === 'idle') run.start(linkCamera);
      if (state.type === 'stopped' && state.by === 'page') run.start(run.camera());
    },
    onFar: () => {
      if (isLive(state)) run.stop('page');
    },
  });
  return byHand;
}
