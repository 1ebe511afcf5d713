/** Which heading of the contents list is the one being read. Pure. */

/** Where a heading stands in the window, in pixels from its upper edge. */
export interface Place {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The index of the heading whose section is read, by the theme's rule; -1 above the first. `offset` is what covers the
 * window's upper edge.
 */
export function activeHeading(
  places: readonly Place[],
  { offset, height }: { readonly offset: number; readonly height: number },
): number {
  const next = places.findIndex(({ top }) => top >= offset);
  const place = places[next];
  if (place === undefined) return places.length - 1;
  return place.top > 0 && place.bottom < height / 2 ? next : next - 1;
}
