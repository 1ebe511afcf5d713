/** Something that only a browser knows and that stays as it is: undefined in the built HTML. */
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Value of `read` in the browser, undefined before. `read` must give the same value each time. */
export function useBrowserFact<Value>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(neverChanges, read, () => undefined);
}
