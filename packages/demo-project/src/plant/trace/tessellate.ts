/** Converts the plant's shapes to triangles with smooth normals, for ray casting. */
import type { Frame, Vec3 } from '../kernel/math';
import {
  add,
  cross,
  dot,
  frameAlong,
  length,
  normalize,
  scale,
  sub,
  toWorld,
} from '../kernel/math';
import type { Shape } from '../kernel/primitives';
import { torusSection } from '../kernel/primitives';

/**
 * The triangles of many shapes. `positions` and `normals` contain nine numbers per triangle, which are three for each
 * corner.
 */
export interface TriangleSoup {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly owners: Uint32Array;
}

class SoupBuilder {
  private positions = new Float32Array(1 << 16);
  private normals = new Float32Array(1 << 16);
  private owners = new Uint32Array(1 << 13);
  private count = 0;
  owner = 0;

  triangle(a: Vec3, b: Vec3, c: Vec3, na: Vec3, nb: Vec3, nc: Vec3): void {
    if ((this.count + 1) * 9 > this.positions.length) this.grow();
    const at = this.count * 9;
    [a, b, c].forEach((point, i) => this.positions.set(point, at + 3 * i));
    [na, nb, nc].forEach((normal, i) => this.normals.set(normal, at + 3 * i));
    this.owners[this.count] = this.owner;
    this.count += 1;
  }

  flat(a: Vec3, b: Vec3, c: Vec3): void {
    const normal = cross(sub(b, a), sub(c, a));
    if (length(normal) < 1e-12) return;
    const unit = normalize(normal);
    this.triangle(a, b, c, unit, unit, unit);
  }

  quad(a: Vec3, b: Vec3, c: Vec3, d: Vec3): void {
    this.flat(a, b, c);
    this.flat(a, c, d);
  }

  private grow(): void {
    const longer = <T extends Float32Array | Uint32Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    this.positions = longer(this.positions, new Float32Array(this.positions.length * 2));
    this.normals = longer(this.normals, new Float32Array(this.normals.length * 2));
    this.owners = longer(this.owners, new Uint32Array(this.owners.length * 2));
  }

  finish(): TriangleSoup {
    return {
      positions: this.positions.slice(0, this.count * 9),
      normals: this.normals.slice(0, this.count * 9),
      owners: this.owners.slice(0, this.count),
    };
  }
}

const fullTurn = 2 * Math.PI;

/** Returns a number of segments that approximates a circle of this radius to within a few millimeters. */
const sides = (radius: number, arc = fullTurn): number =>
  Math.max(3, Math.ceil((Math.min(80, Math.max(10, 10 + radius * 14)) * arc) / fullTurn));

type SurfacePoint = { readonly point: Vec3; readonly normal: Vec3 };

function surface(
  soup: SoupBuilder,
  rows: number,
  columns: number,
  at: (row: number, column: number) => SurfacePoint,
): void {
  let below = Array.from({ length: columns + 1 }, (_, column) => at(0, column));
  for (let row = 1; row <= rows; row++) {
    const current = Array.from({ length: columns + 1 }, (_, column) => at(row, column));
    for (let column = 0; column < columns; column++) {
      const [a, b] = [below[column], below[column + 1]];
      const [d, c] = [current[column], current[column + 1]];
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
      if (length(sub(a.point, b.point)) > 1e-9)
        soup.triangle(a.point, b.point, c.point, a.normal, b.normal, c.normal);
      if (length(sub(c.point, d.point)) > 1e-9)
        soup.triangle(a.point, c.point, d.point, a.normal, c.normal, d.normal);
    }
    below = current;
  }
}

function circular(frame: Frame, angle: number): Vec3 {
  return add(scale(frame.x, Math.cos(angle)), scale(frame.y, Math.sin(angle)));
}

interface Ends {
  readonly a: Vec3;
  readonly b: Vec3;
  readonly radiusA: number;
  readonly radiusB: number;
}

function lateral(
  soup: SoupBuilder,
  { a, b, radiusA, radiusB }: Ends,
  frame: Frame,
  arc: number,
): void {
  const columns = sides(Math.max(radiusA, radiusB), arc);
  const axis = sub(a, b);
  surface(soup, 1, columns, (row, column) => {
    const out = circular(frame, (arc * column) / columns);
    const [center, radius] = row === 0 ? [b, radiusB] : [a, radiusA];
    // The normal tilts toward the end with the smaller radius.
    const slope = (radiusB - radiusA) / Math.max(1e-9, length(axis));
    return {
      point: add(center, scale(out, radius)),
      normal: normalize(add(out, scale(normalize(axis), slope))),
    };
  });
}

