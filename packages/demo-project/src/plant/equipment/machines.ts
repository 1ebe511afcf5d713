import type { Vec3 } from '../kernel/math';
import { add, frameAlong, frameAt, Z } from '../kernel/math';
import type { Equipment, NodeDetails, PlantNode } from '../kernel/node';
import { group, part, placeNode } from '../kernel/node';
import {
  bar,
  bend,
  block,
  bolts,
  capsule,
  cone,
  cylinder,
  dish,
  prism,
  tube,
} from '../kernel/solids';
import { makeNozzle } from './nozzle';

/** Creates an electric motor. Its shaft runs along local +x from `start`. */
function motor(start: Vec3, radius: number, length: number): PlantNode {
  const from = start;
  const to = add(start, [length, 0, 0]);
  const fins = Array.from({ length: 12 }, (_, i) => {
    const angle = (2 * Math.PI * (i + 0.5)) / 12;
    const out: Vec3 = [0, Math.cos(angle) * radius * 1.03, Math.sin(angle) * radius * 1.03];
    return bar(
      add(add(from, [length * 0.12, 0, 0]), out),
      add(add(from, [length * 0.82, 0, 0]), out),
      0.02,
      radius * 0.1,
    );
  });
  return group(
    'Motor',
    'Electric motor',
    [
      part('Stator', 'Stator', 'electrical', cylinder(from, to, radius)),
      part('Fins', 'Cooling fins', 'cable', fins),
      part('Fan cowl', 'Cowl', 'cable', [
        ...cylinder(add(to, [-length * 0.16, 0, 0]), add(to, [length * 0.04, 0, 0]), radius * 1.06),
      ]),
      part(
        'Terminal box',
        'Terminal box',
        'cable',
        block(add(from, [length * 0.45, 0, radius * 0.9]), [
          length * 0.28,
          radius * 0.8,
          radius * 0.45,
        ]),
      ),
      part('Feet', 'Feet', 'base', [
        block(add(from, [length * 0.2, 0, -radius * 1.15]), [
          length * 0.12,
          radius * 1.8,
          radius * 0.5,
        ]),
        block(add(from, [length * 0.7, 0, -radius * 1.15]), [
          length * 0.12,
          radius * 1.8,
          radius * 0.5,
        ]),
      ]),
    ],
    { discipline: 'Electrical', surface: 'electrical' },
  );
}

/**
 * Creates a centrifugal pump on a base frame. Its shaft is along local x. Its nozzles are SUC (toward local -x) and DIS
 * (up).
 */
export function centrifugalPump(
  tag: string,
  size: number,
  pipeRadius: number,
  details: NodeDetails,
): Equipment {
  const plinth = 0.3;
  const shaft = plinth + 0.16 + size * 0.62;
  const casing = size * 0.42;
  const casingX = -size * 0.75;
  const suction = makeNozzle(
    'SUC',
    [casingX - size * 0.2, 0, shaft],
    [-1, 0, 0],
    size * 0.42,
    pipeRadius,
  );
  const discharge = makeNozzle(
    'DIS',
    [casingX, casing * 0.45, shaft + casing * 0.6],
    Z,
    size * 0.5,
    pipeRadius * 0.8,
  );
  const volute = Array.from({ length: 20 }, (_, i): [number, number] => {
    const t = i / 20;
    const angle = Math.PI * 2 * t;
    const r = casing * (0.85 + 0.28 * t);
    return [r * Math.cos(angle + Math.PI / 2), r * Math.sin(angle + Math.PI / 2)];
  });
  const node = group(
    tag,
    'Centrifugal pump',
    [
      part(
        'Plinth',
        'Foundation',
        'concrete',
        block([0, 0, 0], [size * 3.3, size * 1.25, plinth]),
        { discipline: 'Civil', surface: 'paving' },
      ),
      part('Base frame', 'Base frame', 'base', [
        block([0, -size * 0.36, plinth], [size * 2.9, size * 0.14, 0.16]),
        block([0, size * 0.36, plinth], [size * 2.9, size * 0.14, 0.16]),
        block([-size * 1.2, 0, plinth], [size * 0.16, size * 0.86, 0.16]),
        block([size * 1.2, 0, plinth], [size * 0.16, size * 0.86, 0.16]),
      ]),
      part(
        'Anchor bolts',
        'Bolts',
        'base',
        [-1, 1].flatMap((i) =>
          [-1, 1].map((j) => ({
            kind: 'nut' as const,
            frame: frameAt([i * size * 1.3, j * size * 0.36, plinth + 0.19]),
            radius: 0.03,
            height: 0.06,
          })),
        ),
      ),
      group('Pump end', 'Pump casing', [
        part(
          'Volute',
          'Casing',
          'rotating',
          prism(
            frameAlong([casingX - size * 0.16, 0, shaft], [1, 0, 0], [0, 1, 0]),
            volute,
            size * 0.32,
          ),
        ),
        part(
          'Casing cover',
          'Casing',
          'rotatingDark',
          cylinder(
            [casingX + size * 0.16, 0, shaft],
            [casingX + size * 0.26, 0, shaft],
            casing * 0.86,
          ),
        ),
        part(
          'Casing bolts',
          'Bolts',
          'base',
          bolts(
            [casingX + size * 0.28, 0, shaft],
            [1, 0, 0],
            casing * 0.76,
            10,
            size * 0.025,
            size * 0.04,
          ),
        ),
        part(
          'Bearing housing',
          'Bearing housing',
          'rotating',
          cylinder(
            [casingX + size * 0.26, 0, shaft],
            [casingX + size * 0.78, 0, shaft],
            casing * 0.4,
          ),
        ),
        part(
          'Pump foot',
          'Feet',
          'base',
          block(
            [casingX, 0, plinth + 0.16],
            [size * 0.28, size * 0.5, Math.max(0.05, shaft - plinth - 0.16 - casing * 0.5)],
          ),
        ),
        suction.node,
        discharge.node,
      ]),
      part(
        'Coupling guard',
        'Guard',
        'rail',
        cylinder([casingX + size * 0.8, 0, shaft], [size * 0.28, 0, shaft], casing * 0.46),
      ),
      placeNode(motor([size * 0.32, 0, 0], size * 0.42, size * 1.05), frameAt([0, 0, shaft])),
    ],
    { ...details, tag },
  );
  return { node, nozzles: { SUC: suction.nozzle, DIS: discharge.nozzle } };
}

