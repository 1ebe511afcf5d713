import type { Box } from '../manifest';

/** A revision's stored camera: its position and target in CDF coordinates (Z up, meters). */
export interface StoredCamera {
  readonly position: number[];
  readonly target: number[];
}

/**
 * Direction from the target to the camera. The camera is above and southwest of the target, and the sun is behind the
 * camera.
 */
const direction = [-0.52, -0.72, 0.46] as const;
/**
 * Distance of the camera, as a fraction of the box's diagonal. With the SDK's 60° field of view, the box then fills a
 * 16:9 picture.
 */
const distancePart = 0.56;

/** Returns a camera that shows the whole box from above and from the southwest. */
export function overviewCamera({ min, max }: Box): StoredCamera {
  const size = [max[0] - min[0], max[1] - min[1], max[2] - min[2]] as const;
  const distance = distancePart * Math.hypot(...size);
  const length = Math.hypot(...direction);
  // Aim the camera below the middle of the box, because the equipment stands on the ground.
  const target = [min[0] + size[0] / 2, min[1] + size[1] / 2, min[2] + size[2] / 4];
  return {
    position: target.map((value, axis) => value + ((direction[axis] ?? 0) / length) * distance),
    target,
  };
}
