import { useLayoutEffect, type ReactNode } from 'react';

/** Maximum number of times to render an open overlay again. After that, its error counts as permanent. */
const mostTimes = 10;

type Props = Readonly<{
  error: Error;
  times: number;
  onRedraw: () => void;
}>;

/** Replaces a modal that threw an error, and renders it again. After the last attempt, throws the modal's error. */
export function Redraw({ error, times, onRedraw }: Props): ReactNode {
  useLayoutEffect(() => {
    if (times < mostTimes) onRedraw();
  }, [onRedraw, times]);
  if (times >= mostTimes) throw error;
  return null;
}
