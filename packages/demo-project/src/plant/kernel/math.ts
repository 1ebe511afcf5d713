/** Vector math on tuples. Lengths are in meters, Z points up, and angles are in radians. */

export type Vec3 = readonly [number, number, number];

/** A rigid transform: an origin and a right-handed, orthonormal basis. */
export interface Frame {
  readonly origin: Vec3;
  readonly x: Vec3;
  readonly y: Vec3;
  readonly z: Vec3;
}

export const X: Vec3 = [1, 0, 0];
export const Y: Vec3 = [0, 1, 0];
export const Z: Vec3 = [0, 0, 1];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, factor: number): Vec3 => [
  a[0] * factor,
  a[1] * factor,
  a[2] * factor,
];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec3): number => Math.sqrt(dot(a, a));
export const distance = (a: Vec3, b: Vec3): number => length(sub(a, b));
/** Returns `a + direction * amount`. */
export const along = (a: Vec3, direction: Vec3, amount: number): Vec3 =>
  add(a, scale(direction, amount));
export const mix = (a: Vec3, b: Vec3, t: number): Vec3 => add(scale(a, 1 - t), scale(b, t));

/** Returns a unit vector. Throws for a vector of length zero. */
export function normalize(a: Vec3): Vec3 {
  const size = length(a);
  if (size < 1e-12) throw new Error('A vector of length zero has no direction.');
  return scale(a, 1 / size);
}

/** Returns a unit vector perpendicular to `axis`. The same axis always produces the same result. */
export function anyPerpendicular(axis: Vec3): Vec3 {
  return normalize(cross(Math.abs(axis[2]) < 0.9 ? Z : X, axis));
}

/** Returns a frame at `origin`, rotated by `heading` around the vertical axis. */
export function frameAt(origin: Vec3, heading = 0): Frame {
  const [cos, sin] = exactCosSin(heading);
  return { origin, x: [cos, sin, 0], y: [-sin, cos, 0], z: Z };
}

/** Returns a frame whose z axis is `axis`. */
export function frameAlong(origin: Vec3, axis: Vec3, xAxis?: Vec3): Frame {
  const z = normalize(axis);
  const x = xAxis === undefined ? anyPerpendicular(z) : normalize(xAxis);
  return { origin, x, y: cross(z, x), z };
}

/** Returns the cosine and sine of an angle. The result is exact for quarter turns, which keeps right angles exact. */
export function exactCosSin(angle: number): [number, number] {
  const quarters = angle / (Math.PI / 2);
  if (Math.abs(quarters - Math.round(quarters)) < 1e-9) {
    const quarter = ((Math.round(quarters) % 4) + 4) % 4;
    return [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][quarter] as [number, number];
  }
  return [Math.cos(angle), Math.sin(angle)];
}

export const toWorldDirection = (frame: Frame, v: Vec3): Vec3 =>
  add(add(scale(frame.x, v[0]), scale(frame.y, v[1])), scale(frame.z, v[2]));
export const toWorld = (frame: Frame, point: Vec3): Vec3 =>
  add(frame.origin, toWorldDirection(frame, point));

/** Returns the transform that applies `inner`, followed by `outer`. */
export const compose = (outer: Frame, inner: Frame): Frame => ({
  origin: toWorld(outer, inner.origin),
  x: toWorldDirection(outer, inner.x),
  y: toWorldDirection(outer, inner.y),
  z: toWorldDirection(outer, inner.z),
});

/** A mutable axis-aligned box. */
export interface Bounds {
  min: [number, number, number];
  max: [number, number, number];
}

export const emptyBounds = (): Bounds => ({
  min: [Infinity, Infinity, Infinity],
  max: [-Infinity, -Infinity, -Infinity],
});

/** Extends `bounds` in place, to include a point. */
export function includePoint(bounds: Bounds, point: Vec3): void {
  for (const axis of [0, 1, 2] as const) {
    bounds.min[axis] = Math.min(bounds.min[axis], point[axis]);
    bounds.max[axis] = Math.max(bounds.max[axis], point[axis]);
  }
}

/** Extends `bounds` in place, to include other bounds. */
export function includeBounds(bounds: Bounds, other: Readonly<Bounds>): void {
  if (other.min[0] > other.max[0]) return;
  includePoint(bounds, other.min);
  includePoint(bounds, other.max);
}

export const diagonal = (bounds: Readonly<Bounds>): number => distance(bounds.min, bounds.max);

/** Returns the horizontal unit vector at an angle, measured from +x. */
export function direction(angle: number): Vec3 {
  const [cos, sin] = exactCosSin(angle);
  return [cos, sin, 0];
}
