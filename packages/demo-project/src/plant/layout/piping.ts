/** Builds numbered pipe runs with valves and supports, from the table of lines. */
import type { Vec3 } from '../kernel/math';
import { distance, mix } from '../kernel/math';
import type { Equipment, Nozzle, PlantNode } from '../kernel/node';
import { group, part } from '../kernel/node';
import { block, span } from '../kernel/solids';
import { nozzleOf } from '../equipment/vessels';
import { pipeShoes, RackPlan } from '../piping/rack';
import type { RackEnd } from '../piping/router';
import { follow, placeValves, routeOverRack } from '../piping/router';
import type { PipeRun, RunEnd } from '../piping/run';
import { buildRun } from '../piping/run';
import { nominalBore } from '../piping/valves';
import type { EndPlan, LinePlan } from './lines';
import { fluids, lines } from './lines';

export interface BuiltLine {
  readonly number: string;
  readonly plan: LinePlan;
  readonly run: PipeRun;
  readonly ends: readonly [RunEnd, RunEnd];
  /** Nozzles at both ends of the line. Undefined for an end at the plant's boundary. */
  readonly nozzles: readonly [Nozzle | undefined, Nozzle | undefined];
  readonly node: PlantNode;
}

/** Maximum height of the axis of outdoor pipes that stand on their own posts, in meters. */
const sleeperLimit = 2;

function groundSupports(run: PipeRun): PlantNode[] {
  const supports: PlantNode[] = [];
  for (const piece of run.pieces) {
    const level = Math.abs(piece.from[2] - piece.to[2]) < 1e-6;
    const size = distance(piece.from, piece.to);
    if (
      piece.kind !== 'pipe' ||
      !level ||
      piece.from[2] > sleeperLimit ||
      piece.from[2] < 0.6 ||
      size < 1.6
    )
      continue;
    const count = Math.max(1, Math.round(size / 3.2));
    for (let i = 0; i < count; i++) {
      const point = mix(piece.from, piece.to, (i + 0.5) / count);
      const foot: Vec3 = [point[0], point[1], 0];
      const top = point[2] - piece.radius;
      supports.push(
        part(
          `Support ${supports.length + 1}`,
          'Pipe support',
          'steelDark',
          [
            block(foot, [0.36, 0.36, 0.12]),
            block([foot[0], foot[1], 0.12], [0.12, 0.12, top - 0.18]),
            span(
              [foot[0] - 0.16, foot[1] - 0.16, top - 0.06],
              [foot[0] + 0.16, foot[1] + 0.16, top],
            ),
          ],
          { discipline: 'Structure', surface: 'structure' },
        ),
      );
    }
  }
  return supports;
}

/** Builds all lines. If a line can't be built, throws an error with the line's number. */
export function buildLines(equipment: ReadonlyMap<string, Equipment>): BuiltLine[] {
  const rackPlan = new RackPlan();
  return lines.map((plan, index) => {
    const number = `${nominalBore(plan.radius)}-${plan.fluid}-${1001 + index}-A1`;
    const nozzleAt = (end: EndPlan): Nozzle | undefined =>
      'limit' in end ? undefined : nozzleOf(equipment, end.tag, end.nozzle);
    const nozzles = [nozzleAt(plan.from), nozzleAt(plan.to)] as const;
    try {
      return buildLine(plan, number, nozzles, rackPlan, index);
    } catch (error) {
      throw new Error(
        `Line ${number} (${JSON.stringify(plan.from)} to ${JSON.stringify(plan.to)}): ${(error as Error).message}`,
        { cause: error },
      );
    }
  });
}

function buildLine(
  plan: LinePlan,
  number: string,
  nozzles: BuiltLine['nozzles'],
  rackPlan: RackPlan,
  index: number,
): BuiltLine {
  const fluid = fluids[plan.fluid];
  const route = routeLine(plan, nozzles, rackPlan, index);
  const valves = placeValves(
    number,
    route.points,
    plan.radius,
    route.ends,
    plan.valves.map((valve, i) => ({
      ...valve,
      tag: `${valve.kind === 'control' ? 'FV' : valve.kind === 'check' ? 'NRV' : 'HV'}-${1001 + index}${'AB'[i] ?? ''}`,
    })),
  );
  const run = buildRun({
    line: number,
    color: fluid.color,
    radius: plan.radius,
    points: route.points,
    valves,
    ends: route.ends,
  });
  const supports = [
    ...groundSupports(run),
    ...(plan.tier === undefined || route.lane === undefined
      ? []
      : pipeShoes(number, plan.tier, route.lane.y, plan.radius, route.lane.from, route.lane.to)),
  ];
  const name = (end: EndPlan): string => ('limit' in end ? `plant limit ${end.limit}` : end.tag);
  const node = group(
    number,
    'Pipeline',
    [
      group('Pipe', 'Piping', run.nodes),
      ...(supports.length > 0
        ? [
            group('Supports', 'Pipe supports', supports, {
              discipline: 'Structure',
              surface: 'structure',
            }),
          ]
        : []),
    ],
    {
      tag: number,
      discipline: 'Piping',
      surface: 'pipe',
      properties: {
        Process: {
          'Line number': number,
          Fluid: fluid.name,
          'Nominal bore': nominalBore(plan.radius),
          Specification: 'A1',
          From: name(plan.from),
          To: name(plan.to),
        },
      },
    },
  );
  return { number, plan, run, ends: route.ends, nozzles, node };
}

interface Route {
  readonly points: readonly Vec3[];
  readonly ends: readonly [RunEnd, RunEnd];
  readonly lane?: { readonly y: number; readonly from: number; readonly to: number };
}

function routeLine(
  plan: LinePlan,
  nozzles: BuiltLine['nozzles'],
  rackPlan: RackPlan,
  index: number,
): Route {
  if (plan.tier === undefined) {
    const [from, to] = nozzles;
    if (from === undefined || to === undefined || 'limit' in plan.from || 'limit' in plan.to) {
      throw new Error('A line outside the rack must connect two nozzles.');
    }
    const moves = plan.from.moves ?? [];
    return {
      points: [from.position, ...follow(from.position, moves), to.position],
      ends: [
        { kind: 'nozzle', radius: from.radius },
        { kind: 'nozzle', radius: to.radius },
      ],
    };
  }
  const rackEnd = (end: EndPlan, nozzle: Nozzle | undefined): RackEnd =>
    'limit' in end || nozzle === undefined
      ? { limit: 'limit' in end ? end.limit : 'east' }
      : { nozzle, ...(end.moves === undefined ? {} : { moves: end.moves }) };
  const sides = nozzles.flatMap((nozzle) =>
    nozzle === undefined ? [] : [Math.sign(nozzle.position[1])],
  );
  const wanted =
    (sides.reduce((sum, side) => sum + side, 0) / Math.max(1, sides.length)) * 2.4 +
    ((index % 3) - 1) * 0.4;
  const route = routeOverRack(
    rackPlan,
    plan.tier,
    plan.radius,
    rackEnd(plan.from, nozzles[0]),
    rackEnd(plan.to, nozzles[1]),
    wanted,
  );
  return {
    points: route.points,
    ends: route.ends,
    lane: { y: route.laneY, from: route.laneFrom, to: route.laneTo },
  };
}
