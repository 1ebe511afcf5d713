/** Keeps few 3D views alive per page: each holds a graphics context and memory. */

/** Most runs at a time. */
const mostLive = 2;

/** How to end each run that holds a place, by its id; the one that started first is first. */
const live = new Map<string, () => void>();

/** Gives a place back; nothing happens when the run has none. */
export function leavePlace(id: string): void {
  live.delete(id);
}

/** Takes a place for a run; when all are taken, the run that started first is suspended. */
export function takePlace(id: string, suspend: () => void): void {
  // A restart makes it the youngest.
  live.delete(id);
  live.set(id, suspend);
  const [oldest] = live;
  if (live.size <= mostLive || oldest === undefined) return;
  live.delete(oldest[0]);
  oldest[1]();
}
