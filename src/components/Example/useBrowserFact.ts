/** Reads a constant value that is known only in the browser. */
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Returns the result of `read` in the browser, and undefined on the server and during hydration.
 * `read` must always return the same value.
 */
export function useBrowserFact<Value>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(neverChanges, read, () => undefined);
}
