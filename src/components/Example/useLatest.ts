import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A ref to the value of the last rendering, for what runs later than rendering and must not start again with it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
