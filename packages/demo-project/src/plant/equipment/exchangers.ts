import type { Vec3 } from '../kernel/math';
import { add, along, exactCosSin, frameAt, Z } from '../kernel/math';
import type { Equipment, NodeDetails, PlantNode } from '../kernel/node';
import { group, part, placeNode } from '../kernel/node';
import {
  bar,
  bend,
  block,
  bolts,
  cone,
  cylinder,
  dish,
  prism,
  ring,
  span,
  tube,
} from '../kernel/solids';
import { handrail, ladder } from '../structure/access';
import { makeNozzle } from './nozzle';
import { saddles } from './vessels';

/** Options of a shell-and-tube exchanger. Its axis is local x, and its channel is at -x. */
export interface ExchangerOptions {
  readonly radius: number;
  readonly length: number;
  readonly axis: number;
  readonly pipeRadius: number;
  /** Whether the exchanger is a kettle. The shell of a kettle widens upward behind an eccentric cone. */
  readonly kettle?: boolean;
}

/**
 * Creates a shell-and-tube exchanger. Its nozzles are S1 and S2 (shell), and T1 and T2 (channel). S1 and T1 are on top.
 */
export function shellAndTube(
  tag: string,
  options: ExchangerOptions,
  details: NodeDetails,
): Equipment {
  const { radius, length, axis, pipeRadius, kettle = false } = options;
  const half = length / 2;
  const channelEnd = -half;
  const tubeSheet = -half + length * 0.17;
  const wide = kettle ? radius * 1.5 : radius;
  const wideAxis = axis + (wide - radius);
  const shellStart = kettle ? tubeSheet + length * 0.2 : tubeSheet;
  const shellEnd = half - wide * 0.5;
  const flanges = [channelEnd, tubeSheet].flatMap((x, i) => [
    part(
      `Body flange ${i + 1}`,
      'Flange',
      'shellTrim',
      cylinder([x - 0.07, 0, axis], [x + 0.07, 0, axis], radius * 1.2),
    ),
    part(`Body bolts ${i + 1}`, 'Bolts', 'base', [
      ...bolts([x - 0.09, 0, axis], [1, 0, 0], radius * 1.11, 16, 0.026, 0.05),
      ...bolts([x + 0.09, 0, axis], [1, 0, 0], radius * 1.11, 16, 0.026, 0.05),
    ]),
  ]);
  const channelMid = (channelEnd + tubeSheet) / 2;
  const top = (x: number, r: number, z: number, name: string) =>
    makeNozzle(name, [x, 0, z + r - 0.02], Z, 0.3, pipeRadius);
  const low = (x: number, r: number, z: number, name: string) =>
    makeNozzle(name, [x, 0, z - r + 0.02], [0, 0, -1], 0.25, pipeRadius);
  const s1 = top(shellEnd - wide * 0.9, wide, wideAxis, 'S1');
  const s2 = low(shellStart + 0.45, wide, wideAxis, 'S2');
  const t1 = top(channelMid, radius, axis, 'T1');
  const t2 = low(channelMid, radius, axis, 'T2');
  const body: PlantNode[] = kettle
    ? [
        part(
          'Tube neck',
          'Shell',
          'shell',
          tube([tubeSheet, 0, axis], [tubeSheet + length * 0.06, 0, axis], radius),
        ),
        part('Kettle cone', 'Transition', 'shellTrim', {
          kind: 'eccentricCone',
          a: [tubeSheet + length * 0.06, 0, axis],
          b: [shellStart, 0, wideAxis],
          radiusA: radius,
          radiusB: wide,
          normal: [-1, 0, 0],
        }),
      ]
    : [];
  const node = group(
    tag,
    kettle ? 'Kettle reboiler' : 'Shell and tube exchanger',
    [
      group('Supports', 'Support', [
        placeNode(
          group('Saddles', 'Support', saddles((shellEnd - shellStart) * 0.32, wide, wideAxis)),
          frameAt([(shellStart + shellEnd) / 2, 0, 0]),
        ),
      ]),
      group('Channel', 'Channel', [
        part(
          'Channel barrel',
          'Shell',
          'shellWarm',
          tube([channelEnd, 0, axis], [tubeSheet, 0, axis], radius),
        ),
        part(
          'Channel cover',
          'Head',
          'shellWarm',
          dish([channelEnd - 0.07, 0, axis], [-1, 0, 0], radius, radius * 0.45),
        ),
        t1.node,
        t2.node,
      ]),
      group('Flanges', 'Flange', flanges),
      group('Shell', 'Shell', [
        ...body,
        part(
          'Shell barrel',
          'Shell',
          'shell',
          tube([shellStart, 0, wideAxis], [shellEnd, 0, wideAxis], wide),
        ),
        part(
          'Shell head',
          'Head',
          'shell',
          dish([shellEnd, 0, wideAxis], [1, 0, 0], wide, wide * 0.5),
        ),
        s1.node,
        s2.node,
      ]),
    ],
    { ...details, tag },
  );
  return { node, nozzles: { S1: s1.nozzle, S2: s2.nozzle, T1: t1.nozzle, T2: t2.nozzle } };
}

