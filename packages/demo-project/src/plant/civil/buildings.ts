import type { Vec3 } from '../kernel/math';
import { frameAlong, frameAt, Z } from '../kernel/math';
import type { NodeDetails, PlantNode } from '../kernel/node';
import { group, part, placeNode } from '../kernel/node';
import {
  bar,
  block,
  capsule,
  cone,
  cylinder,
  disc,
  prism,
  ring,
  span,
  tube,
} from '../kernel/solids';
import { handrail } from '../structure/access';

const building: NodeDetails = { discipline: 'Civil', surface: 'building' };

/**
 * Creates a flat-roofed building with bands of windows. The building stands on local z = 0, and its door faces local
 * -y.
 */
export function flatBuilding(
  name: string,
  size: Vec3,
  windows: number,
  details: NodeDetails,
): PlantNode {
  const [sx, sy, sz] = size;
  const pane = (x: number, y: number, width: number, onX: boolean): PlantNode['shapes'][number] =>
    block([x, y, sz * 0.38], onX ? [width, 0.06, sz * 0.34] : [0.06, width, sz * 0.34]);
  const columns = Array.from({ length: windows }, (_, i) => -sx / 2 + (sx * (i + 0.5)) / windows);
  const glass = [-1, 1].flatMap((sign) =>
    columns
      .filter((x) => !(sign < 0 && Math.abs(x) < 1.6))
      .map((x, i) =>
        part(
          `Window ${sign < 0 ? 'south' : 'north'} ${i + 1}`,
          'Window',
          'glass',
          pane(x, (sign * (sy + 0.02)) / 2, (sx / windows) * 0.72, true),
        ),
      ),
  );
  const endGlass = [-1, 1].map((sign) =>
    part(
      `Window ${sign < 0 ? 'west' : 'east'}`,
      'Window',
      'glass',
      pane((sign * (sx + 0.02)) / 2, 0, sy * 0.5, false),
    ),
  );
  const units = Array.from({ length: Math.max(1, Math.round(sx / 7)) }, (_, i) => {
    const x = -sx / 2 + 2.5 + i * 5.5;
    return group(`Air handler ${i + 1}`, 'Air handler', [
      part('Casing', 'Casing', 'wall', block([x, sy * 0.18, sz + 0.25], [2.2, 1.4, 1.1])),
      part('Fan grille', 'Grille', 'roof', [
        ring([x, sy * 0.18, sz + 1.37], Z, 0.5, 0.3),
        disc([x, sy * 0.18, sz + 1.365], Z, 0.3),
      ]),
    ]);
  });
  return group(
    name,
    'Building',
    [
      part('Plinth', 'Foundation', 'concrete', block([0, 0, 0], [sx + 0.5, sy + 0.5, 0.25])),
      part('Walls', 'Wall', 'wall', block([0, 0, 0.25], [sx, sy, sz - 0.25])),
      part('Roof', 'Roof', 'roof', block([0, 0, sz], [sx + 0.8, sy + 0.8, 0.25])),
      part('Parapet', 'Parapet', 'wall', [
        span([-sx / 2 - 0.4, -sy / 2 - 0.4, sz + 0.25], [sx / 2 + 0.4, -sy / 2 - 0.2, sz + 0.5]),
        span([-sx / 2 - 0.4, sy / 2 + 0.2, sz + 0.25], [sx / 2 + 0.4, sy / 2 + 0.4, sz + 0.5]),
        span([-sx / 2 - 0.4, -sy / 2 - 0.2, sz + 0.25], [-sx / 2 - 0.2, sy / 2 + 0.2, sz + 0.5]),
        span([sx / 2 + 0.2, -sy / 2 - 0.2, sz + 0.25], [sx / 2 + 0.4, sy / 2 + 0.2, sz + 0.5]),
      ]),
      group('Windows', 'Window', [...glass, ...endGlass]),
      group('Entrance', 'Entrance', [
        part('Door', 'Door', 'steelDark', block([0, -sy / 2 - 0.03, 0.25], [1.8, 0.08, 2.3])),
        part('Canopy', 'Canopy', 'roof', block([0, -sy / 2 - 0.9, 2.75], [3.2, 1.8, 0.15])),
        part(
          'Canopy posts',
          'Column',
          'steel',
          [-1.45, 1.45].map((x) => tube([x, -sy / 2 - 1.65, 0], [x, -sy / 2 - 1.65, 2.75], 0.06)),
        ),
        part('Step', 'Step', 'concrete', block([0, -sy / 2 - 0.9, 0], [2.6, 1.4, 0.22])),
      ]),
      group('Roof units', 'Air handler', units),
    ],
    { ...building, ...details },
  );
}

