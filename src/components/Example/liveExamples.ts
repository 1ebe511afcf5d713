/** Limits the number of live 3D views on a page, because each uses a graphics context and memory. */

const limit = 2;

export interface LiveExample {
  readonly element: Element;
  stop(): void;
}

const live = new Set<LiveExample>();

/** Vertical distance from the center of the view to the center of the window, in pixels. */
function distance({ element }: LiveExample): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom - window.innerHeight) / 2);
}

/** Adds a live view. If there are now too many, stops the other view that is farthest from the center of the window. */
export function registerExample(example: LiveExample): void {
  live.add(example);
  if (live.size <= limit) return;
  const others = [...live].filter((other) => other !== example);
  const [farthest] = others.sort((a, b) => distance(b) - distance(a));
  if (farthest === undefined) return;
  live.delete(farthest);
  farthest.stop();
}

/** Removes a view that is no longer live. */
export function unregisterExample(example: LiveExample): void {
  live.delete(example);
}