function fan(name: string, center: Vec3, radius: number): PlantNode {
  const blades = Array.from({ length: 6 }, (_, i) => {
    const [cos, sin] = exactCosSin((Math.PI * i) / 3);
    const out: Vec3 = [cos, sin, 0];
    const side: Vec3 = [-sin, cos, 0];
    const at = (r: number, s: number, z: number): Vec3 =>
      add(along(along(center, out, r), side, s), [0, 0, z]);
    return part(`Blade ${i + 1}`, 'Fan blade', 'rotatingDark', {
      kind: 'trapezium',
      corners: [
        at(0.15, 0.09, 0.06),
        at(0.15, -0.09, -0.06),
        at(radius * 0.94, -0.16, -0.05),
        at(radius * 0.94, 0.16, 0.05),
      ],
    });
  });
  return group(name, 'Fan', [
    part('Fan ring', 'Fan ring', 'rotating', [
      tube(add(center, [0, 0, 0.3]), add(center, [0, 0, -0.3]), radius),
      bend(add(center, [0, 0, 0.3]), Z, [1, 0, 0], radius, 0.05),
    ]),
    part(
      'Hub',
      'Hub',
      'rotating',
      cylinder(add(center, [0, 0, -0.12]), add(center, [0, 0, 0.12]), 0.2),
    ),
    ...blades,
  ]);
}

/**
 * Creates a fin-fan air cooler on posts above `level`. The fans are on top. Its nozzles are IN and OUT, both at local
 * +y.
 */
