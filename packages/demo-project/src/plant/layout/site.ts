/** The whole plant as one tree: site → area → system → equipment → part. */
import type { Vec3 } from '../kernel/math';
import { frameAt } from '../kernel/math';
import type { Equipment, PlantNode } from '../kernel/node';
import { group, part, placeNode } from '../kernel/node';
import { createRandom } from '../kernel/random';
import { block } from '../kernel/solids';
import {
  car,
  flatBuilding,
  loadingGantry,
  pallet,
  shelter,
  tankTruck,
  transformer,
} from '../civil/buildings';
import {
  bund,
  fence,
  groundPlate,
  hedge,
  hydrant,
  pavedArea,
  road,
  site,
  streetLight,
  tree,
} from '../civil/ground';
import { rack, rackSteel } from '../piping/rack';
import { platform, stair } from '../structure/access';
import { cableTray } from '../structure/trays';
import type { Placed } from './equipment';
import { placeAllEquipment } from './equipment';
import type { BuiltLine } from './piping';
import { buildLines } from './piping';

const areas = {
  '10': 'Tank farm',
  '20': 'Process',
  '30': 'Compression',
  '40': 'Utilities',
  '50': 'Pipe rack',
  '60': 'Site and buildings',
} as const;

export type AreaNumber = keyof typeof areas;

/** The plant before its nodes are numbered, along with additional data for checks and drawings. */
export interface PlantDesign {
  readonly root: PlantNode;
  readonly equipment: readonly Placed[];
  readonly lines: readonly BuiltLine[];
}

const seed = 20_260;

function electrical(): PlantNode[] {
  const trayHeight = 7.35;
  const edge = rack.halfWidth + 0.75;
  const brackets = [-1, 1].flatMap((sign) =>
    Array.from({ length: Math.round((rack.east - rack.west) / rack.bay) + 1 }, (_, i) => {
      const x = rack.west + rack.bay * i;
      const at: Vec3 = [x, sign * (edge - 0.2), trayHeight - 0.12];
      return part(
        `Bracket ${sign < 0 ? 'south' : 'north'} ${i + 1}`,
        'Bracket',
        'steel',
        block(at, [0.12, 1.1, 0.1]),
        { discipline: 'Structure', surface: 'structure' },
      );
    }),
  );
  return [
    cableTray('Tray 5001', [rack.west, edge, trayHeight], [rack.east, edge, trayHeight], 0.6, 6),
    cableTray('Tray 5002', [rack.west, -edge, trayHeight], [rack.east, -edge, trayHeight], 0.45, 4),
    cableTray('Tray 5003', [14.5, -28.4, 5.6], [14.5, -edge, 5.6], 0.6, 5),
    group('Brackets', 'Bracket', brackets, { discipline: 'Structure', surface: 'structure' }),
    group(
      'Tray 5003 posts',
      'Support',
      [-27, -22, -17, -12, -7].map((y, i) =>
        part(`Post ${i + 1}`, 'Column', 'steel', [
          block([14.5, y, 0], [0.2, 0.2, 5.5]),
          block([14.5, y, 5.5], [0.9, 0.12, 0.1]),
        ]),
      ),
      { discipline: 'Structure', surface: 'structure' },
    ),
  ];
}

function rackAccess(): PlantNode[] {
  const edge = rack.halfWidth + 0.2;
  return [
    platform('Cooler deck', [-20.4, -edge], [2.2, edge], rack.top + 0.06, {
      legs: false,
      openings: ['west'],
    }),
    stair('Stair lower', [-25.5, 4.9 + 0.6, 0], [-25.5 + 5.2, 5.5, 4.5], 0.9),
    platform('Stair landing', [-20.3, 4.95], [-18.8, 6.1], 4.5, { openings: ['west', 'south'] }),
  ];
}

function roads(): PlantNode[] {
  return [
    road('Road south', [-site.halfX, -27], [site.halfX, -27], 5.5, 0.05),
    road('Road north', [-26, 37.5], [site.halfX - 1, 37.5], 5, 0.05),
    road('Road west', [-26, -24.2], [-26, 35], 4.6, 0.06),
    road('Road east', [55.5, -24.2], [55.5, 35], 4.6, 0.06),
  ];
}

