/** Where an element stands in the page, to find what React put into its place. */

/** The place of `element` below `from`: one index per level. Undefined when it is not below. */
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

/** What stands at a place now. */
export function elementAt(from: Element, place: readonly number[]): Element | undefined {
  let at: Element | undefined = from;
  for (const index of place) at = at?.children[index];
  return at;
}
