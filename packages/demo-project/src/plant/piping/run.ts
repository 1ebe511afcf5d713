/** Builds a pipe run. Converts a polyline with right angles to straight pipes, elbows, flanges, and valves. */
import type { Frame, Vec3 } from '../kernel/math';
import {
  along,
  cross,
  distance,
  dot,
  length,
  normalize,
  scale,
  sub,
  X,
  Y,
  Z,
} from '../kernel/math';
import type { PlantNode } from '../kernel/node';
import { group, part, placeNode } from '../kernel/node';
import type { ColorName } from '../kernel/palette';
import { bend, cone, cylinder, tube } from '../kernel/solids';
import { flangeBolts, flangeShapes, flangeThickness } from '../equipment/nozzle';
import type { ValveKind } from './valves';
import { makeValve, valveLength } from './valves';

/**
 * A valve in a run. `leg` is the index of the polyline's segment. `at` is the distance from the segment's first corner,
 * in meters.
 */
export interface InlineValve {
  readonly tag: string;
  readonly kind: ValveKind;
  readonly leg: number;
  readonly at: number;
}

export interface RunPlan {
  readonly line: string;
  readonly color: ColorName;
  readonly radius: number;
  /** Corners, including both ends. All legs are parallel to an axis. */
  readonly points: readonly Vec3[];
  readonly valves: readonly InlineValve[];
  /** The ends of the run. If a nozzle has a different size, the run ends with a reducer. */
  readonly ends: readonly [RunEnd, RunEnd];
}

/**
 * The end of a run: a nozzle with its outer radius, or one of the run's valves, which isn't connected to anything else.
 */
export type RunEnd =
  | { readonly kind: 'nozzle'; readonly radius: number }
  | { readonly kind: 'valve' };

/** A piece of a run's center line. Each piece starts where the previous one ends. */
export interface RunPiece {
  readonly kind: 'pipe' | 'elbow' | 'valve' | 'reducer';
  readonly from: Vec3;
  readonly to: Vec3;
  readonly radius: number;
}

/** A finished run. Its center line is for checks and drawings. */
export interface PipeRun {
  readonly line: string;
  readonly nodes: readonly PlantNode[];
  readonly pieces: readonly RunPiece[];
  /** Total length of the pieces along the center line, in meters. */
  readonly length: number;
}

/** Returns the radius of an elbow's center line, which is one and a half outer diameters. */
export const elbowRadius = (radius: number): number => 3 * radius;

const describe = (point: Vec3): string => `(${point.map((value) => value.toFixed(3)).join(', ')})`;

/** Removes corners that are in the middle of a straight line. Throws if a leg isn't parallel to an axis. */
export function simplify(line: string, points: readonly Vec3[]): Vec3[] {
  const distinct = points.filter(
    (point, i) => i === 0 || distance(point, points[i - 1] ?? point) > 1e-9,
  );
  const corners = distinct.filter((point, i) => {
    const before = distinct[i - 1];
    const after = distinct[i + 1];
    if (before === undefined || after === undefined) return true;
    return dot(normalize(sub(point, before)), normalize(sub(after, point))) < 1 - 1e-9;
  });
  corners.slice(1).forEach((to, i) => {
    const from = corners[i] ?? to;
    const moved = sub(to, from).filter((value) => Math.abs(value) > 1e-9).length;
    if (moved !== 1)
      throw new Error(
        `${line}: the leg from ${describe(from)} to ${describe(to)} is not along an axis.`,
      );
  });
  return corners;
}

/**
 * Builds a run. If a leg is too short for its elbows or valves, throws an error with the line's number and the
 * position.
 */