export function airCooler(
  tag: string,
  size: readonly [number, number],
  level: number,
  details: NodeDetails,
): Equipment {
  const [sx, sy] = size;
  const bundleBottom = level + 1.6;
  const bundleTop = bundleBottom + 0.45;
  const fanCount = Math.max(1, Math.round(sx / sy));
  const posts = [-1, 1].flatMap((i) =>
    [-1, 1].map((j) =>
      part(
        `Post ${i} ${j}`,
        'Column',
        'steel',
        bar(
          [(i * (sx - 0.3)) / 2, (j * (sy - 0.3)) / 2, level],
          [(i * (sx - 0.3)) / 2, (j * (sy - 0.3)) / 2, bundleBottom],
          0.16,
          0.16,
        ),
      ),
    ),
  );
  const tubes = Array.from({ length: 18 }, (_, i) => {
    const y = -sy / 2 + 0.2 + ((sy - 0.4) * i) / 17;
    return part(
      `Finned tube ${i + 1}`,
      'Finned tube',
      'grating',
      bar(
        [-sx / 2 + 0.2, y, bundleBottom + 0.12],
        [sx / 2 - 0.2, y, bundleBottom + 0.12],
        0.07,
        0.2,
      ),
    );
  });
  const inlet = makeNozzle(
    'IN',
    [-sx / 2 + 0.6, sy / 2 - 0.03, bundleBottom + 0.22],
    [0, 1, 0],
    0.25,
    0.09,
  );
  const outlet = makeNozzle(
    'OUT',
    [sx / 2 - 0.6, sy / 2 - 0.03, bundleBottom + 0.22],
    [0, 1, 0],
    0.25,
    0.09,
  );
  const fans = Array.from({ length: fanCount }, (_, i) =>
    fan(
      `Fan ${i + 1}`,
      [-sx / 2 + (sx * (i + 0.5)) / fanCount, 0, bundleTop + 0.75],
      Math.min(sx / fanCount, sy) * 0.43,
    ),
  );
  const plenum = Array.from({ length: fanCount }, (_, i) => {
    const x0 = -sx / 2 + (sx * i) / fanCount;
    const x1 = x0 + sx / fanCount;
    const cx = (x0 + x1) / 2;
    const r = Math.min(sx / fanCount, sy) * 0.43;
    const lower: [number, number][] = [
      [x0, -sy / 2],
      [x1, -sy / 2],
      [x1, sy / 2],
      [x0, sy / 2],
    ];
    const upper: [number, number][] = [
      [cx - r, -r],
      [cx + r, -r],
      [cx + r, r],
      [cx - r, r],
    ];
    return part(
      `Plenum ${i + 1}`,
      'Plenum',
      'shellWarm',
      lower.map((from, k) => {
        const next = (k + 1) % 4;
        const [to, upTo, upFrom] = [lower[next] ?? from, upper[next] ?? from, upper[k] ?? from];
        return {
          kind: 'trapezium' as const,
          corners: [
            [from[0], from[1], bundleTop],
            [to[0], to[1], bundleTop],
            [upTo[0], upTo[1], bundleTop + 0.5],
            [upFrom[0], upFrom[1], bundleTop + 0.5],
          ] as const,
        };
      }),
    );
  });
  const node = group(
    tag,
    'Air cooler',
    [
      group('Supports', 'Support', posts, { discipline: 'Structure', surface: 'structure' }),
      group('Bundle', 'Tube bundle', [
        part('Side frames', 'Frame', 'shell', [
          span([-sx / 2, -sy / 2, bundleBottom], [sx / 2, -sy / 2 + 0.08, bundleTop]),
          span([-sx / 2, sy / 2 - 0.08, bundleBottom], [sx / 2, sy / 2, bundleTop]),
        ]),
        part('Headers', 'Header', 'shellTrim', [
          span([-sx / 2, -sy / 2 + 0.08, bundleBottom], [-sx / 2 + 0.2, sy / 2 - 0.08, bundleTop]),
          span([sx / 2 - 0.2, -sy / 2 + 0.08, bundleBottom], [sx / 2, sy / 2 - 0.08, bundleTop]),
        ]),
        ...tubes,
      ]),
      group('Plenums', 'Plenum', plenum),
      group('Fans', 'Fan', fans),
      inlet.node,
      outlet.node,
    ],
    { ...details, tag },
  );
  return { node, nozzles: { IN: inlet.nozzle, OUT: outlet.nozzle } };
}

