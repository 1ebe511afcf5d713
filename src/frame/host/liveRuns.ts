/** Keeps few 3D views alive per page: each holds a graphics context and memory. */

/** Most runs at a time. */
const mostLive = 2;

/** Something that runs and can be told to give up its place. */
export interface LiveRun {
  suspend(): void;
}

/** The runs that hold a place, the one that started first in front. */
const live: LiveRun[] = [];

/** Takes a place for a run; when all are taken, the run that started first gives up its own. */
export function takePlace(run: LiveRun): void {
  leavePlace(run);
  live.push(run);
  // Each is told once: it has left by the time it looks for itself.
  while (live.length > mostLive) live.shift()?.suspend();
}

/** Gives a place back; nothing happens when the run has none. */
export function leavePlace(run: LiveRun): void {
  const index = live.indexOf(run);
  if (index >= 0) live.splice(index, 1);
}
