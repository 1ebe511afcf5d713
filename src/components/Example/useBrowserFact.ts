import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Returns the result of `read`, or undefined before hydration. `read` must always return the same value. */
export function useBrowserFact<Value>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(neverChanges, read, () => undefined);
}
