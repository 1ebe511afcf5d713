/**
 * The shapes of CAD format v9, as plain data in their node's coordinates. Functions move and measure the shapes. Angles
 * are counterclockwise around their axis.
 */
import type { Bounds, Frame, Vec3 } from './math';
import {
  along,
  compose,
  cross,
  dot,
  emptyBounds,
  includePoint,
  length,
  normalize,
  sub,
  toWorld,
  toWorldDirection,
} from './math';

/** A box along the frame's axes, centered on the frame's origin. */
export interface BoxShape {
  readonly kind: 'box';
  readonly frame: Frame;
  readonly size: Vec3;
}

/** A flat rectangle in the frame's xy plane. It faces the frame's z axis. */
export interface QuadShape {
  readonly kind: 'quad';
  readonly frame: Frame;
  readonly size: readonly [number, number];
}

/** A hexagonal prism along the frame's z axis. `radius` is the distance to its corners. */
export interface NutShape {
  readonly kind: 'nut';
  readonly frame: Frame;
  readonly radius: number;
  readonly height: number;
}

/** A flat disc in the frame's xy plane. It faces the frame's z axis. */
export interface CircleShape {
  readonly kind: 'circle';
  readonly frame: Frame;
  readonly radius: number;
}

/** A flat ring in the frame's xy plane. `thickness` is a fraction of the radius. */
export interface RingShape {
  readonly kind: 'ring';
  readonly frame: Frame;
  readonly radius: number;
  readonly thickness: number;
  readonly arc: number;
}

/** Lateral surface of a cone or cylinder between a and b, without end caps. The arc starts in direction x. */
export interface ConeShape {
  readonly kind: 'cone';
  readonly a: Vec3;
  readonly b: Vec3;
  readonly radiusA: number;
  readonly radiusB: number;
  readonly x: Vec3;
  readonly arc: number;
}

/** Lateral surface of a cone between two parallel circles that don't share an axis. */
export interface EccentricConeShape {
  readonly kind: 'eccentricCone';
  readonly a: Vec3;
  readonly b: Vec3;
  readonly radiusA: number;
  readonly radiusB: number;
  /** Normal of both circles. It points from b to a. */
  readonly normal: Vec3;
}

/** Lateral surface of a cylinder with cut ends. The cutting planes go through the axis points a and b. */
export interface CutCylinderShape {
  readonly kind: 'cutCylinder';
  readonly a: Vec3;
  readonly b: Vec3;
  readonly radius: number;
  /** Outward normals of the cuts. */
  readonly normalA: Vec3;
  readonly normalB: Vec3;
}

/** Part of an ellipsoid of revolution around `normal`. `height` is measured downward from the pole. */
export interface EllipsoidShape {
  readonly kind: 'ellipsoid';
  readonly center: Vec3;
  readonly normal: Vec3;
  readonly horizontalRadius: number;
  readonly verticalRadius: number;
  readonly height: number;
}

/** Part of a torus in the frame's xy plane. The part starts at the frame's x axis and spans the angle `arc`. */
export interface TorusShape {
  readonly kind: 'torus';
  readonly frame: Frame;
  readonly radius: number;
  readonly tubeRadius: number;
  readonly arc: number;
}

/** A flat face with four corners, in order around its edge. */
export interface TrapeziumShape {
  readonly kind: 'trapezium';
  readonly corners: readonly [Vec3, Vec3, Vec3, Vec3];
}

/** Triangles, with three indices each. The corners are counterclockwise when seen from outside. */
export interface MeshShape {
  readonly kind: 'mesh';
  readonly positions: readonly Vec3[];
  readonly indices: readonly number[];
}

export type Shape =
  | BoxShape
  | QuadShape
  | NutShape
  | CircleShape
  | RingShape
  | ConeShape
  | EccentricConeShape
  | CutCylinderShape
  | EllipsoidShape
  | TorusShape
  | TrapeziumShape
  | MeshShape;

/** Moves a shape with a rigid transform. */
export function placeShape(shape: Shape, frame: Frame): Shape {
  switch (shape.kind) {
    case 'box':
    case 'quad':
    case 'nut':
    case 'circle':
    case 'ring':
    case 'torus':
      return { ...shape, frame: compose(frame, shape.frame) };
    case 'cone':
      return {
        ...shape,
        a: toWorld(frame, shape.a),
        b: toWorld(frame, shape.b),
        x: toWorldDirection(frame, shape.x),
      };
    case 'eccentricCone':
      return {
        ...shape,
        a: toWorld(frame, shape.a),
        b: toWorld(frame, shape.b),
        normal: toWorldDirection(frame, shape.normal),
      };
    case 'cutCylinder':
      return {
        ...shape,
        a: toWorld(frame, shape.a),
        b: toWorld(frame, shape.b),
        normalA: toWorldDirection(frame, shape.normalA),
        normalB: toWorldDirection(frame, shape.normalB),
      };
    case 'ellipsoid':
      return {
        ...shape,
        center: toWorld(frame, shape.center),
        normal: toWorldDirection(frame, shape.normal),
      };
    case 'trapezium': {
      const [p, q, r, s] = shape.corners;
      return {
        ...shape,
        corners: [toWorld(frame, p), toWorld(frame, q), toWorld(frame, r), toWorld(frame, s)],
      };
    }
    case 'mesh':
      return { ...shape, positions: shape.positions.map((point) => toWorld(frame, point)) };
  }
}

