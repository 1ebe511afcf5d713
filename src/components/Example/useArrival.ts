import { useEffect, useSyncExternalStore } from 'react';
import { currentArrival, noArrival, onArrival, type Arrival } from './arrivals';
import type { SharedExample } from './share';
import { useLatest } from './useLatest';

/**
 * Returns the result of the last link. Calls `show` if it's for the example with this name and
 * folder.
 */
export function useArrival(
  { name, folder }: { readonly name: string; readonly folder: string },
  show: (shared: SharedExample) => void,
): Arrival {
  const latest = useLatest(show);
  const arrival = useSyncExternalStore(onArrival, currentArrival, noArrival);
  useEffect(() => {
    if (arrival.type !== 'read') return;
    const { shared } = arrival;
    if (shared.name === name && shared.folder === folder) latest.current(shared);
  }, [arrival, folder, latest, name]);
  return arrival;
}