/** Creates an oil-filled transformer with radiators and bushings. */
export function transformer(tag: string, details: NodeDetails): PlantNode {
  const radiators = [-1, 1].flatMap((sign) =>
    Array.from({ length: 5 }, (_, i) =>
      part(
        `Radiator ${sign < 0 ? 'west' : 'east'} ${i + 1}`,
        'Radiator',
        'cable',
        block([sign * 1.35, -0.7 + i * 0.35, 0.6], [0.55, 0.1, 1.5]),
      ),
    ),
  );
  const bushings = [-0.6, 0, 0.6].map((x, i) =>
    part(`Bushing ${i + 1}`, 'Bushing', 'base', [
      cone([x, 0.35, 3.1], [x, 0.35, 2.3], 0.06, 0.14),
      ...[2.45, 2.6, 2.75, 2.9].map((z) => ring([x, 0.35, z], Z, 0.18, 0.06)),
    ]),
  );
  return group(
    tag,
    'Transformer',
    [
      part('Foundation', 'Foundation', 'concrete', block([0, 0, 0], [4, 3, 0.3]), {
        discipline: 'Civil',
        surface: 'paving',
      }),
      part('Tank', 'Tank', 'electrical', block([0, 0, 0.4], [2, 1.7, 1.9])),
      part('Rails', 'Base frame', 'base', [
        block([-0.7, 0, 0.3], [0.15, 1.9, 0.1]),
        block([0.7, 0, 0.3], [0.15, 1.9, 0.1]),
      ]),
      ...radiators,
      ...bushings,
      part(
        'Conservator',
        'Tank',
        'electrical',
        capsule([-0.8, -0.55, 2.85], [0.8, -0.55, 2.85], 0.28, 0.1),
      ),
      part(
        'Conservator legs',
        'Leg',
        'cable',
        [-0.5, 0.5].map((x) => bar([x, -0.55, 2.3], [x, -0.55, 2.6], 0.1, 0.1)),
      ),
    ],
    { discipline: 'Electrical', surface: 'electrical', ...details, tag },
  );
}

/**
 * Creates an open shelter with columns, rafters, a pitched roof, and a crane. The ridge of the roof is along local x.
 */
