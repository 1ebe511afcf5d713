import { cross, distance, length, sub } from './math';
import type { Shape } from './primitives';

/**
 * Returns the surface area in square meters. For ellipsoids and eccentric cones, the error is at most a few percent.
 */
export function surfaceArea(shape: Shape): number {
  switch (shape.kind) {
    case 'box': {
      const [x, y, z] = shape.size;
      return 2 * (x * y + y * z + z * x);
    }
    case 'quad':
      return shape.size[0] * shape.size[1];
    case 'nut':
      return 3 * Math.sqrt(3) * shape.radius ** 2 + 6 * shape.radius * shape.height;
    case 'circle':
      return Math.PI * shape.radius ** 2;
    case 'ring':
      return (shape.arc / 2) * shape.radius ** 2 * (1 - (1 - shape.thickness) ** 2);
    case 'cone':
    case 'eccentricCone': {
      const slant = Math.hypot(distance(shape.a, shape.b), shape.radiusA - shape.radiusB);
      const arc = shape.kind === 'cone' ? shape.arc : 2 * Math.PI;
      return (arc / 2) * (shape.radiusA + shape.radiusB) * slant;
    }
    case 'cutCylinder':
      return 2 * Math.PI * shape.radius * distance(shape.a, shape.b);
    case 'ellipsoid':
      return 2 * Math.PI * shape.horizontalRadius * shape.height;
    case 'torus':
      return 2 * Math.PI * shape.tubeRadius * shape.arc * shape.radius;
    case 'trapezium': {
      const [p, q, r, s] = shape.corners;
      return (length(cross(sub(q, p), sub(r, p))) + length(cross(sub(r, p), sub(s, p)))) / 2;
    }
    case 'mesh': {
      let area = 0;
      for (let i = 0; i + 2 < shape.indices.length; i += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => shape.positions[shape.indices[i + k] ?? 0]);
        if (a !== undefined && b !== undefined && c !== undefined)
          area += length(cross(sub(b, a), sub(c, a))) / 2;
      }
      return area;
    }
  }
}
