/** Tells for a moment how to zoom, when a wheel over the 3D view scrolled the page instead. */
import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the hint stays after the last turn of the wheel, in milliseconds. */
const hintTime = 1600;

/** Whether the hint shows, and what to call when a wheel was left to the page. */
export function useScrollHint(): readonly [shown: boolean, show: () => void] {
  const [shown, setShown] = useState(false);
  const timer = useRef<number | undefined>(undefined);
  const show = useCallback(() => {
    setShown(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(false), hintTime);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return [shown, show];
}
