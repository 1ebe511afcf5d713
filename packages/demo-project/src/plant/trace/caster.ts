/** Casts rays at the plant with a bounding volume hierarchy of its triangles (three-mesh-bvh). */
import { BufferAttribute, BufferGeometry, DoubleSide, Ray } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import type { Vec3 } from '../kernel/math';
import type { TriangleSoup } from './tessellate';

/** The first intersection of a ray with the plant. */
export interface RayHit {
  readonly distance: number;
  readonly point: Vec3;
  /** Smooth normal that faces the ray's origin. */
  readonly normal: Vec3;
  /** Index of the triangle's owner, as passed to `tessellate`. */
  readonly owner: number;
}

/** Casts rays at one set of triangles. */
export interface RayCaster {
  /** Returns the nearest hit between the distances `near` and `far`. */
  cast(origin: Vec3, direction: Vec3, near?: number, far?: number): RayHit | undefined;
}

/** Builds the hierarchy, which takes about a second for half a million triangles. */
export function createCaster(soup: TriangleSoup): RayCaster {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(soup.positions, 3));
  // The hierarchy reorders the index, so a face's first corner identifies the original triangle.
  const index = Uint32Array.from({ length: soup.owners.length * 3 }, (_, i) => i);
  geometry.setIndex(new BufferAttribute(index, 1));
  const bvh = new MeshBVH(geometry);
  const ray = new Ray();
  return {
    cast(origin, direction, near = 1e-4, far = Infinity) {
      ray.origin.set(...(origin as [number, number, number]));
      ray.direction.set(...(direction as [number, number, number]));
      const hit = bvh.raycastFirst(ray, DoubleSide, near, far);
      if (hit === null || hit.faceIndex === undefined || hit.faceIndex === null) return undefined;
      const triangle = (index[hit.faceIndex * 3] ?? 0) / 3;
      const { x, y, z } = hit.point;
      const point: Vec3 = [x, y, z];
      return {
        distance: hit.distance,
        point,
        normal: smoothNormal(soup, triangle, point, direction),
        owner: soup.owners[triangle] ?? 0,
      };
    },
  };
}

/** Interpolates the normal at a point in a triangle from its corners. */
function smoothNormal(
  { positions, normals }: TriangleSoup,
  face: number,
  point: Vec3,
  direction: Vec3,
): Vec3 {
  const at = face * 9;
  const px = (i: number): number => positions[at + i] ?? 0;
  const area = (ax: number, ay: number, az: number, bx: number, by: number, bz: number): number =>
    Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  const d = [0, 3, 6].map(
    (i) => [px(i) - point[0], px(i + 1) - point[1], px(i + 2) - point[2]] as const,
  );
  const [a, b, c] = d as [Vec3, Vec3, Vec3];
  const weights = [area(...b, ...c), area(...c, ...a), area(...a, ...b)];
  const total = weights[0]! + weights[1]! + weights[2]! || 1; // `weights` has three items.
  let [x, y, z] = [0, 0, 0];
  weights.forEach((weight, i) => {
    x += ((normals[at + 3 * i] ?? 0) * weight) / total;
    y += ((normals[at + 3 * i + 1] ?? 0) * weight) / total;
    z += ((normals[at + 3 * i + 2] ?? 0) * weight) / total;
  });
  const size = Math.hypot(x, y, z) || 1;
  const sign = x * direction[0] + y * direction[1] + z * direction[2] > 0 ? -1 : 1;
  return [(sign * x) / size, (sign * y) / size, (sign * z) / size];
}
