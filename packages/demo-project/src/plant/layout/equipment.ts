/** Positions of all equipment, in meters. Headings are in radians around the vertical axis. */
import { frameAt } from '../kernel/math';
import type { Equipment, NodeDetails } from '../kernel/node';
import { placeEquipment } from '../kernel/node';
import { airCooler, coolingTower, firedHeater, shellAndTube } from '../equipment/exchangers';
import { centrifugalPump, compressor } from '../equipment/machines';
import { sphereTank, storageTank } from '../equipment/tanks';
import {
  filterVessel,
  lyingVessel,
  standingVessel,
  type LyingOptions,
  type StandingOptions,
} from '../equipment/vessels';
import { rack } from '../piping/rack';

/** An equipment item and its place in the tree. */
export interface Placed {
  readonly tag: string;
  readonly area: string;
  readonly system: string;
  readonly service: string;
  readonly equipment: Equipment;
}

const quarter = Math.PI / 2;
const details: NodeDetails = { discipline: 'Equipment', surface: 'equipment' };

/** Radius of the pipes at pump suctions, in meters. */
const pumpPipe = 0.11;
/** Height of pump shafts and of suction lines, in meters. */
export const pumpShaft = 1.08;
/** Distance between the middle of the rack and the center of a pump row, in meters. */
const pumpRow = 6.4;

const refluxDrum: LyingOptions = {
  type: 'Horizontal drum',
  radius: 0.9,
  length: 6,
  axis: 3.2,
  nozzles: [
    { name: 'IN', x: 2.3, side: 'top', radius: 0.09 },
    { name: 'B1', x: -1.5, side: 'bottom', radius: 0.11 },
    { name: 'B2', x: 0.9, side: 'bottom', radius: 0.11 },
    { name: 'VENT', x: -2.3, side: 'top', radius: 0.07 },
  ],
  deck: true,
};

const knockOutDrum: StandingOptions = {
  type: 'Knock-out drum',
  radius: 0.85,
  height: 3.8,
  skirt: 1.8,
  sideNozzles: [{ name: 'IN', height: 4, angle: quarter, radius: 0.1 }],
  topNozzleRadius: 0.09,
  platforms: [],
  accessAngle: 0,
};

type Entry = Omit<Placed, 'equipment'> & { readonly make: () => Equipment };

function entry(
  tag: string,
  area: string,
  system: string,
  service: string,
  at: readonly [number, number] | readonly [number, number, number],
  heading: number,
  make: (tag: string, details: NodeDetails) => Equipment,
): Entry {
  const frame = frameAt([at[0], at[1], at[2] ?? 0], heading);
  return { tag, area, system, service, make: () => placeEquipment(make(tag, details), frame) };
}

/** Creates a pump in the row to the north or south of the rack. The pump's suction faces away from the rack. */
function pump(
  tag: string,
  area: string,
  system: string,
  service: string,
  x: number,
  side: 'north' | 'south',
  pipe = pumpPipe,
): Entry {
  const north = side === 'north';
  return entry(
    tag,
    area,
    system,
    service,
    [x, north ? pumpRow : -pumpRow],
    north ? -quarter : quarter,
    (name, more) => centrifugalPump(name, 1, pipe, more),
  );
}

function exchanger(tag: string, service: string, x: number): Entry {
  return entry(tag, '20', 'Heat exchange', service, [x, -13.5], quarter, (name, more) =>
    shellAndTube(name, { radius: 0.5, length: 6, axis: 1.6, pipeRadius: 0.1 }, more),
  );
}

const storage = (
  tag: string,
  service: string,
  at: readonly [number, number],
  radius: number,
  height: number,
  roof: 'cone' | 'dome',
  angles: readonly number[],
  stairFrom: number,
): Entry =>
  entry(tag, '10', 'Atmospheric storage', service, at, 0, (name, more) =>
    storageTank(
      name,
      {
        radius,
        height,
        roof,
        nozzleAngles: angles,
        nozzleRadius: pumpPipe,
        nozzleHeight: pumpShaft,
        stairFrom,
      },
      more,
    ),
  );

const sphere = (tag: string, service: string, at: readonly [number, number]): Entry =>
  entry(tag, '10', 'Pressurized storage', service, at, Math.PI / 8, (name, more) =>
    sphereTank(name, 4.5, more),
  );