export function buildRun(plan: RunPlan): PipeRun {
  const { line, radius, color } = plan;
  const points = simplify(line, plan.points);
  const nodes: PlantNode[] = [];
  const pieces: RunPiece[] = [];
  const turn = elbowRadius(radius);
  const last = points.length - 2;
  const counters = { pipe: 0, elbow: 0, flange: 0, reducer: 0 };

  const addFlange = (face: Vec3, out: Vec3, size = radius): void => {
    counters.flange += 1;
    nodes.push(
      group(`Flange ${counters.flange}`, 'Flange', [
        part('Disc', 'Flange', 'flange', flangeShapes(face, out, size)),
        part('Bolts', 'Bolts', 'base', flangeBolts(face, out, size)),
      ]),
    );
  };
  const addReducer = (from: Vec3, to: Vec3, radiusFrom: number, radiusTo: number): void => {
    counters.reducer += 1;
    nodes.push(
      part(
        `Reducer ${counters.reducer}`,
        'Reducer',
        'flange',
        cone(from, to, radiusFrom, radiusTo),
      ),
    );
    pieces.push({ kind: 'reducer', from, to, radius });
  };
  const addPipe = (from: Vec3, to: Vec3): void => {
    const size = distance(from, to);
    if (size < 1e-6) return;
    const direction = normalize(sub(to, from));
    const count = Math.max(1, Math.ceil(size / 12.5));
    for (let i = 0; i < count; i++) {
      const a = along(from, direction, (size * i) / count);
      const b = i === count - 1 ? to : along(from, direction, (size * (i + 1)) / count);
      counters.pipe += 1;
      nodes.push(part(`Pipe ${counters.pipe}`, 'Pipe', color, tube(a, b, radius)));
      pieces.push({ kind: 'pipe', from: a, to: b, radius });
      if (i < count - 1) {
        addFlange(b, direction);
        addFlange(b, scale(direction, -1));
      }
    }
  };

  points.slice(1).forEach((corner, leg) => {
    const start = points[leg] ?? corner;
    const direction = normalize(sub(corner, start));
    const at = (offset: number): Vec3 => along(start, direction, offset);
    const total = distance(start, corner);
    const [first, final] = plan.ends;
    const reducerAt = (end: RunEnd): number =>
      end.kind === 'nozzle' && Math.abs(end.radius - radius) > 1e-6 ? reducerLength(radius) : 0;
    let done = leg === 0 ? reducerAt(first) : turn;
    const to = leg === last ? total - reducerAt(final) : total - turn;
    if (to - done < -1e-6) {
      throw new Error(
        `${line}: the leg from ${describe(start)} to ${describe(corner)} is too short for its fittings.`,
      );
    }
    if (leg === 0 && first.kind === 'valve')
      nodes.push(blindFlange(start, scale(direction, -1), radius));
    if (leg === 0 && first.kind === 'nozzle') {
      addFlange(start, scale(direction, -1), first.radius);
      if (done > 0) addReducer(start, at(done), first.radius, radius);
    }
    for (const valve of plan.valves
      .filter((item) => item.leg === leg)
      .sort((p, q) => p.at - q.at)) {
      const half = valveLength(radius) / 2;
      if (valve.at - half < done - 1e-6 || valve.at + half > to + 1e-6) {
        throw new Error(
          `${line}: ${valve.tag} does not fit at ${valve.at.toFixed(2)} m of leg ${leg} (${done.toFixed(2)} to ${to.toFixed(2)}).`,
        );
      }
      const [a, b] = [at(valve.at - half), at(valve.at + half)];
      if (valve.at - half > done + 1e-6) {
        addPipe(at(done), a);
        addFlange(a, direction);
      }
      nodes.push(
        placeNode(makeValve(valve.tag, valve.kind, radius), valveFrame(at(valve.at), direction)),
      );
      pieces.push({ kind: 'valve', from: a, to: b, radius });
      done = valve.at + half;
      if (done < to - 1e-6) addFlange(b, scale(direction, -1));
    }
    if (leg === last) {
      if (to > done + 1e-6) addPipe(at(done), to === total ? corner : at(to));
      if (final.kind === 'valve') {
        nodes.push(blindFlange(corner, direction, radius));
        return;
      }
      if (to < total) addReducer(at(to), corner, radius, final.radius);
      addFlange(corner, direction, final.radius);
      return;
    }
    const end = at(to);
    addPipe(at(done), end);
    const after = points[leg + 2] ?? corner;
    const next = normalize(sub(after, corner));
    counters.elbow += 1;
    const center = along(end, next, turn);
    nodes.push(
      part(
        `Elbow ${counters.elbow}`,
        'Elbow',
        color,
        bend(center, cross(direction, next), scale(next, -1), turn, radius, Math.PI / 2),
      ),
    );
    pieces.push({ kind: 'elbow', from: end, to: along(corner, next, turn), radius });
  });
  const total = pieces.reduce(
    (sum, piece) =>
      sum + (piece.kind === 'elbow' ? (Math.PI / 2) * turn : distance(piece.from, piece.to)),
    0,
  );
  return { line, nodes, pieces, length: total };
}

/** On vertical pipes, the stem points south, because the rack's other lines aren't there. */
function valveFrame(origin: Vec3, direction: Vec3): Frame {
  const stem = Math.abs(direction[2]) > 0.5 ? scale(Y, -1) : Z;
  const x = length(cross(direction, X)) < 1e-9 ? X : direction;
  return { origin, x, y: cross(stem, x), z: stem };
}

const reducerLength = (radius: number): number => 2.4 * radius;

function blindFlange(face: Vec3, direction: Vec3, radius: number): PlantNode {
  const thickness = flangeThickness(radius);
  return part(
    'Blind flange',
    'Blind flange',
    'flange',
    cylinder(face, along(face, direction, thickness), radius * 1.45 + 0.025),
  );
}
