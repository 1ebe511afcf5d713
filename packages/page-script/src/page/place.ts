/**
 * Returns the position of a descendant, as a child index for each level. After hydration, `elementAt` can find the
 * element again at this position. Returns undefined if `element` isn't a descendant of `from`.
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

/** Returns the element at a position that `placeBelow` returned. */
export function elementAt(from: Element, place: readonly number[]): Element | undefined {
  let at: Element | undefined = from;
  for (const index of place) at = at?.children[index];
  return at;
}
