import type { PlantNode } from '@reveal-docs/demo-project/manifest';
import type { Camera } from '@reveal-docs/runner/messages';
import { toViewer } from '../demo';

/** Returns whether two cameras are the same, with a tolerance of 1 mm. */
export function isSameCamera(one: Camera, other: Camera): boolean {
  return (['position', 'target'] as const).every((key) =>
    one[key].every((value, axis) => Math.abs(value - (other[key][axis] ?? Infinity)) < 0.001),
  );
}

/** Returns a camera that looks at a part from this direction. The distance is `factor` times the part's diagonal. */
export function cameraOn(
  { boundingBox: { min, max } }: PlantNode,
  factor: number,
  direction: readonly [number, number, number],
): Camera {
  const target = toViewer(min.map((value, axis) => (value + (max[axis] ?? 0)) / 2));
  const diagonal = Math.hypot(...min.map((value, axis) => (max[axis] ?? 0) - value));
  const scale = (factor * diagonal) / Math.hypot(...direction);
  const position: [number, number, number] = [
    target[0] + direction[0] * scale,
    target[1] + direction[1] * scale,
    target[2] + direction[2] * scale,
  ];
  return { position, target };
}
