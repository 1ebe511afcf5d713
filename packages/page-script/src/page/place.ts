/**
 * Describes the position of an element in the page, so that the element can be found again after
 * React has rendered it.
 */

/**
 * Returns the path from `from` to its descendant `element`, as one child index per level. Returns
 * undefined if `element` isn't a descendant.
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

/** Returns the element that is currently at a position. */
export function elementAt(from: Element, place: readonly number[]): Element | undefined {
  let at: Element | undefined = from;
  for (const index of place) at = at?.children[index];
  return at;
}
