import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExampleState } from './words';

/** Minimum time between renders of states with the same type, in milliseconds. */
const stateInterval = 100;

/** Like `useState`, but limits the number of renders when a frame reports its state nonstop. */
export function useCalmState(): [ExampleState, (state: ExampleState) => void] {
  const [state, setState] = useState<ExampleState>({ type: 'idle' });
  const last = useRef(state);
  const timer = useRef<number | undefined>(undefined);
  const set = useCallback((next: ExampleState) => {
    const isSameKind = next.type === last.current.type;
    last.current = next;
    if (isSameKind) {
      timer.current ??= window.setTimeout(() => {
        timer.current = undefined;
        setState(last.current);
      }, stateInterval);
      return;
    }
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setState(next);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return [state, set];
}
