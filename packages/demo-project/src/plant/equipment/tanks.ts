import type { Vec3 } from '../kernel/math';
import { add, along, cross, direction, Z } from '../kernel/math';
import type { Equipment, NodeDetails } from '../kernel/node';
import { group, part } from '../kernel/node';
import { bend, block, cone, cylinder, dish, ring, tube } from '../kernel/solids';
import { handrail, ladder, roundHandrail, spiralStair } from '../structure/access';
import { makeNozzle, manhole } from './nozzle';
import { shellCourse } from './shell';

/** Options of a storage tank. Lengths are in meters. Angles are in radians from local +x. */
export interface TankOptions {
  readonly radius: number;
  readonly height: number;
  readonly roof: 'cone' | 'dome';
  /** Angles of the connections at the bottom of the shell. */
  readonly nozzleAngles: readonly number[];
  readonly nozzleRadius: number;
  /** Height of the connections' axes above grade. */
  readonly nozzleHeight: number;
  readonly stairFrom: number;
}

/**
 * Creates a flat-bottomed storage tank on a ring foundation. Its nozzles are N1, N2, … at the bottom, and V1 on the
 * roof.
 */
export function storageTank(tag: string, options: TankOptions, details: NodeDetails): Equipment {
  const { radius, height, roof, nozzleAngles, nozzleRadius, nozzleHeight, stairFrom } = options;
  const base = 0.5;
  const top = base + height;
  const courses = Math.max(3, Math.round(height / 2));
  const shell = Array.from({ length: courses }, (_, i) =>
    shellCourse(
      i,
      tube(
        [0, 0, base + (height * (i + 1)) / courses],
        [0, 0, base + (height * i) / courses],
        radius,
      ),
    ),
  );
  const roofHeight = roof === 'cone' ? radius * 0.18 : radius * 0.3;
  const roofPart =
    roof === 'cone'
      ? part('Roof', 'Roof', 'shellWarm', cone([0, 0, top + roofHeight], [0, 0, top], 0.02, radius))
      : part('Roof', 'Roof', 'shellWarm', dish([0, 0, top], Z, radius, roofHeight));
  const girders = [0.62, 0.99].map((t, i) =>
    part(
      `Wind girder ${i + 1}`,
      'Wind girder',
      'shellTrim',
      bend([0, 0, base + height * t], Z, [1, 0, 0], radius + 0.05, 0.09),
    ),
  );
  const nozzles = nozzleAngles.map((angle, i) =>
    makeNozzle(
      `N${i + 1}`,
      add(along([0, 0, 0], direction(angle), radius - 0.02), [0, 0, nozzleHeight]),
      direction(angle),
      0.42,
      nozzleRadius,
    ),
  );
  const vent = makeNozzle('V1', [0, 0, top + roofHeight * 0.98], Z, 0.5, 0.11);
  const turn = Math.min(5.2, height / 0.75 / (radius + 0.9));
  const landing = stairFrom + turn;
  const out = direction(landing);
  const side = cross(Z, out);
  const edge = along([0, 0, top], out, radius);
  const node = group(
    tag,
    'Storage tank',
    [
      part(
        'Ring foundation',
        'Foundation',
        'concrete',
        [...cylinder([0, 0, 0], [0, 0, base], radius + 0.5)],
        {
          discipline: 'Civil',
          surface: 'paving',
        },
      ),
      group('Shell', 'Shell', shell),
      roofPart,
      ...girders,
      ...nozzles.map(({ node: nozzleNode }) => nozzleNode),
      vent.node,
      part('Vent hood', 'Vent', 'shellTrim', [
        cone([0, 0, top + roofHeight + 0.86], [0, 0, top + roofHeight + 0.56], 0.02, 0.3),
        ring([0, 0, top + roofHeight + 0.56], [0, 0, -1], 0.3, 0.1),
      ]),
      manhole(
        add(along([0, 0, 0], direction(stairFrom + Math.PI), radius - 0.02), [0, 0, base + 1]),
        direction(stairFrom + Math.PI),
      ),
      group(
        'Access',
        'Access',
        [
          spiralStair('Spiral stair', [0, 0, base], radius, height, stairFrom, turn),
          part(
            'Landing',
            'Grating',
            'grating',
            block(add(along(edge, out, 0.45), [0, 0, -0.04]), [1.0, 1.3, 0.05], landing),
          ),
          handrail('Landing handrail', [
            along(along(edge, out, 0.1), side, 0.65),
            along(along(edge, out, 0.95), side, 0.65),
            along(along(edge, out, 0.95), side, -0.65),
          ]),
          roundHandrail('Roof handrail', [0, 0, top], radius - 0.12),
        ],
        { discipline: 'Structure', surface: 'structure' },
      ),
    ],
    { ...details, tag },
  );
  return {
    node,
    nozzles: Object.fromEntries([
      ...nozzles.map(({ nozzle }, i) => [`N${i + 1}`, nozzle] as const),
      ['V1', vent.nozzle] as const,
    ]),
  };
}