function includeCircle(bounds: Bounds, center: Vec3, normal: Vec3, radius: number): void {
  const reach = normal.map((n) => radius * Math.sqrt(Math.max(0, 1 - n * n)));
  const [x = 0, y = 0, z = 0] = reach;
  includePoint(bounds, [center[0] - x, center[1] - y, center[2] - z]);
  includePoint(bounds, [center[0] + x, center[1] + y, center[2] + z]);
}

function includeCorners(bounds: Bounds, frame: Frame, size: Vec3): void {
  for (const i of [-0.5, 0.5]) {
    for (const j of [-0.5, 0.5]) {
      for (const k of [-0.5, 0.5]) {
        includePoint(bounds, toWorld(frame, [i * size[0], j * size[1], k * size[2]]));
      }
    }
  }
}

/** Returns bounds that contain the whole shape. They can be slightly larger than the shape. */
export function shapeBounds(shape: Shape): Bounds {
  const bounds = emptyBounds();
  switch (shape.kind) {
    case 'box':
      includeCorners(bounds, shape.frame, shape.size);
      break;
    case 'quad':
      includeCorners(bounds, shape.frame, [shape.size[0], shape.size[1], 0]);
      break;
    case 'nut': {
      const { frame, height, radius } = shape;
      includeCircle(bounds, along(frame.origin, frame.z, height / 2), frame.z, radius);
      includeCircle(bounds, along(frame.origin, frame.z, -height / 2), frame.z, radius);
      break;
    }
    case 'circle':
    case 'ring':
      includeCircle(bounds, shape.frame.origin, shape.frame.z, shape.radius);
      break;
    case 'cone': {
      const axis = normalize(sub(shape.a, shape.b));
      includeCircle(bounds, shape.a, axis, shape.radiusA);
      includeCircle(bounds, shape.b, axis, shape.radiusB);
      break;
    }
    case 'eccentricCone':
      includeCircle(bounds, shape.a, shape.normal, shape.radiusA);
      includeCircle(bounds, shape.b, shape.normal, shape.radiusB);
      break;
    case 'cutCylinder': {
      const [a, b] = cutCylinderExtent(shape);
      const axis = normalize(sub(a, b));
      includeCircle(bounds, a, axis, shape.radius);
      includeCircle(bounds, b, axis, shape.radius);
      break;
    }
    case 'ellipsoid': {
      const { center, normal, horizontalRadius, verticalRadius, height } = shape;
      const below = Math.max(0, 1 - height / verticalRadius);
      const widest = horizontalRadius * Math.sqrt(1 - below * below);
      const mid = along(center, normal, verticalRadius - height / 2);
      for (const end of [-0.5, 0.5]) {
        includeCircle(bounds, along(mid, normal, end * height), normal, widest);
      }
      break;
    }
    case 'torus':
      includeTorus(bounds, shape);
      break;
    case 'trapezium':
      for (const corner of shape.corners) includePoint(bounds, corner);
      break;
    case 'mesh':
      for (const point of shape.positions) includePoint(bounds, point);
      break;
  }
  return bounds;
}

function includeTorus(bounds: Bounds, shape: TorusShape): void {
  const steps = Math.max(2, Math.ceil(shape.arc / (Math.PI / 16)));
  const reach = shape.radius * (1 - Math.cos(shape.arc / steps / 2));
  for (let i = 0; i <= steps; i++) {
    const { center, tangent } = torusSection(shape, (shape.arc * i) / steps);
    includeCircle(bounds, center, tangent, shape.tubeRadius + reach);
  }
}

/** Returns the center and direction of a torus's tube. `angle` is measured from the start of the torus. */
export function torusSection(shape: TorusShape, angle: number): { center: Vec3; tangent: Vec3 } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    center: toWorld(shape.frame, [shape.radius * cos, shape.radius * sin, 0]),
    tangent: toWorldDirection(shape.frame, [-sin, cos, 0]),
  };
}

/** Returns two points on the axis. The whole cut cylinder lies between them. */
export function cutCylinderExtent(shape: CutCylinderShape): [Vec3, Vec3] {
  const axis = normalize(sub(shape.a, shape.b));
  const reach = (normal: Vec3): number =>
    (shape.radius * length(cross(normal, axis))) / Math.abs(dot(normal, axis));
  return [along(shape.a, axis, reach(shape.normalA)), along(shape.b, axis, -reach(shape.normalB))];
}