const entries: readonly Entry[] = [
  storage('T-101', 'Crude oil', [-51.5, 29], 6.5, 10, 'cone', [0], 2.2),
  storage('T-102', 'Heavy naphtha', [-51.5, 12.5], 6.5, 10, 'cone', [0, -quarter], 0.9),
  storage('T-103', 'Light naphtha', [-41.5, 21.5], 3.3, 8, 'dome', [0], -2.4),
  storage('T-104', 'Kerosene', [-41.5, 34], 3.3, 8, 'dome', [0], -2.4),
  sphere('S-101', 'Propane', [-51, -13]),
  sphere('S-102', 'Butane', [-39.5, -13]),
  pump('P-101', '10', 'Transfer pumps', 'Crude oil charge', -31.6, 'north'),
  pump('P-102', '10', 'Transfer pumps', 'Heavy naphtha transfer', -35.2, 'north'),
  pump('P-103', '10', 'Transfer pumps', 'Light naphtha transfer', -33.4, 'north'),
  pump('P-104', '10', 'Transfer pumps', 'Kerosene loading', -29.8, 'north'),
  pump('P-105', '10', 'Transfer pumps', 'Propane transfer', -45.3, 'south'),
  pump('P-106', '10', 'Transfer pumps', 'Butane transfer', -33.2, 'south'),

  entry('C-201', '20', 'Distillation', 'Atmospheric column', [-19, 17], 0, (name, more) =>
    standingVessel(
      name,
      {
        type: 'Distillation column',
        radius: 1.4,
        height: 22,
        skirt: 3.2,
        upper: { from: 13, radius: 1.1 },
        sideNozzles: [
          { name: 'FEED', height: 11, angle: -quarter, radius: 0.1 },
          { name: 'REF', height: 23.6, angle: -quarter, radius: 0.1 },
          { name: 'BOT', height: 3.9, angle: -quarter, radius: 0.11 },
          { name: 'RV', height: 7.2, angle: 0, radius: 0.13 },
          { name: 'RB', height: 4.4, angle: 0, radius: 0.09 },
        ],
        topNozzleRadius: 0.16,
        platforms: [6.5, 12.4, 18.2, 24.2],
        accessAngle: 1.4,
        manholes: [
          { height: 7.6, angle: 1.9 },
          { height: 19.3, angle: 1.9 },
        ],
      },
      more,
    ),
  ),
  entry('C-202', '20', 'Distillation', 'Naphtha splitter', [-8, 17], 0, (name, more) =>
    standingVessel(
      name,
      {
        type: 'Distillation column',
        radius: 1.15,
        height: 16,
        skirt: 3,
        sideNozzles: [
          { name: 'FEED', height: 9.5, angle: -quarter, radius: 0.1 },
          { name: 'REF', height: 17.4, angle: -quarter, radius: 0.1 },
          { name: 'BOT', height: 3.7, angle: -quarter, radius: 0.11 },
          { name: 'RV', height: 7.2, angle: 0, radius: 0.13 },
          { name: 'RB', height: 4.2, angle: 0, radius: 0.09 },
        ],
        topNozzleRadius: 0.14,
        platforms: [6.2, 12, 17.9],
        accessAngle: 1.4,
        manholes: [
          { height: 7.3, angle: 1.9 },
          { height: 13.1, angle: 1.9 },
        ],
      },
      more,
    ),
  ),
  entry('E-201', '20', 'Distillation', 'Atmospheric reboiler', [-13.2, 17], Math.PI, (name, more) =>
    shellAndTube(name, { radius: 0.55, length: 5, axis: 1.9, pipeRadius: 0.1, kettle: true }, more),
  ),
  entry('E-202', '20', 'Distillation', 'Splitter reboiler', [-2.2, 17], Math.PI, (name, more) =>
    shellAndTube(name, { radius: 0.55, length: 5, axis: 1.9, pipeRadius: 0.1, kettle: true }, more),
  ),
  entry(
    'E-210',
    '20',
    'Distillation',
    'Atmospheric condenser',
    [-14.6, 0, rack.top],
    0,
    (name, more) => airCooler(name, [10, 6], 0, more),
  ),
  entry('E-211', '20', 'Distillation', 'Splitter condenser', [-3.6, 0, rack.top], 0, (name, more) =>
    airCooler(name, [10, 6], 0, more),
  ),
  entry('V-201', '20', 'Distillation', 'Atmospheric reflux drum', [-12.5, 11], 0, (name, more) =>
    lyingVessel(name, refluxDrum, more),
  ),
  entry('V-202', '20', 'Distillation', 'Splitter reflux drum', [-1.5, 11], 0, (name, more) =>
    lyingVessel(name, refluxDrum, more),
  ),
  pump('P-201', '20', 'Process pumps', 'Column bottoms', -22.6, 'north'),
  pump('P-202A', '20', 'Process pumps', 'Atmospheric reflux', -14, 'north'),
  pump('P-202B', '20', 'Process pumps', 'Atmospheric distillate', -11.6, 'north'),
  pump('P-203A', '20', 'Process pumps', 'Splitter reflux', -3, 'north'),
  pump('P-203B', '20', 'Process pumps', 'Splitter distillate', -0.6, 'north'),
  exchanger('E-203', 'Crude preheat', -22),
  exchanger('E-204', 'Naphtha preheat', -17.5),
  exchanger('E-205', 'Reactor feed preheat', -13),
  exchanger('E-206', 'Reactor effluent cooler', -8.5),
  exchanger('E-207', 'First stage cooler', -4),
  exchanger('E-208', 'Second stage cooler', 0.5),
  entry('H-201', '20', 'Reaction', 'Charge heater', [9, 17], 0, (name, more) =>
    firedHeater(name, 2.2, 7, 9, more),
  ),
  ...(['R-201', 'R-202'] as const).map((tag, i) =>
    entry(
      tag,
      '20',
      'Reaction',
      i === 0 ? 'Hydrotreater' : 'Reformer',
      [15.5 + 5 * i, 13],
      0,
      (name, more) =>
        standingVessel(
          name,
          {
            type: 'Reactor',
            radius: 1.2,
            height: 7,
            skirt: 2.5,
            sideNozzles: [{ name: 'OUT', height: 3.1, angle: -quarter, radius: 0.1 }],
            topNozzleRadius: 0.1,
            platforms: [5.2, 10],
            accessAngle: 1.4,
            manholes: [{ height: 6.4, angle: 2 }],
          },
          more,
        ),
    ),
  ),
  entry('V-203', '20', 'Reaction', 'Product separator', [26.3, 11], 0, (name, more) =>
    lyingVessel(
      name,
      {
        type: 'Horizontal drum',
        radius: 1,
        length: 6,
        axis: 3.3,
        nozzles: [
          { name: 'IN', x: -2.2, side: 'top', radius: 0.1 },
          { name: 'VAP', x: 2.2, side: 'top', radius: 0.14 },
          { name: 'B1', x: 0, side: 'bottom', radius: 0.11 },
        ],
        deck: true,
      },
      more,
    ),
  ),
  pump('P-204', '20', 'Process pumps', 'Separator liquid', 26.3, 'north'),
  entry('V-205', '20', 'Product handling', 'Product surge drum', [7, -12], 0, (name, more) =>
    lyingVessel(
      name,
      {
        type: 'Horizontal drum',
        radius: 0.95,
        length: 6.4,
        axis: 3.2,
        nozzles: [
          { name: 'IN', x: -2.4, side: 'top', radius: 0.1 },
          { name: 'B1', x: -1.1, side: 'bottom', radius: 0.11 },
          { name: 'B2', x: 1.1, side: 'bottom', radius: 0.11 },
        ],
      },
      more,
    ),
  ),
  pump('P-205A', '20', 'Process pumps', 'Product', 5.9, 'south'),
  pump('P-205B', '20', 'Process pumps', 'Product, standby', 8.1, 'south'),
  ...(['F-202A', 'F-202B'] as const).map((tag, i) =>
    entry(tag, '20', 'Product handling', 'Product filter', [13, -8.4 - 4 * i], 0, (name, more) =>
      filterVessel(name, 0.55, 1.9, 0.09, more),
    ),
  ),

  entry('V-301', '30', 'Compression', 'First stage knock-out drum', [17.6, -9.2], 0, (name, more) =>
    standingVessel(name, knockOutDrum, more),
  ),
  entry(
    'V-302',
    '30',
    'Compression',
    'Second stage knock-out drum',
    [17.6, -15.2],
    0,
    (name, more) => standingVessel(name, knockOutDrum, more),
  ),
  entry('K-301A', '30', 'Compression', 'Recycle gas compressor', [28.2, -14.8], 0, (name, more) =>
    compressor(name, 0.14, more),
  ),
  entry('K-301B', '30', 'Compression', 'Make-up gas compressor', [39.4, -14.8], 0, (name, more) =>
    compressor(name, 0.14, more),
  ),

  entry('CT-401', '40', 'Cooling water', 'Cooling tower', [42, 27], 0, (name, more) =>
    coolingTower(name, 3, more),
  ),
  pump('P-401', '40', 'Cooling water', 'Cooling water supply', 31, 'north', 0.15),
  entry('F-401A', '40', 'Air and nitrogen', 'Instrument air filter', [35, 9.5], 0, (name, more) =>
    filterVessel(name, 0.45, 1.6, 0.07, more),
  ),
  entry('F-401B', '40', 'Air and nitrogen', 'Nitrogen filter', [35, 14], 0, (name, more) =>
    filterVessel(name, 0.45, 1.6, 0.07, more),
  ),
  entry(
    'V-401',
    '40',
    'Air and nitrogen',
    'Instrument air receiver',
    [40.5, 10.5],
    0,
    (name, more) =>
      standingVessel(
        name,
        {
          type: 'Receiver',
          radius: 0.95,
          height: 3.6,
          skirt: 1.2,
          sideNozzles: [{ name: 'IN', height: 2.2, angle: Math.PI, radius: 0.07 }],
          topNozzleRadius: 0.07,
          platforms: [],
          accessAngle: 0,
        },
        more,
      ),
  ),
];

/** Builds every equipment item at its position. */
export function placeAllEquipment(): Placed[] {
  return entries.map(({ make, ...rest }) => ({ ...rest, equipment: make() }));
}
