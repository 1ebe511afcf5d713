import { useLayoutEffect, type ReactNode } from 'react';

/** Maximum number of renders of an open overlay before its error counts as permanent. */
const mostTimes = 10;

type Props = Readonly<{
  error: Error;
  /** Number of renders so far. */
  times: number;
  onRedraw: () => void;
}>;

/**
 * Replaces a modal that threw, and renders it again before the browser paints. Throws the modal's
 * error if that didn't help.
 */
export function Redraw({ error, times, onRedraw }: Props): ReactNode {
  useLayoutEffect(() => {
    if (times < mostTimes) onRedraw();
  }, [onRedraw, times]);
  if (times >= mostTimes) throw error;
  return null;
}
