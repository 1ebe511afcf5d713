import { useLayoutEffect, type ReactNode } from 'react';

/**
 * Maximum number of times to render an open overlay again after an error. After that, the error counts as permanent.
 */
const mostTimes = 10;

type Props = Readonly<{
  error: Error;
  times: number;
  onRedraw: () => void;
}>;

/**
 * Replaces a modal that threw an error, and requests another render of the modal. After the last attempt, throws the
 * modal's error.
 */
export function Redraw({ error, times, onRedraw }: Props): ReactNode {
  useLayoutEffect(() => {
    if (times < mostTimes) onRedraw();
  }, [onRedraw, times]);
  if (times >= mostTimes) throw error;
  return null;
}