/**
 * Creates a two-stage compressor package: casing, gear, motor, and lube oil console. Its nozzles are SUC and DIS, both
 * facing up.
 */
export function compressor(tag: string, pipeRadius: number, details: NodeDetails): Equipment {
  const deck = 0.9;
  const shaft = deck + 1.15;
  const suction = makeNozzle('SUC', [-3.15, 0, shaft + 0.75], Z, 0.45, pipeRadius);
  const discharge = makeNozzle('DIS', [-1.75, 0, shaft + 0.62], Z, 0.55, pipeRadius * 0.8);
  const node = group(
    tag,
    'Compressor',
    [
      part('Foundation', 'Foundation', 'concrete', block([0, 0, 0], [9.4, 3.4, 0.6]), {
        discipline: 'Civil',
        surface: 'paving',
      }),
      part('Skid', 'Base frame', 'base', block([0, 0, 0.6], [9, 3, 0.3])),
      group('Compressor casing', 'Casing', [
        part('Barrel', 'Casing', 'rotating', tube([-3.6, 0, shaft], [-1.3, 0, shaft], 0.85)),
        part(
          'Barrel end west',
          'Casing',
          'rotating',
          dish([-3.6, 0, shaft], [-1, 0, 0], 0.85, 0.3),
        ),
        part('Barrel end east', 'Casing', 'rotating', dish([-1.3, 0, shaft], [1, 0, 0], 0.85, 0.3)),
        part(
          'Split flange',
          'Flange',
          'rotatingDark',
          block([-2.45, 0, shaft - 0.08], [2.6, 2.0, 0.16]),
        ),
        part(
          'Split bolts',
          'Bolts',
          'base',
          Array.from({ length: 9 }, (_, i) =>
            [-0.93, 0.93].map((y) => ({
              kind: 'nut' as const,
              frame: frameAt([-3.6 + i * 0.29, y, shaft + 0.12]),
              radius: 0.05,
              height: 0.08,
            })),
          ).flat(),
        ),
        part('Pedestals', 'Feet', 'base', [
          block([-3.4, 0, deck], [0.3, 1.5, 0.4]),
          block([-1.5, 0, deck], [0.3, 1.5, 0.4]),
        ]),
        part(
          'Shaft end',
          'Shaft',
          'rotatingDark',
          cylinder([-1.05, 0, shaft], [-0.5, 0, shaft], 0.22),
        ),
        suction.node,
        discharge.node,
      ]),
      part('Gear box', 'Gear', 'rotatingDark', [block([0, 0, deck], [1, 1.3, 1.75])]),
      part('Coupling guard', 'Guard', 'rail', cylinder([0.5, 0, shaft], [1.15, 0, shaft], 0.32)),
      placeNode(motor([1.15, 0, 0], 0.85, 2.7), frameAt([0, 0, shaft])),
      group('Lube oil console', 'Lube oil', [
        part('Reservoir', 'Tank', 'shellWarm', block([-0.4, 2.3, 0], [2.4, 0.9, 0.9])),
        part(
          'Oil filter',
          'Filter',
          'shell',
          capsule([-1.2, 2.3, 1.05], [-1.2, 2.3, 1.75], 0.2, 0.1),
        ),
        part(
          'Oil cooler',
          'Cooler',
          'shell',
          capsule([-0.6, 2.3, 1.15], [0.5, 2.3, 1.15], 0.2, 0.1),
        ),
        part('Oil pipe', 'Pipe', 'pipeLight', [
          tube([-0.4, 1.85, 0.7], [-0.4, 1.5, 0.7], 0.04),
          tube([0.2, 1.85, 0.7], [0.2, 1.5, 0.7], 0.04),
        ]),
      ]),
      part(
        'Inlet silencer cone',
        'Transition',
        'rotatingDark',
        cone([-4.1, 0, shaft], [-3.88, 0, shaft], 0.2, 0.38),
      ),
      part(
        'Gauge panel',
        'Instrument panel',
        'electrical',
        [block([-2.4, -1.75, 0.6], [1.1, 0.2, 1.5])],
        { discipline: 'Electrical', surface: 'electrical' },
      ),
      part(
        'Gauges',
        'Instrument',
        'lamp',
        [-2.7, -2.4, -2.1].map((x) => bend([x, -1.86, 1.75], [0, 1, 0], [1, 0, 0], 0.1, 0.02)),
        { discipline: 'Electrical', surface: 'electrical' },
      ),
    ],
    { ...details, tag },
  );
  return { node, nozzles: { SUC: suction.nozzle, DIS: discharge.nozzle } };
}