function siteAndBuildings(): PlantNode[] {
  const random = createRandom(seed);
  const trees: PlantNode[] = [];
  const addTree = (x: number, y: number): void => {
    trees.push(
      tree(
        `Tree ${trees.length + 1}`,
        [x + random.between(-0.7, 0.7), y + random.between(-0.7, 0.7), 0],
        random,
      ),
    );
  };
  for (let x = -57; x <= -30; x += 4.5) addTree(x, -38);
  for (let x = -57; x <= -36; x += 5.2) addTree(x, -32.5);
  for (let x = 34; x <= 58; x += 4.4) addTree(x, -38.3);
  for (const y of [-33.5, -18, -12, -6, 0, 6, 12, 18, 24, 30]) addTree(59.6, y);
  for (let x = -21; x <= 22; x += 5) addTree(x, 33);
  const lights = [-50, -38, -14, 2, 18, 34, 50].map((x, i) =>
    streetLight(`Light ${i + 1}`, [x, -30.2, 0], [0, 1, 0]),
  );
  const sideLights = [-20, -8, 10, 22, 33].map((y, i) =>
    streetLight(`Light ${i + 8}`, [58.4, y, 0], [-1, 0, 0]),
  );
  return [
    group(
      'Ground and roads',
      'Civil works',
      [
        groundPlate(),
        pavedArea('Paving process', [-23.4, -23.5], [29, 22]),
        pavedArea('Paving compression', [29, -23.5], [52, 22], 0.032),
        pavedArea('Paving cooling tower', [29, 22], [53, 33], 0.034),
        pavedArea('Paving tank farm pumps', [-36.2, 4.4], [-28.4, 36], 0.028),
        pavedArea('Paving rack west', [-50, -9.4], [-28.4, 4.4], 0.026),
        pavedArea('Yard', [-33.5, -36.5], [32, -29.9], 0.03),
        pavedArea('Parking', [20.5, -39.5], [32, -29.9], 0.036),
        ...roads(),
        bund('Bund tank farm', [-59, 5], [-36.5, 38.6]),
        bund('Bund spheres', [-57, -19.5], [-33.9, -8.9]),
      ],
      { discipline: 'Civil', surface: 'paving' },
    ),
    group(
      'Buildings',
      'Building',
      [
        placeNode(
          flatBuilding('Control building', [20, 9, 4.6], 8, { tag: 'B-601' }),
          frameAt([-18, -35, 0], Math.PI),
        ),
        placeNode(
          flatBuilding('Substation', [11, 6, 4], 4, { tag: 'B-602' }),
          frameAt([8.5, -34.5, 0], Math.PI),
        ),
        placeNode(shelter('Compressor shelter', [22.5, 11, 7.2]), frameAt([34, -14.6, 0])),
        placeNode(loadingGantry('Loading gantry'), frameAt([44.5, -33, 0])),
      ],
      { discipline: 'Civil', surface: 'building' },
    ),
    group(
      'Power supply',
      'Electrical',
      [
        placeNode(transformer('TR-601', {}), frameAt([17, -32, 0])),
        placeNode(transformer('TR-602', {}), frameAt([17, -36, 0])),
      ],
      { discipline: 'Electrical', surface: 'electrical' },
    ),
    group('Lighting', 'Lighting', [...lights, ...sideLights], {
      discipline: 'Electrical',
      surface: 'electrical',
    }),
    group(
      'Fire water',
      'Fire water',
      [-46, -29.2, -6, 12, 30, 48].map((x, i) => hydrant(`FH-60${i + 1}`, [x, -23.9, 0])),
      { discipline: 'Piping', surface: 'pipe' },
    ),
    group(
      'Green',
      'Planting',
      [
        ...trees,
        hedge('Hedge control building', [-31.5, -39.2], [-6, -39.2]),
        hedge('Hedge parking', [20, -40.4], [32.5, -40.4]),
      ],
      { discipline: 'Civil', surface: 'vegetation' },
    ),
    group(
      'Vehicles',
      'Vehicle',
      [
        placeNode(tankTruck('Tank truck'), frameAt([44.2, -35.6, 0])),
        ...(['wall', 'glass', 'rotating', 'steel'] as const).map((color, i) =>
          placeNode(
            car(`Car ${i + 1}`, color),
            frameAt([22.5 + i * 2.6, -34.5, 0.04], Math.PI / 2),
          ),
        ),
        placeNode(pallet('Pallet 1', 'drums'), frameAt([-24, 10.5, 0.03], 0.2)),
        placeNode(pallet('Pallet 2', 'crate'), frameAt([23.2, 6.8, 0.03], -0.1)),
        placeNode(pallet('Pallet 3', 'drums'), frameAt([11, -20.6, 0.03], 0.5)),
      ],
      { discipline: 'Civil', surface: 'equipment' },
    ),
    group(
      'Fence',
      'Fence',
      [
        fence('Perimeter fence', [
          [-61, -30],
          [-61, 41],
          [61, 41],
          [61, -24],
        ]),
      ],
      { discipline: 'Civil', surface: 'structure' },
    ),
  ];
}

function equipmentNode(placed: Placed): PlantNode {
  return {
    ...placed.equipment.node,
    tag: placed.tag,
    properties: { ...placed.equipment.node.properties, Process: { Service: placed.service } },
  };
}

/** Builds the plant. Every call returns exactly the same plant. */
export function designPlant(): PlantDesign {
  const equipment = placeAllEquipment();
  const byTag = new Map<string, Equipment>(equipment.map((item) => [item.tag, item.equipment]));
  const lines = buildLines(byTag);
  const areaNode = (number: AreaNumber, extra: readonly PlantNode[]): PlantNode => {
    const own = equipment.filter((item) => item.area === number);
    const systems = [...new Set(own.map((item) => item.system))];
    return group(`${number} ${areas[number]}`, 'Area', [
      ...systems.map((system) =>
        group(system, 'System', own.filter((item) => item.system === system).map(equipmentNode), {
          discipline: 'Equipment',
          surface: 'equipment',
        }),
      ),
      ...extra,
    ]);
  };
  const linesWhere = (name: string, keep: (line: BuiltLine) => boolean): PlantNode =>
    group(
      name,
      'System',
      lines.filter(keep).map((line) => line.node),
      { discipline: 'Piping', surface: 'pipe' },
    );
  const utilities = new Set(['CW', 'ST', 'CD', 'IA', 'N', 'FG', 'FL']);
  const root = group('Reveal docs demo plant', 'Site', [
    areaNode('10', []),
    areaNode('20', []),
    areaNode('30', []),
    areaNode('40', []),
    group(`50 ${areas['50']}`, 'Area', [
      group('Rack steel', 'System', rackSteel(), { discipline: 'Structure', surface: 'structure' }),
      group('Rack access', 'System', rackAccess(), {
        discipline: 'Structure',
        surface: 'structure',
      }),
      group('Cable trays', 'System', electrical(), {
        discipline: 'Electrical',
        surface: 'electrical',
      }),
      linesWhere('Process lines', (line) => !utilities.has(line.plan.fluid)),
      linesWhere('Utility lines', (line) => utilities.has(line.plan.fluid)),
    ]),
    group(`60 ${areas['60']}`, 'Area', siteAndBuildings()),
  ]);
  return { root, equipment, lines };
}
