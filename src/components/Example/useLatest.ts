import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref to the latest value, for callbacks and effects that shouldn't depend on that value. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
