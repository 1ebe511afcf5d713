/** The second model: a package that consists of two metering pumps, a filter, and a day tank on a shared base frame. */
import type { Equipment, NodeDetails, PlantNode } from '../kernel/node';
import { group, part, placeEquipment, placeNode } from '../kernel/node';
import type { Vec3 } from '../kernel/math';
import { frameAt, Z } from '../kernel/math';
import { bend, block, dish, iBeam, span, tube } from '../kernel/solids';
import { centrifugalPump } from '../equipment/machines';
import { makeNozzle } from '../equipment/nozzle';
import { filterVessel } from '../equipment/vessels';
import { nozzleOf } from '../equipment/vessels';
import type { Move } from '../piping/router';
import { follow, placeValves } from '../piping/router';
import { buildRun } from '../piping/run';
import { nominalBore } from '../piping/valves';

/** Position of the skid in the plant. This free area is next to the south edge of the process paving. */
const skidPlace = [-4, -20.6, 0.03] as const;

const details: NodeDetails = { discipline: 'Equipment', surface: 'equipment' };
const deck = 0.24;

/** The outlet of a vent is cut at an angle, to keep rain out. */
function vent(foot: Vec3): PlantNode {
  const radius = 0.06;
  const corner: Vec3 = [foot[0], foot[1], foot[2] + 0.55];
  const outlet: Vec3 = [corner[0] - 0.35, corner[1], corner[2]];
  const miter = Math.SQRT1_2;
  return part('Vent', 'Vent', 'pipeLight', [
    {
      kind: 'cutCylinder',
      a: corner,
      b: foot,
      radius,
      normalA: [miter, 0, miter],
      normalB: [0, 0, -1],
    },
    {
      kind: 'cutCylinder',
      a: outlet,
      b: corner,
      radius,
      normalA: [-miter, 0, -miter],
      normalB: [miter, 0, miter],
    },
  ]);
}

function dayTank(tag: string): Equipment {
  const radius = 0.75;
  const top = deck + 2.4;
  const outlets = [-0.7, 0.7].map((y, i) =>
    makeNozzle(
      `N${i + 1}`,
      [Math.sqrt(radius ** 2 - 0.3 ** 2) - 0.03, (0.3 * y) / 0.7, deck + 0.894],
      [1, 0, 0],
      0.3,
      0.06,
    ),
  );
  const back = makeNozzle('RET', [0, 0, top + 0.2], Z, 0.3, 0.05);
  return {
    node: group(
      tag,
      'Day tank',
      [
        part(
          'Legs',
          'Leg',
          'steel',
          [-1, 1].flatMap((i) =>
            [-1, 1].map((j) => block([i * 0.45, j * 0.45, deck], [0.1, 0.1, 0.5])),
          ),
        ),
        part('Shell', 'Shell', 'shell', tube([0, 0, top], [0, 0, deck + 0.5], radius)),
        part('Bottom head', 'Head', 'shell', dish([0, 0, deck + 0.5], [0, 0, -1], radius, 0.2)),
        part('Top head', 'Head', 'shell', dish([0, 0, top], Z, radius, 0.22)),
        part(
          'Bands',
          'Band',
          'shellTrim',
          [deck + 0.5, top].map((z) => bend([0, 0, z], Z, [1, 0, 0], radius, 0.02)),
        ),
        ...outlets.map(({ node }) => node),
        back.node,
        vent([0.4, 0, top + 0.1]),
      ],
      { ...details, tag },
    ),
    nozzles: {
      N1: outlets[0]?.nozzle ?? back.nozzle,
      N2: outlets[1]?.nozzle ?? back.nozzle,
      RET: back.nozzle,
    },
  };
}

function baseFrame(): PlantNode {
  const [x, y] = [3.6, 1.9];
  const beams = [
    ...[-y, 0, y].map((at, i) =>
      part(`Long beam ${i + 1}`, 'Beam', 'steel', iBeam([-x, at, 0.12], [x, at, 0.12], 0.14, 0.2)),
    ),
    ...[-x, -1.2, 1.2, x].map((at, i) =>
      part(`Cross beam ${i + 1}`, 'Beam', 'steel', iBeam([at, -y, 0.12], [at, y, 0.12], 0.14, 0.2)),
    ),
  ];
  const plates = [-2.4, 0, 2.4].map((at, i) =>
    part(
      `Deck plate ${i + 1}`,
      'Grating',
      'grating',
      span([at - 1.19, -y, 0.22], [at + 1.19, y, deck]),
    ),
  );
  const lugs = part(
    'Lifting lugs',
    'Lug',
    'steelDark',
    [-x, x].flatMap((at) => [-y, y].map((side) => block([at, side, 0.2], [0.08, 0.2, 0.28]))),
  );
  return group('Base frame', 'Base frame', [...beams, ...plates, lugs], {
    discipline: 'Structure',
    surface: 'structure',
  });
}