export function shelter(name: string, size: Vec3): PlantNode {
  const [sx, sy, eaves] = size;
  const ridge = eaves + 1.6;
  const frames = Math.round(sx / 5);
  const bents = Array.from({ length: frames + 1 }, (_, i) => {
    const x = -sx / 2 + (sx * i) / frames;
    return group(`Frame ${i + 1}`, 'Frame', [
      part(
        'Footings',
        'Foundation',
        'concrete',
        [block([x, -sy / 2, 0], [0.8, 0.8, 0.3]), block([x, sy / 2, 0], [0.8, 0.8, 0.3])],
        { discipline: 'Civil', surface: 'paving' },
      ),
      part(
        'Column south',
        'Column',
        'steel',
        bar([x, -sy / 2, 0.3], [x, -sy / 2, eaves], 0.3, 0.3),
      ),
      part('Column north', 'Column', 'steel', bar([x, sy / 2, 0.3], [x, sy / 2, eaves], 0.3, 0.3)),
      part('Rafters', 'Rafter', 'steel', [
        bar([x, -sy / 2, eaves], [x, 0, ridge], 0.2, 0.3),
        bar([x, sy / 2, eaves], [x, 0, ridge], 0.2, 0.3),
      ]),
      part(
        'Tie',
        'Tie',
        'steel',
        bar([x, -sy / 2, eaves - 0.1], [x, sy / 2, eaves - 0.1], 0.12, 0.16),
      ),
    ]);
  });
  const over = 0.6;
  const drop = (over * (ridge - eaves)) / (sy / 2);
  const sheet = (sign: number, x0: number, x1: number): PlantNode['shapes'][number] => ({
    kind: 'trapezium',
    corners:
      sign > 0
        ? [
            [x0, 0, ridge + 0.2],
            [x1, 0, ridge + 0.2],
            [x1, sy / 2 + over, eaves - drop + 0.2],
            [x0, sy / 2 + over, eaves - drop + 0.2],
          ]
        : [
            [x1, 0, ridge + 0.2],
            [x0, 0, ridge + 0.2],
            [x0, -sy / 2 - over, eaves - drop + 0.2],
            [x1, -sy / 2 - over, eaves - drop + 0.2],
          ],
  });
  const sheets = Array.from({ length: frames }, (_, i) => {
    const x0 = -sx / 2 - (i === 0 ? over : 0) + (sx * i) / frames;
    const x1 = -sx / 2 + (sx * (i + 1)) / frames + (i === frames - 1 ? over : 0);
    return [
      part(`Roof sheet south ${i + 1}`, 'Roof', 'roof', sheet(-1, x0, x1)),
      part(`Roof sheet north ${i + 1}`, 'Roof', 'roof', sheet(1, x0, x1)),
    ];
  }).flat();
  return group(
    name,
    'Shelter',
    [
      ...bents,
      ...sheets,
      part('Crane beams', 'Crane', 'electrical', [
        bar([-sx / 2, -sy / 2 + 0.5, eaves - 0.7], [sx / 2, -sy / 2 + 0.5, eaves - 0.7], 0.2, 0.35),
        bar([-sx / 2, sy / 2 - 0.5, eaves - 0.7], [sx / 2, sy / 2 - 0.5, eaves - 0.7], 0.2, 0.35),
      ]),
      part('Crane bridge', 'Crane', 'electrical', [
        bar(
          [sx * 0.22, -sy / 2 + 0.5, eaves - 0.35],
          [sx * 0.22, sy / 2 - 0.5, eaves - 0.35],
          0.35,
          0.5,
        ),
        block([sx * 0.22, 1.2, eaves - 1.1], [0.7, 0.6, 0.5]),
      ]),
    ],
    { discipline: 'Structure', surface: 'structure' },
  );
}

function vehicle(
  name: string,
  wheels: PlantNode['shapes'],
  parts: readonly PlantNode[],
): PlantNode {
  return group(name, 'Vehicle', [part('Wheels', 'Wheel', 'base', wheels), ...parts], {
    discipline: 'Civil',
    surface: 'equipment',
  });
}

/** Creates a tank truck that faces local +x. */
export function tankTruck(name: string): PlantNode {
  const wheel = (x: number, y: number): PlantNode['shapes'] =>
    cylinder([x, y - 0.15, 0.5], [x, y + 0.15, 0.5], 0.5);
  const axles = [-4.2, -3.1, 1.2, 3.6];
  return vehicle(
    name,
    axles.flatMap((x) => [...wheel(x, -1.05), ...wheel(x, 1.05)]),
    [
      part('Chassis', 'Chassis', 'steelDark', block([-0.4, 0, 0.75], [9, 0.9, 0.25])),
      part('Barrel', 'Tank', 'shell', capsule([-4.6, 0, 2.1], [1.4, 0, 2.1], 1.1, 0.35)),
      part(
        'Barrel bands',
        'Band',
        'shellTrim',
        [-4, -1.6, 0.8].map((x) => tube([x - 0.08, 0, 2.1], [x + 0.08, 0, 2.1], 1.12)),
      ),
      part(
        'Cab',
        'Cab',
        'rotating',
        prism(
          frameAlong([2.35, 1.15, 0.8], [0, -1, 0], [1, 0, 0]),
          [
            [0, 0],
            [0, -2.1],
            [1.3, -2.1],
            [1.9, -1.1],
            [1.9, 0],
          ]
            .map(([x = 0, y = 0]): [number, number] => [x, -y])
            .reverse(),
          2.3,
        ),
      ),
      part('Windscreen', 'Window', 'glass', block([3.75, 0, 2.0], [0.5, 1.9, 0.75])),
    ],
  );
}

