import type { Frame, Vec3 } from './math';
import {
  along,
  anyPerpendicular,
  cross,
  exactCosSin,
  frameAlong,
  frameAt,
  mix,
  normalize,
  scale,
  sub,
  distance,
  Z,
} from './math';
import type { Shape } from './primitives';

const fullTurn = 2 * Math.PI;

/**
 * Creates an upright box. `bottom` is the center of its bottom face, and `heading` is its rotation around the vertical
 * axis.
 */
export function block(bottom: Vec3, size: Vec3, heading = 0): Shape {
  const center: Vec3 = [bottom[0], bottom[1], bottom[2] + size[2] / 2];
  return { kind: 'box', frame: frameAt(center, heading), size };
}

/** Creates an axis-aligned box between two opposite corners. */
export function span(min: Vec3, max: Vec3): Shape {
  const size = sub(max, min);
  return { kind: 'box', frame: frameAt(mix(min, max, 0.5)), size };
}

/** Creates a bar from a to b. `width` is horizontal. `height` is perpendicular to both the width and the bar. */
export function bar(a: Vec3, b: Vec3, width: number, height: number): Shape {
  const axis = normalize(sub(b, a));
  const side = Math.abs(axis[2]) > 0.999 ? anyPerpendicular(axis) : normalize(cross(Z, axis));
  const frame: Frame = { origin: mix(a, b, 0.5), x: axis, y: side, z: cross(axis, side) };
  return { kind: 'box', frame, size: [distance(a, b), width, height] };
}

/**
 * Creates an I-beam from a to b, which consists of two flanges and a web. The web is upright if the beam is horizontal.
 */
export function iBeam(a: Vec3, b: Vec3, width: number, height: number): Shape[] {
  const axis = normalize(sub(b, a));
  const vertical = Math.abs(axis[2]) > 0.999;
  const side = vertical ? anyPerpendicular(axis) : normalize(cross(Z, axis));
  const up = cross(axis, side);
  const sheet = 0.09 * height;
  const offset = height / 2 - sheet / 2;
  const flange = (sign: number): Shape => ({
    kind: 'box',
    frame: { origin: along(mix(a, b, 0.5), up, sign * offset), x: axis, y: side, z: up },
    size: [distance(a, b), width, sheet],
  });
  const web: Shape = {
    kind: 'box',
    frame: { origin: mix(a, b, 0.5), x: axis, y: side, z: up },
    size: [distance(a, b), sheet * 0.8, height - 2 * sheet],
  };
  return [flange(1), flange(-1), web];
}

/** Creates the lateral surface of a cylinder. */
export function tube(a: Vec3, b: Vec3, radius: number): Shape {
  return cone(a, b, radius, radius);
}

/** Creates the lateral surface of a cone. */
export function cone(a: Vec3, b: Vec3, radiusA: number, radiusB: number): Shape {
  const x = anyPerpendicular(normalize(sub(a, b)));
  return { kind: 'cone', a, b, radiusA, radiusB, x, arc: fullTurn };
}

/** Creates a flat disc that faces `normal`. */
export function disc(center: Vec3, normal: Vec3, radius: number): Shape {
  return { kind: 'circle', frame: frameAlong(center, normal), radius };
}

/** Creates a flat ring that faces `normal`. `inner` and `outer` are its radii. */
export function ring(center: Vec3, normal: Vec3, outer: number, inner: number): Shape {
  return {
    kind: 'ring',
    frame: frameAlong(center, normal),
    radius: outer,
    thickness: 1 - inner / outer,
    arc: fullTurn,
  };
}

/** Creates a cylinder with closed ends. */
export function cylinder(a: Vec3, b: Vec3, radius: number): Shape[] {
  const axis = normalize(sub(b, a));
  return [tube(a, b, radius), disc(a, scale(axis, -1), radius), disc(b, axis, radius)];
}

/** Creates a dished head. It is half an ellipsoid that bulges along `normal` from the circle around `center`. */
export function dish(center: Vec3, normal: Vec3, radius: number, depth: number): Shape {
  return {
    kind: 'ellipsoid',
    center,
    normal: normalize(normal),
    horizontalRadius: radius,
    verticalRadius: depth,
    height: depth,
  };
}

/** Creates a whole ellipsoid of revolution around `axis`. */
export function ellipsoid(center: Vec3, axis: Vec3, across: number, alongAxis: number): Shape {
  return {
    kind: 'ellipsoid',
    center,
    normal: normalize(axis),
    horizontalRadius: across,
    verticalRadius: alongAxis,
    height: 2 * alongAxis,
  };
}

/** Creates a closed cylinder with dished heads. */
export function capsule(a: Vec3, b: Vec3, radius: number, depth: number): Shape[] {
  const axis = normalize(sub(b, a));
  return [
    tube(a, b, radius),
    dish(a, scale(axis, -1), radius, depth),
    dish(b, axis, radius, depth),
  ];
}

/** Creates a torus segment around the axis through `center`. The segment starts in direction `start`. */
export function bend(
  center: Vec3,
  axis: Vec3,
  start: Vec3,
  radius: number,
  tubeRadius: number,
  arc = fullTurn,
): Shape {
  return { kind: 'torus', frame: frameAlong(center, axis, start), radius, tubeRadius, arc };
}

function circlePoints(center: Vec3, axis: Vec3, radius: number, count: number): Vec3[] {
  const frame = frameAlong(center, axis);
  return Array.from({ length: count }, (_, i) => {
    const [cos, sin] = exactCosSin((fullTurn * i) / count);
    return along(along(center, frame.x, radius * cos), frame.y, radius * sin);
  });
}

/** Creates hexagon nuts in a circle, as on a flange. */
export function bolts(
  center: Vec3,
  axis: Vec3,
  circleRadius: number,
  count: number,
  size: number,
  depth: number,
): Shape[] {
  return circlePoints(center, axis, circleRadius, count).map((point) => ({
    kind: 'nut',
    frame: frameAlong(point, axis),
    radius: size,
    height: depth,
  }));
}

/**
 * Creates a prism by extruding an outline in the frame's xy plane from z = 0 to `height`. The outline must be
 * counterclockwise, and must be visible as a whole from its first corner. The triangles of both ends meet at that
 * corner.
 */
export function prism(
  frame: Frame,
  outline: readonly (readonly [number, number])[],
  height: number,
): Shape {
  const at = (point: readonly [number, number], z: number): Vec3 =>
    along(along(along(frame.origin, frame.x, point[0]), frame.y, point[1]), frame.z, z);
  const count = outline.length;
  const positions: Vec3[] = [];
  const indices: number[] = [];
  for (const z of [0, height]) {
    const first = positions.length;
    positions.push(...outline.map((point) => at(point, z)));
    for (let i = 1; i < count - 1; i++) {
      indices.push(
        ...(z === 0 ? [first, first + i + 1, first + i] : [first, first + i, first + i + 1]),
      );
    }
  }
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % count] ?? from;
    const first = positions.length;
    positions.push(at(from, 0), at(to, 0), at(to, height), at(from, height));
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  });
  return { kind: 'mesh', positions, indices };
}
