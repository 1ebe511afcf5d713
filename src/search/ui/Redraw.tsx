import { useLayoutEffect, type ReactNode } from 'react';

/** How often an open overlay is drawn again before its error counts as one that drawing does not mend. */
const mostTimes = 10;

type Props = Readonly<{
  error: Error;
  /** How often it was before. */
  times: number;
  onRedraw: () => void;
}>;

/**
 * In the place of a modal that threw: has it drawn again at once, before the browser paints. Throws its error where that
 * did not help.
 */
export function Redraw({ error, times, onRedraw }: Props): ReactNode {
  useLayoutEffect(() => {
    if (times < mostTimes) onRedraw();
  }, [onRedraw, times]);
  if (times >= mostTimes) throw error;
  return null;
}
