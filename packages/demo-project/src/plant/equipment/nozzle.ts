import type { Vec3 } from '../kernel/math';
import { along, normalize } from '../kernel/math';
import type { Nozzle, PlantNode } from '../kernel/node';
import { group, part } from '../kernel/node';
import { bolts, cylinder, ring, tube } from '../kernel/solids';
import type { Shape } from '../kernel/primitives';

/** Returns the thickness of the flange for a pipe with this outer radius. */
export const flangeThickness = (radius: number): number => 0.03 + 0.15 * radius;
const flangeRadius = (radius: number): number => 1.45 * radius + 0.025;

/** Creates a flange whose face is at `face`. The body is behind the face, in the direction opposite to `direction`. */
export function flangeShapes(face: Vec3, direction: Vec3, radius: number): Shape[] {
  const back = along(face, direction, -flangeThickness(radius));
  return cylinder(back, face, flangeRadius(radius));
}

/** Creates the nuts on a flange's back. */
export function flangeBolts(face: Vec3, direction: Vec3, radius: number): Shape[] {
  const count = radius > 0.09 ? 8 : 4;
  const size = 0.012 + 0.06 * radius;
  const center = along(face, direction, -flangeThickness(radius) - size / 2);
  return bolts(
    center,
    direction,
    (radius + flangeRadius(radius)) / 2 + size * 0.2,
    count,
    size,
    size,
  );
}

/**
 * Creates a nozzle. The neck begins at `start`, which is on or inside the shell. The flange face is at the other end.
 */
export function makeNozzle(
  name: string,
  start: Vec3,
  direction: Vec3,
  length: number,
  radius: number,
): { node: PlantNode; nozzle: Nozzle } {
  const axis = normalize(direction);
  const face = along(start, axis, length);
  const node = group(`Nozzle ${name}`, 'Nozzle', [
    part(`Neck ${name}`, 'Pipe', 'shellTrim', [tube(start, face, radius)]),
    part(`Flange ${name}`, 'Flange', 'shellTrim', flangeShapes(face, axis, radius)),
    part(`Bolts ${name}`, 'Bolts', 'base', flangeBolts(face, axis, radius)),
  ]);
  return { node, nozzle: { position: face, direction: axis, radius } };
}

/** Creates a closed manhole: a short neck and a blind flange. */
export function manhole(start: Vec3, direction: Vec3, radius = 0.3): PlantNode {
  const axis = normalize(direction);
  const face = along(start, axis, 0.28);
  return group('Manhole', 'Manhole', [
    part('Manhole neck', 'Neck', 'shellTrim', [
      tube(start, face, radius),
      ring(face, axis, radius * 1.25, radius),
    ]),
    part(
      'Manhole cover',
      'Blind flange',
      'shellTrim',
      cylinder(face, along(face, axis, 0.06), radius * 1.25),
    ),
    part(
      'Manhole bolts',
      'Bolts',
      'base',
      bolts(along(face, axis, 0.075), axis, radius * 1.12, 12, 0.025, 0.03),
    ),
  ]);
}
