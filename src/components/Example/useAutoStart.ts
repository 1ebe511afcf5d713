/** Starts an example automatically when it's visible, and stops it when it's far away. */
import type { RefObject } from 'react';
import { isHandheld, wantsLittleData, wantsLittleMotion } from '@site/src/frame/host/support';
import { useBrowserFact } from './useBrowserFact';
import { isLive, type ExampleRun } from './useExampleRun';
import { useInView } from './useInView';
import type { ShownCode } from './useShownCode';

/** Whether examples wait for a click, because of the device or the reader's settings. */
const startsByHand = () => isHandheld() || wantsLittleData() || wantsLittleMotion();
const always = () => true;

/**
 * When an example starts: automatically when visible, or on a click, for pages about something
 * else.
 */
export type StartMode = 'auto' | 'click';

/** Returns whether the example waits for a click. Undefined until known. */
export function useAutoStart(
  stage: RefObject<HTMLElement | null>,
  mode: StartMode,
  run: ExampleRun,
  { kind, arrival, linkCamera }: Pick<ShownCode, 'kind' | 'arrival' | 'linkCamera'>,
): boolean | undefined {
  const { state } = run;
  const waits = useBrowserFact(mode === 'click' ? always : startsByHand);
  // Changed code always waits for a click, because it might have crashed the page last time.
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