/** Creates a vertical cylindrical fired heater with a stack. Its nozzles are IN and OUT, both at local -y. */
export function firedHeater(
  tag: string,
  radius: number,
  height: number,
  stackHeight: number,
  details: NodeDetails,
): Equipment {
  const bottom = 2.1;
  const top = bottom + height;
  const legs = Array.from({ length: 8 }, (_, i) => {
    const [cos, sin] = exactCosSin((Math.PI * i) / 4);
    return part(
      `Leg ${i + 1}`,
      'Leg',
      'steel',
      bar(
        [radius * 0.88 * cos, radius * 0.88 * sin, 0.2],
        [radius * 0.88 * cos, radius * 0.88 * sin, bottom],
        0.25,
        0.25,
      ),
    );
  });
  const stiffeners = Array.from({ length: 5 }, (_, i) =>
    part(
      `Stiffener ${i + 1}`,
      'Band',
      'shellTrim',
      bend([0, 0, bottom + (height * (i + 0.5)) / 5], Z, [1, 0, 0], radius + 0.03, 0.06),
    ),
  );
  const burners = Array.from({ length: 6 }, (_, i) => {
    const [cos, sin] = exactCosSin((Math.PI * i) / 3);
    const at: Vec3 = [radius * 0.5 * cos, radius * 0.5 * sin, bottom];
    return part(`Burner ${i + 1}`, 'Burner', 'rotating', cylinder(add(at, [0, 0, -0.7]), at, 0.26));
  });
  const convection = top + radius * 0.55;
  const boxTop = convection + 2.2;
  const stackTop = boxTop + 0.9 + stackHeight;
  const bands = Array.from({ length: 4 }, (_, i) => {
    const z = boxTop + 0.9 + (stackHeight * (i + 1)) / 4.2;
    return part(
      `Stack band ${i + 1}`,
      'Band',
      'shellTrim',
      bend([0, 0, z], Z, [1, 0, 0], 0.72, 0.05),
    );
  });
  const inlet = makeNozzle('IN', [0.5, -1.1, convection + 1.5], [0, -1, 0], 0.35, 0.1);
  const outlet = makeNozzle('OUT', [-0.6, -radius + 0.03, bottom + 1.2], [0, -1, 0], 0.4, 0.1);
  const side = 1.1;
  const node = group(
    tag,
    'Fired heater',
    [
      part('Foundation', 'Foundation', 'concrete', cylinder([0, 0, 0], [0, 0, 0.2], radius + 0.6), {
        discipline: 'Civil',
        surface: 'paving',
      }),
      group('Supports', 'Support', legs),
      group('Burners', 'Burner', burners),
      part(
        'Radiant floor',
        'Floor',
        'shellTrim',
        cylinder([0, 0, bottom - 0.12], [0, 0, bottom], radius),
      ),
      part('Radiant shell', 'Shell', 'shellWarm', tube([0, 0, top], [0, 0, bottom], radius)),
      group('Stiffeners', 'Band', stiffeners),
      part('Roof cone', 'Roof', 'shell', cone([0, 0, convection], [0, 0, top], side, radius)),
      part(
        'Convection box',
        'Duct',
        'shellWarm',
        block([0, 0, convection], [side * 2, side * 2, boxTop - convection]),
      ),
      part('Breeching', 'Duct', 'shellTrim', [
        prism(
          frameAt([0, 0, boxTop]),
          [
            [-side, -side],
            [side, -side],
            [side, side],
            [-side, side],
          ],
          0.12,
        ),
        cone([0, 0, boxTop + 0.9], [0, 0, boxTop + 0.12], 0.7, side * 1.02),
      ]),
      part(
        'Stack lower',
        'Stack',
        'shell',
        tube([0, 0, boxTop + 0.9 + stackHeight * 0.6], [0, 0, boxTop + 0.9], 0.7),
      ),
      part(
        'Stack upper',
        'Stack',
        'rotating',
        tube([0, 0, stackTop], [0, 0, boxTop + 0.9 + stackHeight * 0.6], 0.7),
      ),
      group('Bands', 'Band', bands),
      part('Stack lip', 'Band', 'rotatingDark', [
        ring([0, 0, stackTop], Z, 0.78, 0.6),
        tube([0, 0, stackTop], [0, 0, stackTop - 0.3], 0.6),
      ]),
      group('Access', 'Access', [ladder('Ladder', [radius + 0.2, 0, 0], top - 0.4, [1, 0, 0])], {
        discipline: 'Structure',
        surface: 'structure',
      }),
      inlet.node,
      outlet.node,
    ],
    { ...details, tag },
  );
  return { node, nozzles: { IN: inlet.nozzle, OUT: outlet.nozzle } };
}