/** Builds the skid at its position in the plant. `services` maps the tags of the skid's equipment to their purposes. */
export function designSkid(): { root: PlantNode; services: ReadonlyMap<string, string> } {
  const place = (
    equipment: Equipment,
    x: number,
    y: number,
    z: number,
    heading: number,
  ): Equipment => placeEquipment(equipment, frameAt([x, y, z], heading));
  const equipment = new Map<string, Equipment>([
    ['T-901', place(dayTank('T-901'), -2.6, 0, 0, 0)],
    ['P-901A', place(centrifugalPump('P-901A', 0.7, 0.06, details), 0.5, -1.1, deck, 0)],
    ['P-901B', place(centrifugalPump('P-901B', 0.7, 0.06, details), 0.5, 1.1, deck, 0)],
    ['F-901', place(filterVessel('F-901', 0.35, 1.1, 0.05, details), 2.6, 0, deck, 0)],
  ]);
  const line = (
    number: number,
    radius: number,
    from: readonly [string, string],
    to: readonly [string, string],
    moves: readonly Move[],
    kind: 'gate' | 'check' | 'control',
  ): PlantNode => {
    const [start, end] = [nozzleOf(equipment, ...from), nozzleOf(equipment, ...to)];
    const name = `${nominalBore(radius)}-M-${number}-A1`;
    const points = [start.position, ...follow(start.position, moves), end.position];
    const ends = [
      { kind: 'nozzle', radius: start.radius },
      { kind: 'nozzle', radius: end.radius },
    ] as const;
    const valves = placeValves(name, points, radius, ends, [
      { tag: `${kind === 'control' ? 'FV' : 'HV'}-${number}`, kind, near: 'start' },
    ]);
    const run = buildRun({ line: name, color: 'pipe', radius, points, valves, ends });
    return group(name, 'Pipeline', run.nodes, {
      tag: name,
      discipline: 'Piping',
      surface: 'pipe',
      properties: {
        Process: {
          'Line number': name,
          Fluid: 'Methanol',
          'Nominal bore': nominalBore(radius),
          Specification: 'A1',
          From: from[0],
          To: to[0],
        },
      },
    });
  };
  const inlet = nozzleOf(equipment, 'F-901', 'IN').position;
  const suctionMoves = (side: number): Move[] => [{ dx: 0.36 }, { y: side * 1.1 }];
  const root = group('Methanol metering skid', 'Site', [
    group('90 Package units', 'Area', [
      group(
        'Methanol injection',
        'System',
        [
          ...[...equipment].map(([, item]) => item.node),
          baseFrame(),
          line(9001, 0.06, ['T-901', 'N1'], ['P-901A', 'SUC'], suctionMoves(-1), 'gate'),
          line(9002, 0.06, ['T-901', 'N2'], ['P-901B', 'SUC'], suctionMoves(1), 'gate'),
          line(
            9003,
            0.05,
            ['P-901A', 'DIS'],
            ['F-901', 'IN'],
            [{ z: 2.5 }, { x: inlet[0] - 0.4 }, { y: 0 }, { z: inlet[2] }],
            'check',
          ),
          line(
            9004,
            0.05,
            ['F-901', 'OUT'],
            ['T-901', 'RET'],
            [{ dx: 0.35 }, { z: 3.4 }, { x: -2.6 }],
            'control',
          ),
          part(
            'Control panel',
            'Instrument panel',
            'electrical',
            [block([3.2, -1.55, deck], [0.5, 0.5, 1.6])],
            { discipline: 'Electrical', surface: 'electrical' },
          ),
        ],
        details,
      ),
    ]),
  ]);
  const services = new Map([
    ['T-901', 'Methanol day tank'],
    ['P-901A', 'Methanol metering'],
    ['P-901B', 'Methanol metering, standby'],
    ['F-901', 'Methanol filter'],
  ]);
  return { root: placeNode(root, frameAt(skidPlace)), services };
}