/** Creates a pressure sphere on braced legs, with a ladder. Its nozzles are N1 (bottom) and N2 (top). */
export function sphereTank(tag: string, radius: number, details: NodeDetails): Equipment {
  const centerHeight = radius + 2.2;
  const center: Vec3 = [0, 0, centerHeight];
  const legCount = 8;
  const legAngle = (i: number): number => (2 * Math.PI * i) / legCount;
  const legRadius = radius * 0.94;
  const foot = (i: number): Vec3 => along([0, 0, 0.3], direction(legAngle(i)), legRadius);
  const legs = Array.from({ length: legCount }, (_, i) =>
    group(`Leg ${i + 1}`, 'Leg', [
      part(
        'Plinth',
        'Foundation',
        'concrete',
        block(add(foot(i), [0, 0, -0.3]), [0.9, 0.9, 0.35], legAngle(i)),
        {
          discipline: 'Civil',
          surface: 'paving',
        },
      ),
      part(
        'Column',
        'Column',
        'shellTrim',
        cylinder(foot(i), add(foot(i), [0, 0, centerHeight - 0.3]), 0.24),
      ),
    ]),
  );
  const braces = Array.from({ length: legCount }, (_, i) => {
    const next = (i + 1) % legCount;
    const low = 0.8;
    const high = centerHeight - 1.2;
    return part(`Brace ${i + 1}`, 'Brace', 'steel', [
      tube(add(foot(i), [0, 0, low]), add(foot(next), [0, 0, high]), 0.04),
      tube(add(foot(next), [0, 0, low]), add(foot(i), [0, 0, high]), 0.04),
    ]);
  });
  const bottom = makeNozzle('N1', [0, 0, centerHeight - radius + 0.02], [0, 0, -1], 0.5, 0.11);
  const top = makeNozzle('N2', [0, 0, centerHeight + radius - 0.02], Z, 0.5, 0.11);
  const ladderFoot = along([0, 0, 0], direction(-Math.PI / 2), radius + 0.35);
  const node = group(
    tag,
    'Pressure sphere',
    [
      part('Upper shell', 'Shell', 'shell', dish(center, Z, radius, radius)),
      part('Lower shell', 'Shell', 'shellWarm', dish(center, [0, 0, -1], radius, radius)),
      part('Equator weld', 'Band', 'shellTrim', bend(center, Z, [1, 0, 0], radius, 0.05)),
      group('Supports', 'Support', [...legs, ...braces]),
      bottom.node,
      top.node,
      group(
        'Access',
        'Access',
        [
          ladder('Ladder', ladderFoot, centerHeight + radius - 0.2, direction(-Math.PI / 2)),
          part(
            'Crown bridge',
            'Grating',
            'grating',
            block([0, -(radius + 0.3) / 2, centerHeight + radius + 0.1], [0.9, radius + 0.3, 0.05]),
          ),
          part(
            'Crown deck',
            'Grating',
            'grating',
            cylinder(
              [0, 0, centerHeight + radius + 0.1],
              [0, 0, centerHeight + radius + 0.15],
              1.4,
            ),
          ),
          roundHandrail(
            'Crown handrail',
            [0, 0, centerHeight + radius + 0.15],
            1.35,
            -Math.PI / 2 + 0.4,
            2 * Math.PI - 0.8,
          ),
          handrail('Bridge handrail east', [
            [0.45, -radius - 0.2, centerHeight + radius + 0.15],
            [0.45, -1.35, centerHeight + radius + 0.15],
          ]),
          handrail('Bridge handrail west', [
            [-0.45, -radius - 0.2, centerHeight + radius + 0.15],
            [-0.45, -1.35, centerHeight + radius + 0.15],
          ]),
        ],
        { discipline: 'Structure', surface: 'structure' },
      ),
    ],
    { ...details, tag },
  );
  return { node, nozzles: { N1: bottom.nozzle, N2: top.nozzle } };
}
