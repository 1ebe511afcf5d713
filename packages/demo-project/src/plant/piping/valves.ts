/** Creates valves along local x, with the stem along local z. Valves are centered on the pipe's axis. */
import type { Vec3 } from '../kernel/math';
import { X, Z } from '../kernel/math';
import type { PlantNode } from '../kernel/node';
import { group, part } from '../kernel/node';
import { bend, block, bolts, cone, cylinder, ellipsoid, tube } from '../kernel/solids';
import { flangeBolts, flangeShapes, flangeThickness } from '../equipment/nozzle';

export type ValveKind = 'gate' | 'globe' | 'check' | 'control';

const typeNames: Record<ValveKind, string> = {
  gate: 'Gate valve',
  globe: 'Globe valve',
  check: 'Check valve',
  control: 'Control valve',
};

/** Returns the face-to-face length of a valve in meters, for a pipe with this outer radius. */
export const valveLength = (radius: number): number => 5.2 * radius + 0.12;

/** Creates a valve with its flanges. Some kinds have a handwheel or an actuator. */
export function makeValve(tag: string, kind: ValveKind, radius: number): PlantNode {
  const half = valveLength(radius) / 2;
  const faces: readonly [Vec3, Vec3][] = [
    [
      [-half, 0, 0],
      [-1, 0, 0],
    ],
    [
      [half, 0, 0],
      [1, 0, 0],
    ],
  ];
  const neck = half - flangeThickness(radius);
  const ends = faces.map(([face, out], i) =>
    part(`Flange ${i + 1}`, 'Flange', 'flange', flangeShapes(face, out, radius)),
  );
  const endBolts = part(
    'Bolts',
    'Bolts',
    'base',
    faces.flatMap(([face, out]) => flangeBolts(face, out, radius)),
  );
  const body = part('Body', 'Valve body', 'valve', [
    cone([-neck, 0, 0], [0, 0, 0], radius * 1.05, radius * 1.35),
    cone([neck, 0, 0], [0, 0, 0], radius * 1.05, radius * 1.35),
    ellipsoid([0, 0, 0], Z, radius * 1.5, radius * 1.5),
  ]);
  return group(tag, typeNames[kind], [body, ...ends, endBolts, ...operator(kind, radius)], {
    tag,
    properties: { Valve: { Kind: typeNames[kind], 'Nominal bore': nominalBore(radius) } },
  });
}

function operator(kind: ValveKind, radius: number): PlantNode[] {
  const bonnet = radius * 2.6;
  const stem = bonnet + radius * 2.2 + 0.12;
  const bonnetPart = part('Bonnet', 'Bonnet', 'valve', [
    tube([0, 0, radius], [0, 0, bonnet], radius * 0.7),
    ...cylinder([0, 0, bonnet], [0, 0, bonnet + radius * 0.3], radius * 1.05),
  ]);
  const bonnetBolts = part(
    'Bonnet bolts',
    'Bolts',
    'base',
    bolts([0, 0, bonnet + radius * 0.36], Z, radius * 0.85, 6, radius * 0.13, radius * 0.12),
  );
  if (kind === 'check') return [bonnetPart, bonnetBolts];
  const stemPart = part(
    'Stem',
    'Stem',
    'base',
    tube([0, 0, bonnet], [0, 0, stem + 0.06], 0.018 + radius * 0.08),
  );
  if (kind === 'control') {
    const actuator = stem + radius * 0.8;
    return [
      bonnetPart,
      bonnetBolts,
      part(
        'Yoke',
        'Yoke',
        'valve',
        [-1, 1].map((sign) =>
          block(
            [0, sign * radius * 0.7, bonnet + radius * 0.3],
            [radius * 0.3, radius * 0.25, actuator - bonnet - radius * 0.3],
          ),
        ),
      ),
      stemPart,
      part(
        'Actuator',
        'Actuator',
        'electrical',
        ellipsoid([0, 0, actuator + radius * 0.6], Z, radius * 1.9 + 0.05, radius * 0.9 + 0.04),
        { discipline: 'Electrical', surface: 'electrical' },
      ),
      part(
        'Actuator rim',
        'Actuator',
        'cable',
        bend([0, 0, actuator + radius * 0.6], Z, X, radius * 1.9 + 0.05, 0.03),
        { discipline: 'Electrical', surface: 'electrical' },
      ),
      part(
        'Positioner',
        'Instrument',
        'cable',
        block([radius * 0.6, 0, bonnet + radius * 0.7], [radius * 0.9, radius * 1.1, radius * 1.2]),
        { discipline: 'Electrical', surface: 'electrical' },
      ),
    ];
  }
  const wheel = radius * 1.25 + 0.06;
  const spokes = [0, 1, 2].map((i) => {
    const [x, y] = [
      Math.cos((2 * Math.PI * i) / 3) * wheel,
      Math.sin((2 * Math.PI * i) / 3) * wheel,
    ];
    return tube([0, 0, stem], [x, y, stem], 0.012);
  });
  return [
    bonnetPart,
    bonnetBolts,
    stemPart,
    part('Handwheel', 'Handwheel', 'handwheel', [bend([0, 0, stem], Z, X, wheel, 0.02), ...spokes]),
  ];
}

/** Converts an outer radius in meters to a nominal bore in inches, as line numbers contain it. */
export function nominalBore(radius: number): string {
  const inches = (2 * radius) / 0.0254;
  const sizes = [1, 2, 3, 4, 6, 8, 10, 12, 16];
  const nearest = sizes.reduce(
    (best, size) => (Math.abs(size * 1.06 - inches) < Math.abs(best * 1.06 - inches) ? size : best),
    1,
  );
  return `${nearest}"`;
}