function addShape(soup: SoupBuilder, shape: Shape): void {
  switch (shape.kind) {
    case 'box': {
      const corner = (i: number, j: number, k: number): Vec3 =>
        toWorld(shape.frame, [
          i * 0.5 * shape.size[0],
          j * 0.5 * shape.size[1],
          k * 0.5 * shape.size[2],
        ]);
      for (const sign of [1, -1]) {
        const order = (points: readonly [Vec3, Vec3, Vec3, Vec3]): void =>
          sign > 0
            ? soup.quad(points[0], points[1], points[2], points[3])
            : soup.quad(points[3], points[2], points[1], points[0]);
        order([corner(sign, -1, -1), corner(sign, 1, -1), corner(sign, 1, 1), corner(sign, -1, 1)]);
        order([corner(-1, sign, 1), corner(1, sign, 1), corner(1, sign, -1), corner(-1, sign, -1)]);
        order([corner(-1, -1, sign), corner(1, -1, sign), corner(1, 1, sign), corner(-1, 1, sign)]);
      }
      break;
    }
    case 'quad': {
      const corner = (i: number, j: number): Vec3 =>
        toWorld(shape.frame, [i * 0.5 * shape.size[0], j * 0.5 * shape.size[1], 0]);
      soup.quad(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1));
      break;
    }
    case 'nut': {
      const corner = (i: number, z: number): Vec3 =>
        toWorld(shape.frame, [
          -Math.sin((fullTurn * i) / 6) * shape.radius,
          Math.cos((fullTurn * i) / 6) * shape.radius,
          z * shape.height,
        ]);
      for (let i = 0; i < 6; i++) {
        soup.quad(corner(i, -0.5), corner(i + 1, -0.5), corner(i + 1, 0.5), corner(i, 0.5));
        soup.flat(
          toWorld(shape.frame, [0, 0, shape.height / 2]),
          corner(i, 0.5),
          corner(i + 1, 0.5),
        );
        soup.flat(
          toWorld(shape.frame, [0, 0, -shape.height / 2]),
          corner(i + 1, -0.5),
          corner(i, -0.5),
        );
      }
      break;
    }
    case 'circle':
    case 'ring': {
      const arc = shape.kind === 'ring' ? shape.arc : fullTurn;
      const inner = shape.kind === 'ring' ? shape.radius * (1 - shape.thickness) : 0;
      const columns = sides(shape.radius, arc);
      surface(soup, 1, columns, (row, column) => ({
        point: add(
          shape.frame.origin,
          scale(circular(shape.frame, (arc * column) / columns), row === 0 ? shape.radius : inner),
        ),
        normal: shape.frame.z,
      }));
      break;
    }
    case 'cone': {
      const z = normalize(sub(shape.a, shape.b));
      lateral(soup, shape, { origin: shape.b, x: shape.x, y: cross(z, shape.x), z }, shape.arc);
      break;
    }
    case 'eccentricCone':
      lateral(soup, shape, frameAlong(shape.b, shape.normal), fullTurn);
      break;
    case 'cutCylinder': {
      const z = normalize(sub(shape.a, shape.b));
      const frame = frameAlong(shape.b, z);
      const columns = sides(shape.radius);
      surface(soup, 1, columns, (row, column) => {
        const out = circular(frame, (fullTurn * column) / columns);
        const [end, normal] = row === 0 ? [shape.b, shape.normalB] : [shape.a, shape.normalA];
        const rise = -(dot(out, normal) * shape.radius) / dot(z, normal);
        return { point: add(add(end, scale(out, shape.radius)), scale(z, rise)), normal: out };
      });
      break;
    }
    case 'ellipsoid': {
      const { center, normal, horizontalRadius, verticalRadius, height } = shape;
      const frame = frameAlong(center, normal);
      const columns = sides(horizontalRadius);
      const lowest = Math.acos(Math.max(-1, 1 - height / verticalRadius));
      const rows = Math.max(3, Math.ceil((columns * lowest) / fullTurn));
      surface(soup, rows, columns, (row, column) => {
        const polar = lowest * (1 - row / rows);
        const out = circular(frame, (fullTurn * column) / columns);
        const [sin, cos] = [Math.sin(polar), Math.cos(polar)];
        return {
          point: add(
            add(center, scale(out, horizontalRadius * sin)),
            scale(frame.z, verticalRadius * cos),
          ),
          normal: normalize(
            add(scale(out, sin / horizontalRadius), scale(frame.z, cos / verticalRadius)),
          ),
        };
      });
      break;
    }
    case 'torus': {
      const rows = Math.max(2, sides(shape.radius, shape.arc));
      const columns = Math.max(6, sides(shape.tubeRadius));
      surface(soup, rows, columns, (row, column) => {
        const { center } = torusSection(shape, (shape.arc * row) / rows);
        const outward = normalize(sub(center, shape.frame.origin));
        const angle = -(fullTurn * column) / columns;
        const out = add(scale(outward, Math.cos(angle)), scale(shape.frame.z, Math.sin(angle)));
        return { point: add(center, scale(out, shape.tubeRadius)), normal: out };
      });
      break;
    }
    case 'trapezium':
      soup.quad(...shape.corners);
      break;
    case 'mesh':
      for (let i = 0; i + 2 < shape.indices.length; i += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => shape.positions[shape.indices[i + k] ?? -1]);
        if (a !== undefined && b !== undefined && c !== undefined) soup.flat(a, b, c);
      }
      break;
  }
}

/** Returns the triangles of all shapes. A triangle's owner is an index into `owners`. */
export function tessellate(owners: readonly { readonly shapes: readonly Shape[] }[]): TriangleSoup {
  const soup = new SoupBuilder();
  owners.forEach(({ shapes }, owner) => {
    soup.owner = owner;
    for (const shape of shapes) addShape(soup, shape);
  });
  return soup.finish();
}
