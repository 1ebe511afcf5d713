import { useLayoutEffect, type ReactNode } from 'react';

/**
 * Maximum number of times that an open overlay is rendered again. After that, its error counts as
 * permanent.
 */
const mostTimes = 10;

type Props = Readonly<{
  error: Error;
  /** Number of times that the overlay was rendered again. */
  times: number;
  onRedraw: () => void;
}>;

/**
 * Replaces a modal that threw an error, and renders it again before the browser paints. If that
 * doesn't help, throws the modal's error.
 */
export function Redraw({ error, times, onRedraw }: Props): ReactNode {
  useLayoutEffect(() => {
    if (times < mostTimes) onRedraw();
  }, [onRedraw, times]);
  if (times >= mostTimes) throw error;
  return null;
}
