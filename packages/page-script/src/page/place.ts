/**
 * Returns the position of a descendant as one child index per level. `elementAt` can then find the element again after
 * hydration. Returns undefined if `element` isn't a descendant.
 */
export function placeBelow(from: Element, element: Element): number[] | undefined {
  const place: number[] = [];
  for (let at = element; at !== from;) {
    const parent = at.parentElement;
    if (parent === null) return undefined;
    place.unshift([...parent.children].indexOf(at));
    at = parent;
  }
  return place;
}

/** Returns the element at a position from `placeBelow`. */
export function elementAt(from: Element, place: readonly number[]): Element | undefined {
  let at: Element | undefined = from;
  for (const index of place) at = at?.children[index];
  return at;
}
