import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isHandheld } from '@reveal-docs/shared/device';
import type { FrameMessage } from '@reveal-docs/runner/messages';
import type { CoverProps } from './Stage';
import { useBrowserFact } from './useBrowserFact';

/** Time for which the wheel hint is visible, in milliseconds. */
const hintTime = 2000;

export interface InputCapture extends CoverProps {
  /** Makes touch gestures scroll the page again. Undefined if they already scroll the page. */
  readonly release: (() => void) | undefined;
  onMessage(message: FrameMessage): void;
}

/** Prevents the view in `container` from trapping wheel, touch, and keyboard input. */
export function useInputCapture(container: RefObject<HTMLElement | null>): InputCapture {
  const isTouch = useBrowserFact(isHandheld) ?? false;
  const [isCaptured, setCaptured] = useState(false);
  const [showsWheelHint, setWheelHint] = useState(false);
  const timer = useRef<number | undefined>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const onMessage = useCallback(
    ({ type }: FrameMessage) => {
      if (type === 'wheelLeft') {
        setWheelHint(true);
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => setWheelHint(false), hintTime);
      }
      // Focus the container, so that the next Tab moves to the view's controls.
      if (type === 'leave') container.current?.focus();
    },
    [container],
  );

  const captureInput = useCallback(() => setCaptured(true), []);
  const release = useCallback(() => setCaptured(false), []);
  return {
    showsWheelHint,
    isShielded: isTouch && !isCaptured,
    captureInput,
    release: isTouch && isCaptured ? release : undefined,
    onMessage,
  };
}
