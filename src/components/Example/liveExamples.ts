/** Keeps the number of live 3D views on a page small: each holds a graphics context and memory of its own. */

/** How many may be live. */
const limit = 2;

/** A view that draws. */
export interface LiveExample {
  /** Where it is on the page. */
  readonly element: Element;
  /** Ends it; its last picture stays. */
  stop(): void;
}

const live = new Set<LiveExample>();

/** Distance of an element's middle from that of the window, in pixels. */
function distance({ element }: LiveExample): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom - window.innerHeight) / 2);
}

/** Counts a view as live. When that makes too many, the one farthest from what the reader sees is stopped. */
export function enterLive(example: LiveExample): void {
  live.add(example);
  if (live.size <= limit) return;
  const others = [...live].filter((other) => other !== example);
  const [farthest] = others.sort((a, b) => distance(b) - distance(a));
  if (farthest === undefined) return;
  live.delete(farthest);
  farthest.stop();
}

/** Counts a view as ended. */
export function leaveLive(example: LiveExample): void {
  live.delete(example);
}