/** Creates a car that faces local +x. */
export function car(name: string, color: 'wall' | 'glass' | 'rotating' | 'steel'): PlantNode {
  return vehicle(
    name,
    [-1.3, 1.3].flatMap((x) =>
      [-0.8, 0.8].flatMap((y) => cylinder([x, y - 0.1, 0.32], [x, y + 0.1, 0.32], 0.32)),
    ),
    [
      part('Body', 'Body', color, block([0, 0, 0.3], [4.2, 1.75, 0.62])),
      part(
        'Cabin',
        'Cabin',
        'glass',
        prism(
          frameAlong([-1.5, 0.76, 0.92], [0, -1, 0], [1, 0, 0]),
          [
            [0, 0],
            [0.35, 0.55],
            [1.9, 0.55],
            [2.7, 0],
          ].map(([x = 0, y = 0]): [number, number] => [x, y]),
          1.52,
        ),
      ),
    ],
  );
}

/** Creates a pallet that holds drums or a crate. */
export function pallet(name: string, kind: 'drums' | 'crate'): PlantNode {
  const load =
    kind === 'drums'
      ? [-0.3, 0.3].flatMap((x) =>
          [-0.3, 0.3].map((y, i) =>
            part(
              `Drum ${x < 0 ? i + 1 : i + 3}`,
              'Drum',
              'glass',
              cylinder([x, y, 0.15], [x, y, 1.05], 0.28),
            ),
          ),
        )
      : [
          part('Crate', 'Crate', 'cable', block([0, 0, 0.15], [1.1, 1.1, 1.0])),
          part('Crate bands', 'Crate', 'base', [
            block([0, 0, 0.3], [1.13, 1.13, 0.08]),
            block([0, 0, 0.9], [1.13, 1.13, 0.08]),
          ]),
        ];
  return group(
    name,
    'Pallet',
    [
      part('Pallet', 'Pallet', 'trunk', [
        block([0, 0, 0.1], [1.2, 1.2, 0.05]),
        block([-0.5, 0, 0], [0.1, 1.2, 0.1]),
        block([0.5, 0, 0], [0.1, 1.2, 0.1]),
        block([0, 0, 0], [0.1, 1.2, 0.1]),
      ]),
      ...load,
    ],
    {
      discipline: 'Civil',
      surface: 'equipment',
    },
  );
}

/** Creates a truck loading gantry, with a platform over the lane and a loading arm. */
export function loadingGantry(name: string): PlantNode {
  return group(
    name,
    'Loading gantry',
    [
      part(
        'Posts',
        'Column',
        'steel',
        [-4, 0, 4].map((x) => bar([x, 0, 0], [x, 0, 5.2], 0.22, 0.22)),
      ),
      part('Deck', 'Grating', 'grating', span([-4.2, -0.6, 3.4], [4.2, 0.6, 3.45])),
      part('Roof', 'Roof', 'roof', block([0, -1.2, 5.2], [10, 6, 0.15])),
      handrail('Handrail north', [
        [-4.2, 0.6, 3.45],
        [4.2, 0.6, 3.45],
      ]),
      placeNode(
        group(
          'Loading arm',
          'Loading arm',
          [
            part('Column', 'Pipe', 'pipe', tube([0, 0, 0], [0, 0, 1.4], 0.09)),
            part('Arm', 'Pipe', 'pipe', [
              tube([0, 0, 1.4], [0, -2, 1.7], 0.07),
              tube([0, -2, 1.7], [0, -2, 0.4], 0.07),
            ]),
            part('Joints', 'Swivel joint', 'valve', [
              ...cylinder([-0.15, 0, 1.4], [0.15, 0, 1.4], 0.13),
              ...cylinder([-0.15, -2, 1.7], [0.15, -2, 1.7], 0.11),
            ]),
          ],
          { discipline: 'Piping', surface: 'pipe' },
        ),
        frameAt([1, -0.3, 3.45]),
      ),
    ],
    { discipline: 'Structure', surface: 'structure' },
  );
}
