import { useEffect, useState } from 'react';
import { useLatest } from '../Example/useLatest';

/**
 * Returns the result of `load`. Returns undefined while `load` is pending, or if `key` is undefined. Calls `load` again
 * when `key` changes, so `key` must contain everything that affects the result.
 */
export function useLoaded<Value>(
  key: string | undefined,
  load: (() => Promise<Value>) | undefined,
): Value | undefined {
  const latest = useLatest(load);
  const [found, setFound] = useState<{ readonly key: string; readonly value: Value }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let isOver = false;
    void latest.current?.().then((value) => {
      if (!isOver) setFound({ key, value });
    });
    return () => {
      isOver = true;
    };
  }, [key, latest]);
  return found !== undefined && found.key === key ? found.value : undefined;
}
