/** Routes a line from a nozzle up to the rack, along a lane, and down to the line's end. */
import type { Vec3 } from '../kernel/math';
import { along } from '../kernel/math';
import type { Nozzle } from '../kernel/node';
import type { InlineValve, RunEnd } from './run';
import { elbowRadius, simplify } from './run';
import type { RackPlan } from './rack';
import { laneHeight, rack } from './rack';
import type { ValveKind } from './valves';
import { valveLength } from './valves';

/** One step of a manual route, in meters. It moves to a coordinate (`x`) or by a distance (`dx`). */
export type Move =
  | { readonly x: number }
  | { readonly y: number }
  | { readonly z: number }
  | { readonly dx: number }
  | { readonly dy: number }
  | { readonly dz: number };

/** Applies moves to a point. Returns the corner after each move. */
export function follow(start: Vec3, moves: readonly Move[]): Vec3[] {
  let [x, y, z] = start;
  return moves.map((move) => {
    if ('x' in move) x = move.x;
    if ('y' in move) y = move.y;
    if ('z' in move) z = move.z;
    if ('dx' in move) x += move.dx;
    if ('dy' in move) y += move.dy;
    if ('dz' in move) z += move.dz;
    return [x, y, z] as const;
  });
}

export type RackEnd =
  | { readonly nozzle: Nozzle; readonly moves?: readonly Move[] }
  /** The plant's boundary. At this end of the rack, the line ends with a valve. */
  | { readonly limit: 'west' | 'east' };

export interface RackRoute {
  readonly points: readonly Vec3[];
  readonly ends: readonly [RunEnd, RunEnd];
  readonly laneY: number;
  readonly laneFrom: number;
  readonly laneTo: number;
}

/**
 * Returns the first corners of a route, up to the point where the line turns toward the height at which it crosses the
 * rack.
 */
function leave(nozzle: Nozzle, moves: readonly Move[] | undefined, radius: number): Vec3[] {
  if (moves !== undefined) return [nozzle.position, ...follow(nozzle.position, moves)];
  if (Math.abs(nozzle.direction[2]) > 0.5) return [nozzle.position];
  return [nozzle.position, along(nozzle.position, nozzle.direction, elbowRadius(radius) + 0.35)];
}

/** Routes a line over the rack. Throws if a lane or crossing height isn't available. */
export function routeOverRack(
  plan: RackPlan,
  tier: number,
  radius: number,
  from: RackEnd,
  to: RackEnd,
  wantedLane: number,
): RackRoute {
  const approach = [from, to].map((end) => {
    if ('limit' in end)
      return { points: [] as Vec3[], x: end.limit === 'west' ? rack.west - 1.5 : rack.east + 1.5 };
    const points = leave(end.nozzle, end.moves, radius);
    return { points, x: points[points.length - 1]?.[0] ?? 0 };
  });
  const [start, finish] = approach as [(typeof approach)[0], (typeof approach)[0]];
  const laneY = plan.takeLane(tier, start.x, finish.x, wantedLane);
  const laneZ = laneHeight(tier, radius);
  const onto = ({ points, x }: typeof start): Vec3[] => {
    const last = points[points.length - 1];
    if (last === undefined) return [[x, laneY, laneZ]];
    const z = plan.takeLateral(tier, x, last[1], laneY, radius);
    return [...points, [x, last[1], z], [x, laneY, z], [x, laneY, laneZ]];
  };
  const runEnd = (end: RackEnd): RunEnd =>
    'limit' in end ? { kind: 'valve' } : { kind: 'nozzle', radius: end.nozzle.radius };
  return {
    points: [...onto(start), ...onto(finish).reverse()],
    ends: [runEnd(from), runEnd(to)],
    laneY,
    laneFrom: start.x,
    laneTo: finish.x,
  };
}

/**
 * Places each valve, starting from its end of the line. Uses the first free vertical leg that is long enough and starts
 * low, so that a person can reach the valve. If none exists, uses the first free leg that is long enough. If all legs
 * are too short, omits the valve. At the plant's boundary, the valve is at the very end of the line.
 */
export function placeValves(
  line: string,
  points: readonly Vec3[],
  radius: number,
  ends: readonly [RunEnd, RunEnd],
  wanted: readonly {
    readonly tag: string;
    readonly kind: ValveKind;
    readonly near: 'start' | 'end';
  }[],
): InlineValve[] {
  const corners = simplify(line, points);
  const half = valveLength(radius) / 2;
  const clear = elbowRadius(radius) + half + 0.12;
  const legs = corners.slice(1).map((to, leg) => {
    const from = corners[leg] ?? to;
    return {
      leg,
      from,
      to,
      rise: to[2] - from[2],
      length: Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]) + Math.abs(to[2] - from[2]),
    };
  });
  const taken = new Set<number>();
  return wanted.flatMap(({ tag, kind, near }): InlineValve[] => {
    const end = near === 'start' ? ends[0] : ends[1];
    const ordered = near === 'start' ? legs : [...legs].reverse();
    const limitLeg = ordered[0];
    if (end.kind === 'valve' && limitLeg !== undefined) {
      return [
        { tag, kind, leg: limitLeg.leg, at: near === 'start' ? half : limitLeg.length - half },
      ];
    }
    const fits = ordered.find(
      (leg) =>
        !taken.has(leg.leg) &&
        Math.abs(leg.rise) > 1e-6 &&
        leg.length > 2 * clear + 0.3 &&
        Math.min(leg.from[2], leg.to[2]) < 4.5,
    );
    const level = ordered.find((leg) => !taken.has(leg.leg) && leg.length > 2 * clear + 0.2);
    const chosen = fits ?? level;
    if (chosen === undefined) return [];
    taken.add(chosen.leg);
    const low = Math.max(clear, 1.3 - Math.min(chosen.from[2], chosen.to[2]));
    const offset = Math.min(low, chosen.length - clear);
    const upward = chosen.rise >= 0;
    const at =
      chosen === fits
        ? upward
          ? offset
          : chosen.length - offset
        : near === 'start'
          ? clear
          : chosen.length - clear;
    return [{ tag, kind, leg: chosen.leg, at }];
  });
}
