/**
 * Memory layout of each primitive in CAD format v9. For each primitive type, the format requires one interleaved block
 * of custom attributes. glTF libraries can't write such blocks, so `glb.ts` writes them, based on this table.
 */
import type { Frame, Vec3 } from '../kernel/math';
import { anyPerpendicular, cross, dot, normalize, scale, sub } from '../kernel/math';
import type { Shape } from '../kernel/primitives';
import { cutCylinderExtent } from '../kernel/primitives';

/** Shapes that are stored as instances. Meshes are stored as triangles instead. */
export type InstancedShape = Exclude<Shape, { kind: 'mesh' }>;

export type AttributeType = 'SCALAR' | 'VEC3' | 'VEC4' | 'MAT4';

const components: Record<AttributeType, number> = { SCALAR: 1, VEC3: 3, VEC4: 4, MAT4: 16 };

/** Layout of an instance. `attributes` lists the float values that follow the tree index and the color, in order. */
export interface CollectionLayout {
  /** Name of the glTF node that contains the instances. */
  readonly node: string;
  readonly attributes: readonly (readonly [name: string, type: AttributeType])[];
}

const layouts: Record<InstancedShape['kind'], CollectionLayout> = {
  box: { node: 'BoxCollection', attributes: [['_instanceMatrix', 'MAT4']] },
  quad: { node: 'QuadCollection', attributes: [['_instanceMatrix', 'MAT4']] },
  nut: { node: 'NutCollection', attributes: [['_instanceMatrix', 'MAT4']] },
  circle: {
    node: 'CircleCollection',
    attributes: [
      ['_normal', 'VEC3'],
      ['_instanceMatrix', 'MAT4'],
    ],
  },
  ring: {
    node: 'GeneralRingCollection',
    attributes: [
      ['_angle', 'SCALAR'],
      ['_arcAngle', 'SCALAR'],
      ['_thickness', 'SCALAR'],
      ['_normal', 'VEC3'],
      ['_instanceMatrix', 'MAT4'],
    ],
  },
  cone: {
    node: 'ConeCollection',
    attributes: [
      ['_centerA', 'VEC3'],
      ['_centerB', 'VEC3'],
      ['_radiusA', 'SCALAR'],
      ['_radiusB', 'SCALAR'],
      ['_angle', 'SCALAR'],
      ['_arcAngle', 'SCALAR'],
      ['_localXAxis', 'VEC3'],
    ],
  },
  eccentricCone: {
    node: 'EccentricConeCollection',
    attributes: [
      ['_centerA', 'VEC3'],
      ['_centerB', 'VEC3'],
      ['_radiusA', 'SCALAR'],
      ['_radiusB', 'SCALAR'],
      ['_normal', 'VEC3'],
    ],
  },
  cutCylinder: {
    node: 'GeneralCylinderCollection',
    attributes: [
      ['_centerA', 'VEC3'],
      ['_centerB', 'VEC3'],
      ['_radius', 'SCALAR'],
      ['_planeA', 'VEC4'],
      ['_planeB', 'VEC4'],
      ['_localXAxis', 'VEC3'],
      ['_angle', 'SCALAR'],
      ['_arcAngle', 'SCALAR'],
    ],
  },
  ellipsoid: {
    node: 'EllipsoidSegmentCollection',
    attributes: [
      ['_center', 'VEC3'],
      ['_normal', 'VEC3'],
      ['_horizontalRadius', 'SCALAR'],
      ['_verticalRadius', 'SCALAR'],
      ['_height', 'SCALAR'],
    ],
  },
  torus: {
    node: 'TorusSegmentCollection',
    attributes: [
      ['_arcAngle', 'SCALAR'],
      ['_radius', 'SCALAR'],
      ['_tubeRadius', 'SCALAR'],
      ['_instanceMatrix', 'MAT4'],
    ],
  },
  trapezium: {
    node: 'TrapeziumCollection',
    attributes: [
      ['_vertex1', 'VEC3'],
      ['_vertex2', 'VEC3'],
      ['_vertex3', 'VEC3'],
      ['_vertex4', 'VEC3'],
    ],
  },
};

export const layoutOf = (kind: InstancedShape['kind']): CollectionLayout => layouts[kind];

/** Returns the size of an attribute in bytes. */
export const attributeBytes = (type: AttributeType): number => 4 * components[type];

/** Returns the size of an instance in bytes: tree index, color, and attributes. */
export const strideOf = (layout: CollectionLayout): number =>
  layout.attributes.reduce((sum, [, type]) => sum + attributeBytes(type), 8);

/** Returns a 4×4 matrix in column-major order. */
function matrix(frame: Frame, sx: number, sy: number, sz: number): number[] {
  return [
    ...scale(frame.x, sx),
    0,
    ...scale(frame.y, sy),
    0,
    ...scale(frame.z, sz),
    0,
    ...frame.origin,
    1,
  ];
}

const fullTurn = 2 * Math.PI;

/** Returns the float values of an instance, in the order of its layout. */
export function instanceValues(shape: InstancedShape): number[] {
  switch (shape.kind) {
    case 'box':
      return matrix(shape.frame, ...(shape.size as [number, number, number]));
    case 'quad':
      return matrix(shape.frame, shape.size[0], shape.size[1], 1);
    case 'nut':
      return matrix(shape.frame, 2 * shape.radius, 2 * shape.radius, shape.height);
    case 'circle':
      return [...shape.frame.z, ...matrix(shape.frame, 2 * shape.radius, 2 * shape.radius, 1)];
    case 'ring':
      return [
        0,
        shape.arc,
        shape.thickness,
        ...shape.frame.z,
        ...matrix(shape.frame, 2 * shape.radius, 2 * shape.radius, 1),
      ];
    case 'cone':
      return [...shape.a, ...shape.b, shape.radiusA, shape.radiusB, 0, shape.arc, ...shape.x];
    case 'eccentricCone':
      return [...shape.a, ...shape.b, shape.radiusA, shape.radiusB, ...shape.normal];
    case 'cutCylinder': {
      // The format stores the ends of the cylinder before it's cut, and the normals of the cuts in the cylinder's local
      // coordinates.
      const [a, b] = cutCylinderExtent(shape);
      const z = normalize(sub(a, b));
      const x = anyPerpendicular(z);
      const y = cross(z, x);
      const local = (normal: Vec3): number[] => [dot(normal, x), dot(normal, y), dot(normal, z), 0];
      return [
        ...a,
        ...b,
        shape.radius,
        ...local(shape.normalA),
        ...local(shape.normalB),
        ...x,
        0,
        fullTurn,
      ];
    }
    case 'ellipsoid':
      return [
        ...shape.center,
        ...shape.normal,
        shape.horizontalRadius,
        shape.verticalRadius,
        shape.height,
      ];
    case 'torus':
      return [shape.arc, shape.radius, shape.tubeRadius, ...matrix(shape.frame, 1, 1, 1)];
    case 'trapezium': {
      // The format requires the triangles 1-2-4 and 1-4-3, so swap the last two corners of the shape.
      const [p, q, r, s] = shape.corners;
      return [...p, ...q, ...s, ...r];
    }
  }
}

/** Returns the number of triangles that the SDK draws for a shape. They count toward the SDK's render budget. */
export function triangleCount(shape: Shape): number {
  switch (shape.kind) {
    case 'box':
      return 12;
    case 'nut':
      return 24;
    case 'torus':
      return 324;
    case 'mesh':
      return shape.indices.length / 3;
    case 'cone':
    case 'eccentricCone':
    case 'cutCylinder':
    case 'ellipsoid':
      return 4;
    default:
      return 2;
  }
}
