/** Casts rays at the plant. A bounding volume hierarchy (three-mesh-bvh) limits how many triangles are tested. */
import { BufferAttribute, BufferGeometry, DoubleSide, Ray } from 'three';
import { MeshBVH, SAH } from 'three-mesh-bvh';
import { cross, sub, type Vec3 } from '../kernel/math';
import type { TriangleSoup } from './tessellate';

/** The first intersection of a ray with the plant. */
export interface RayHit {
  readonly distance: number;
  readonly point: Vec3;
  /** Smooth normal, facing the ray's origin. */
  readonly normal: Vec3;
  /** Index of the triangle's owner, as passed to `tessellate`. */
  readonly owner: number;
}

export interface RayCaster {
  /** Returns the nearest hit with a distance between `near` and `far`. */
  cast(origin: Vec3, direction: Vec3, near?: number, far?: number): RayHit | undefined;
}

/** Builds the hierarchy for the triangles, and returns a caster. */
export function createCaster(soup: TriangleSoup): RayCaster {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(soup.positions, 3));
  // The hierarchy reorders this index. A face's first corner then identifies the original triangle.
  const index = Uint32Array.from({ length: soup.owners.length * 3 }, (_, i) => i);
  geometry.setIndex(new BufferAttribute(index, 1));
  // With this strategy, building the hierarchy takes longer than by default, but a million rays take a fifth less time.
  const bvh = new MeshBVH(geometry, { strategy: SAH, targetLeafSize: 4 });
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

function crossLength(a: Vec3, b: Vec3): number {
  return Math.hypot(...cross(a, b));
}

function smoothNormal(
  { positions, normals }: TriangleSoup,
  face: number,
  point: Vec3,
  direction: Vec3,
): Vec3 {
  const first = face * 9;
  const toCorner = (corner: number): Vec3 => {
    const at = first + 3 * corner;
    return sub([positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0], point);
  };
  const [a, b, c] = [toCorner(0), toCorner(1), toCorner(2)];
  const weights = [crossLength(b, c), crossLength(c, a), crossLength(a, b)] as const;
  const total = weights[0] + weights[1] + weights[2] || 1;
  let [x, y, z] = [0, 0, 0];
  for (const [corner, weight] of weights.entries()) {
    const at = first + 3 * corner;
    x += ((normals[at] ?? 0) * weight) / total;
    y += ((normals[at + 1] ?? 0) * weight) / total;
    z += ((normals[at + 2] ?? 0) * weight) / total;
  }
  const size = Math.hypot(x, y, z) || 1;
  const sign = x * direction[0] + y * direction[1] + z * direction[2] > 0 ? -1 : 1;
  return [(sign * x) / size, (sign * y) / size, (sign * z) / size];
}
