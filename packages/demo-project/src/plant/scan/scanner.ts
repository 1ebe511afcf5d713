/** A laser scan of the plant: rays from several scanners, with noise and shadows. */
import type { Vec3 } from '../kernel/math';
import { along, dot, normalize } from '../kernel/math';
import type { Random } from '../kernel/random';
import { createRandom } from '../kernel/random';
import type { NumberedNode } from '../number';
import type { RayCaster } from '../trace/caster';
import { pointClasses } from './classes';

/**
 * Scanner positions at the height of the scanner's mirror, in meters. Together, the scanners see all sides of the
 * plant.
 */
export const scannerPositions: readonly Vec3[] = [
  [-26, 12, 1.9],
  [-15.3, 14.4, 1.8],
  [3.5, 9.5, 1.8],
  [23, 9, 1.8],
  [47, 2, 1.9],
  [33, -8.6, 1.8],
  [13.5, -17.5, 1.8],
  [-10.7, -18.8, 1.8],
  [-26, -14, 1.9],
  [-47.5, -2.5, 1.9],
  [-46, 20.5, 1.9],
  [22, -28.5, 1.9],
  [26, 26.5, 1.9],
  [-7.2, -31, 1.8],
  [-31.5, -31.5, 1.8],
  [37, -31, 1.8],
  [-9.1, 3.6, 10.7],
];

export interface ScannedPoint {
  readonly position: Vec3;
  /** Channels from 0 to 255. */
  readonly color: Vec3;
  /** From 0 to 65,535. */
  readonly intensity: number;
  readonly classification: number;
}

/**
 * Number of rays per scanner. Rays are evenly distributed over the sphere, except in the blind cone below the tripod.
 */
const fullScan = 76_000;
const blindBelow = -0.72;
const range = 75;
/** Share of points on paving and ground that the scan keeps, because these surfaces are large and uniform. */
const groundShare = 0.46;
/**
 * Factor that darkens concrete and ground, which have nearly white colors. In photographs, they look gray next to
 * painted steel.
 */
const groundTint = 0.8;
/**
 * Distance from the scanner, in meters, below which the scan drops some points. Otherwise, most points would be on the
 * floor around the tripod.
 */
const thinningDistance = 7;
/** Standard deviation of a measured distance: a constant in meters, plus a fraction of the distance. */
const noise = { constant: 0.0025, perMeter: 0.00006 };
/** Share of rays that return a stray point in the air in front of the surface. */
const strayShare = 0.002;

const sun = normalize([0.45, -0.62, 0.9]);
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

function shade(base: Vec3, normal: Vec3, tint: number, random: Random): Vec3 {
  const light = tint * (0.74 + 0.34 * Math.max(0, dot(normal, sun)) + 0.08 * normal[2]);
  const grain = 1 + 0.03 * random.gaussian();
  const channel = (value: number): number =>
    Math.round(Math.min(255, Math.max(0, value * light * grain)));
  return [channel(base[0]), channel(base[1]), channel(base[2])];
}

/** Scans the plant. The owners that `caster` returns must be indices into `nodes`. Fewer rays produce fewer points. */
export function scanPlant(
  nodes: readonly NumberedNode[],
  caster: RayCaster,
  seed: number,
  raysPerScanner = fullScan,
): ScannedPoint[] {
  const random = createRandom(seed);
  const points: ScannedPoint[] = [];
  for (const origin of scannerPositions) {
    const turn = random.next() * 2 * Math.PI;
    for (let i = 0; i < raysPerScanner; i++) {
      const up = blindBelow + (0.99 - blindBelow) * ((i + random.next()) / raysPerScanner);
      const flat = Math.sqrt(1 - up * up);
      const angle = turn + goldenAngle * i;
      const direction: Vec3 = [flat * Math.cos(angle), flat * Math.sin(angle), up];
      const chance = random.next();
      const hit = caster.cast(origin, direction, 0.4, range);
      const node = hit === undefined ? undefined : nodes[hit.owner];
      if (hit === undefined || node?.color === undefined) continue;
      const isGround = node.surface === 'paving' || node.surface === 'ground';
      const plain = isGround ? groundShare : 1;
      if (chance > plain * Math.max(0.15, Math.min(1, hit.distance / thinningDistance))) continue;
      const facing = Math.abs(dot(direction, hit.normal));
      if (facing < 0.04) continue;
      const stray = random.next() < strayShare;
      const measured = stray
        ? hit.distance * random.between(0.3, 0.95)
        : hit.distance + random.gaussian() * (noise.constant + noise.perMeter * hit.distance);
      const reflected =
        (0.35 + 0.65 * facing) *
        (node.surface === 'vegetation' ? 0.6 : 1) *
        (1 - hit.distance / (2.2 * range));
      points.push({
        position: along(origin, direction, measured),
        color: shade(node.color, hit.normal, isGround ? groundTint : 1, random),
        intensity: Math.round(
          Math.min(1, Math.max(0, reflected + 0.03 * random.gaussian())) * 65_535,
        ),
        classification: pointClasses[stray ? 'noise' : node.surface].code,
      });
    }
  }
  return points;
}