/** Creates a row of induced-draft cooling tower cells along local x. Its nozzles are SUP and RET, both at local -x. */
export function coolingTower(tag: string, cells: number, details: NodeDetails): Equipment {
  const cell = 6;
  const depth = 6.5;
  const length = cells * cell;
  const height = 6;
  const x0 = -length / 2;
  const louvres = [-1, 1].flatMap((sign) =>
    Array.from({ length: 7 }, (_, i) => {
      const z = 1.0 + i * 0.45;
      const y = (sign * depth) / 2;
      const at = (x: number, offset: number, lift: number): Vec3 => [
        x,
        y + sign * offset,
        z + lift,
      ];
      return part(`Louvre ${sign < 0 ? 'south' : 'north'} ${i + 1}`, 'Louvre', 'grating', {
        kind: 'trapezium',
        corners: [at(x0, 0.28, -0.1), at(-x0, 0.28, -0.1), at(-x0, 0, 0.22), at(x0, 0, 0.22)],
      });
    }),
  );
  const stacks = Array.from({ length: cells }, (_, i) => {
    const x = x0 + cell * (i + 0.5);
    return group(`Cell ${i + 1}`, 'Cooling tower cell', [
      part('Fan stack', 'Fan stack', 'shell', [
        cone([x, 0, height + 1.9], [x, 0, height + 0.9], 2.35, 2.05),
        cone([x, 0, height + 0.9], [x, 0, height], 2.05, 2.5),
      ]),
      part('Stack lip', 'Band', 'shellTrim', bend([x, 0, height + 1.9], Z, [1, 0, 0], 2.35, 0.07)),
      fan('Fan', [x, 0, height + 0.85], 1.95),
    ]);
  });
  const supply = makeNozzle('SUP', [x0 + 0.03, 1, 1.08], [-1, 0, 0], 0.4, 0.16);
  const back = makeNozzle('RET', [x0 + 0.03, -1.6, height - 0.9], [-1, 0, 0], 0.4, 0.16);
  const node = group(
    tag,
    'Cooling tower',
    [
      part(
        'Basin',
        'Basin',
        'concrete',
        span([x0 - 0.5, -depth / 2 - 0.5, 0], [-x0 + 0.5, depth / 2 + 0.5, 0.7]),
        { discipline: 'Civil', surface: 'paving' },
      ),
      part('Casing', 'Casing', 'shellWarm', [
        span([x0, -depth / 2, 4.1], [-x0, depth / 2, height]),
        span([x0, -depth / 2, 0.7], [x0 + 0.12, depth / 2, 4.1]),
        span([-x0 - 0.12, -depth / 2, 0.7], [-x0, depth / 2, 4.1]),
      ]),
      part(
        'Fill',
        'Fill',
        'pipeLight',
        span([x0 + 0.2, -depth / 2 + 0.4, 1.2], [-x0 - 0.2, depth / 2 - 0.4, 4.0]),
      ),
      group('Louvres', 'Louvre', louvres),
      ...stacks,
      group(
        'Access',
        'Access',
        [
          handrail('Deck handrail', [
            [x0, -depth / 2, height],
            [-x0, -depth / 2, height],
            [-x0, depth / 2, height],
            [x0, depth / 2, height],
            [x0, -depth / 2, height],
          ]),
          ladder('Ladder', [-x0 - 1.6, depth / 2 + 0.62, 0], height, [0, 1, 0]),
        ],
        { discipline: 'Structure', surface: 'structure' },
      ),
      supply.node,
      back.node,
    ],
    { ...details, tag },
  );
  return { node, nozzles: { SUP: supply.nozzle, RET: back.nozzle } };
}
