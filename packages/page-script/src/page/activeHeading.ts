/** Vertical position of a heading, in pixels from the top of the window. */
export interface Place {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the index of the heading whose section the reader is viewing, or -1 above the first heading. Follows the
 * theme's rules. `offset` is the navbar's height, and `height` is the window's height, both in pixels.
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
