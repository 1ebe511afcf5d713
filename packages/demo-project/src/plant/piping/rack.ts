/** The main pipe rack: its steel, and the lanes on its tiers where lines run. */
import type { Vec3 } from '../kernel/math';
import type { PlantNode } from '../kernel/node';
import { group, part } from '../kernel/node';
import { block, iBeam } from '../kernel/solids';

/**
 * The rack runs along x, and its center is at y = 0. `tiers` and `top` are heights of the steel's top edge, in meters
 * above grade.
 */
export const rack = {
  west: -48,
  east: 42,
  bay: 6,
  halfWidth: 4,
  tiers: [4.6, 6.8],
  top: 8.9,
} as const;

/** Height of a pipe shoe, in meters. A shoe fills the gap between the tier's steel and the pipe's wall. */
const shoeHeight = 0.1;
const laneSpacing = 0.42;
const laneCount = 18;

/** Heights at which lines can cross a tier, in meters above the tier. Each line uses the first height that is free. */
const lateralRises = [1.15, 1.55] as const;

const bentPositions: readonly number[] = Array.from(
  { length: Math.round((rack.east - rack.west) / rack.bay) + 1 },
  (_, i) => rack.west + rack.bay * i,
);

/** Returns the height of a line's axis on a tier. */
export const laneHeight = (tier: number, radius: number): number =>
  (rack.tiers[tier] ?? 0) + shoeHeight + radius;

interface Interval {
  readonly from: number;
  readonly to: number;
}

const overlaps = (a: Interval, b: Interval, margin: number): boolean =>
  a.from < b.to + margin && b.from < a.to + margin;

/** Keeps track of the lanes and crossings that are in use. */
export class RackPlan {
  private readonly lanes = new Map<string, Interval[]>();
  private readonly laterals: { x: number; z: number; span: Interval }[] = [];

  /**
   * Reserves a lane of a tier between two x positions. Chooses the free lane that is closest to y = `wanted`. Throws if
   * all lanes are in use.
   */
  takeLane(tier: number, from: number, to: number, wanted: number): number {
    const span = { from: Math.min(from, to), to: Math.max(from, to) };
    const candidates = Array.from(
      { length: laneCount },
      (_, i) => (i - (laneCount - 1) / 2) * laneSpacing,
    ).sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);
    for (const y of candidates) {
      const key = `${tier}:${y.toFixed(2)}`;
      const taken = this.lanes.get(key) ?? [];
      if (taken.some((other) => overlaps(span, other, 1.2))) continue;
      this.lanes.set(key, [...taken, span]);
      return y;
    }
    throw new Error(
      `Tier ${tier} of the rack has no free lane from x = ${span.from} to ${span.to}.`,
    );
  }

  /**
   * Reserves a height for a line that crosses a tier at `x`, between two y positions. Throws if all heights are in use.
   */
  takeLateral(tier: number, x: number, fromY: number, toY: number, radius: number): number {
    const span = { from: Math.min(fromY, toY), to: Math.max(fromY, toY) };
    for (const rise of lateralRises) {
      const z = (rack.tiers[tier] ?? 0) + rise;
      const clear = this.laterals.every(
        (other) =>
          other.z !== z ||
          Math.abs(other.x - x) > 2 * radius + 0.22 ||
          !overlaps(span, other.span, 0.3),
      );
      if (!clear) continue;
      this.laterals.push({ x, z, span });
      return z;
    }
    throw new Error(`No free height to cross tier ${tier} of the rack at x = ${x.toFixed(2)}.`);
  }
}

/** Returns the rack's columns, beams, and struts. Each bent and each bay is a node. */
export function rackSteel(): PlantNode[] {
  const { halfWidth, tiers, top } = rack;
  const levels = [...tiers, top];
  const bents = bentPositions.map((x, i) =>
    group(`Bent ${i + 1}`, 'Bent', [
      ...[-1, 1].flatMap((sign) => {
        const y = sign * halfWidth;
        const label = sign < 0 ? 'south' : 'north';
        return [
          part(`Footing ${label}`, 'Foundation', 'concrete', block([x, y, 0], [0.8, 0.8, 0.35]), {
            discipline: 'Civil',
            surface: 'paving',
          }),
          part(
            `Base plate ${label}`,
            'Base plate',
            'steelDark',
            block([x, y, 0.35], [0.5, 0.5, 0.04]),
          ),
          part(
            `Column ${label}`,
            'Column',
            'steel',
            iBeam([x, y, 0.39], [x, y, top - 0.36], 0.3, 0.3),
          ),
        ];
      }),
      ...levels.map((z, level) =>
        part(
          `Beam level ${level + 1}`,
          'Beam',
          'steel',
          iBeam([x, -halfWidth - 0.15, z - 0.18], [x, halfWidth + 0.15, z - 0.18], 0.26, 0.36),
        ),
      ),
    ]),
  );
  const bays = bentPositions.slice(1).map((x, i) => {
    const from = bentPositions[i] ?? x;
    const struts = [-1, 1].flatMap((sign) =>
      levels.map((z, level) =>
        part(
          `Strut ${sign < 0 ? 'south' : 'north'} ${level + 1}`,
          'Strut',
          'steel',
          iBeam(
            [from + 0.15, sign * halfWidth, z - 0.18],
            [x - 0.15, sign * halfWidth, z - 0.18],
            0.16,
            0.2,
          ),
        ),
      ),
    );
    return group(`Bay ${i + 1}`, 'Bay', struts);
  });
  return [group('Bents', 'Steel frame', bents), group('Bays', 'Steel frame', bays)];
}

/** Returns the shoes that support a line in its lane, one at each bent. */
export function pipeShoes(
  line: string,
  tier: number,
  y: number,
  radius: number,
  from: number,
  to: number,
): PlantNode[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return bentPositions
    .filter((x) => x > low + 0.4 && x < high - 0.4)
    .map((x, i) => {
      const foot: Vec3 = [x, y, rack.tiers[tier] ?? 0];
      return part(
        `Shoe ${i + 1}`,
        'Pipe shoe',
        'steelDark',
        block(foot, [0.3, radius * 1.1, shoeHeight + radius * 0.25]),
        {
          discipline: 'Structure',
          surface: 'structure',
          properties: { Process: { 'Line number': line } },
        },
      );
    });
}
