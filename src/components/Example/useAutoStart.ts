import type { RefObject } from 'react';
import { prefersReducedMotion } from '@reveal-docs/runner/host/support';
import { isHandheld, prefersReducedData } from '@reveal-docs/shared/device';
import type { Camera } from '@reveal-docs/runner/messages';
import { useBrowserFact } from './useBrowserFact';
import { useInView } from './useInView';
import { isLive, type Run } from './useRun';

/** Whether programs wait for a click because of the device or the reader's settings. */
const startsByHand = () => isHandheld() || prefersReducedData() || prefersReducedMotion();
const always = () => true;

/** How an example starts: automatically when it becomes visible, or on a click. */
export type StartMode = 'auto' | 'click';

export interface AutoStartInput {
  readonly mode: StartMode;
  readonly run: Run;
  /**
   * Whether the program is unchanged code from this site. Other code waits for a click, because it might have crashed
   * the page last time.
   */
  readonly isBuilt: boolean;
  readonly camera: Camera | undefined;
}

/**
 * Starts the program when its view becomes visible, and stops it when the view is far away. Returns whether the program
 * waits for a click. Returns undefined until this is known.
 */
export function useAutoStart(
  stage: RefObject<HTMLElement | null>,
  { mode, run, isBuilt, camera }: AutoStartInput,
): boolean | undefined {
  const { state } = run;
  const waits = useBrowserFact(mode === 'click' ? always : startsByHand);
  const byHand = waits === undefined ? undefined : waits || !isBuilt;
  useInView(stage, {
    onSeen: () => {
      if (byHand !== false) return;
      if (state.type === 'idle') run.start(camera);
      if (state.type === 'stopped' && state.by === 'page') run.start(run.camera());
    },
    onFar: () => {
      if (isLive(state)) run.stop('page');
    },
  });
  return byHand;
}
