import type { Box } from '../manifest';

/** Where a revision's stored camera stands and what it looks at, in CDF coordinates (Z up, meters). */
export interface StoredCamera {
  readonly position: number[];
  readonly target: number[];
}

/** From the south-west, raised: three sides and the top of things show, the sun is behind the viewer. */
const direction = [-0.52, -0.72, 0.46] as const;
/** Distance as a part of the box's diagonal: the box fills a 16:9 picture at the SDK's 60 degrees. */
const distancePart = 0.56;

/** A camera that shows the whole of a box at an angle, as `camera` of a revision gives it to viewers. */
export function overviewCamera({ min, max }: Box): StoredCamera {
  const size = [max[0] - min[0], max[1] - min[1], max[2] - min[2]] as const;
  const distance = distancePart * Math.hypot(...size);
  const length = Math.hypot(...direction);
  // What matters stands on the ground: look below the middle of the box's height.
  const target = [min[0] + size[0] / 2, min[1] + size[1] / 2, min[2] + size[2] / 4];
  return {
    position: target.map((value, axis) => value + ((direction[axis] ?? 0) / length) * distance),
    target,
  };
}
