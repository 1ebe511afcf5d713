import { add, along, direction, Z } from '../kernel/math';
import type { Equipment, NodeDetails, Nozzle, PlantNode } from '../kernel/node';
import { group, part } from '../kernel/node';
import { bar, bend, block, bolts, cone, cylinder, dish, ring, tube } from '../kernel/solids';
import { columnPlatform, ladder, platform } from '../structure/access';
import { makeNozzle, manhole } from './nozzle';
import { shellCourse } from './shell';

export interface SideNozzle {
  readonly name: string;
  /** Height above grade, in meters. */
  readonly height: number;
  readonly angle: number;
  readonly radius: number;
  readonly length?: number;
}

/** Options of a vertical vessel. Lengths are in meters. */
export interface StandingOptions {
  readonly type: string;
  readonly radius: number;
  /** Height between the tangent lines. */
  readonly height: number;
  readonly skirt: number;
  /** Upper part with a different radius, as in a swaged column. The part begins at height `from`. */
  readonly upper?: { readonly from: number; readonly radius: number };
  readonly sideNozzles: readonly SideNozzle[];
  readonly topNozzleRadius: number;
  /** Heights of the platforms. Ladders connect them near `accessAngle`. */
  readonly platforms: readonly number[];
  readonly accessAngle: number;
  readonly manholes?: readonly { readonly height: number; readonly angle: number }[];
}

/** Creates a vessel on a skirt. Its nozzles are the ones in the options, and TOP (up). */
export function standingVessel(
  tag: string,
  options: StandingOptions,
  details: NodeDetails,
): Equipment {
  const { radius, height, skirt, upper, platforms, accessAngle } = options;
  const bottom = skirt;
  const top = skirt + height;
  const topRadius = upper?.radius ?? radius;
  const radiusAt = (z: number): number =>
    upper !== undefined && z > upper.from ? upper.radius : radius;
  const sections: PlantNode[] = [];
  const pieces = Math.max(2, Math.round(height / 3));
  const addCourses = (from: number, to: number, sectionRadius: number): void => {
    const count = Math.max(1, Math.round((to - from) / (height / pieces)));
    for (let i = 0; i < count; i++) {
      const z0 = from + ((to - from) * i) / count;
      const z1 = from + ((to - from) * (i + 1)) / count;
      sections.push(shellCourse(sections.length, tube([0, 0, z1], [0, 0, z0], sectionRadius)));
    }
  };
  if (upper === undefined) {
    addCourses(bottom, top, radius);
  } else {
    addCourses(bottom, upper.from - 0.6, radius);
    sections.push(
      part(
        'Swage',
        'Transition',
        'shellTrim',
        cone([0, 0, upper.from], [0, 0, upper.from - 0.6], upper.radius, radius),
      ),
    );
    addCourses(upper.from, top, upper.radius);
  }
  const rings = [bottom, top].map((z, i) =>
    part(
      `Weld band ${i + 1}`,
      'Band',
      'shellTrim',
      bend([0, 0, z], Z, [1, 0, 0], radiusAt(z), 0.03),
    ),
  );
  const sides = options.sideNozzles.map((item) => ({
    name: item.name,
    ...makeNozzle(
      item.name,
      add(along([0, 0, 0], direction(item.angle), radiusAt(item.height) - 0.03), [
        0,
        0,
        item.height,
      ]),
      direction(item.angle),
      item.length ?? 0.35,
      item.radius,
    ),
  }));
  const crown = makeNozzle('TOP', [0, 0, top + topRadius * 0.48], Z, 0.4, options.topNozzleRadius);
  const accessOut = direction(accessAngle);
  const levels = [0, ...platforms];
  const ladders = platforms.map((level, i) => {
    const from = levels[i] ?? 0;
    const angle = i % 2 === 0 ? accessAngle : accessAngle + 0.9;
    const out = direction(angle);
    return ladder(
      `Ladder ${i + 1}`,
      add(along([0, 0, 0], out, radiusAt(from) + (i === 0 ? 1.28 : 0.32)), [0, 0, from]),
      level - from,
      out,
    );
  });
  const decks = platforms.map((level, i) =>
    columnPlatform(
      `Platform ${i + 1}`,
      [0, 0, level],
      radiusAt(level) + 0.12,
      1.05,
      accessAngle - 1.3 + (i % 2) * 0.5,
      i === platforms.length - 1 ? 4.4 : 3.3,
    ),
  );
  const node = group(
    tag,
    options.type,
    [
      part(
        'Foundation',
        'Foundation',
        'concrete',
        cylinder([0, 0, 0], [0, 0, 0.35], radius + 0.5),
        { discipline: 'Civil', surface: 'paving' },
      ),
      part('Skirt', 'Skirt', 'shellTrim', [
        tube([0, 0, bottom], [0, 0, 0.35], radius),
        ring([0, 0, 0.38], Z, radius + 0.22, radius),
      ]),
      part('Anchor bolts', 'Bolts', 'base', bolts([0, 0, 0.42], Z, radius + 0.14, 16, 0.035, 0.08)),
      group('Shell', 'Shell', sections),
      part('Bottom head', 'Head', 'shell', dish([0, 0, bottom], [0, 0, -1], radius, radius * 0.5)),
      part('Top head', 'Head', 'shell', dish([0, 0, top], Z, topRadius, topRadius * 0.5)),
      ...rings,
      ...sides.map(({ node: nozzleNode }) => nozzleNode),
      crown.node,
      ...(options.manholes ?? []).map(({ height: z, angle }) =>
        manhole(
          add(along([0, 0, 0], direction(angle), radiusAt(z) - 0.03), [0, 0, z]),
          direction(angle),
        ),
      ),
      ...(platforms.length > 0
        ? [
            group('Access', 'Access', [...decks, ...ladders], {
              discipline: 'Structure',
              surface: 'structure',
            }),
          ]
        : [
            part(
              'Lifting lug',
              'Lug',
              'base',
              block(
                add(along([0, 0, top], accessOut, topRadius * 0.6), [0, 0, topRadius * 0.35]),
                [0.05, 0.2, 0.3],
                accessAngle,
              ),
            ),
          ]),
    ],
    { ...details, tag },
  );
  return {
    node,
    nozzles: Object.fromEntries([
      ...sides.map(({ name, nozzle }) => [name, nozzle] as const),
      ['TOP', crown.nozzle] as const,
    ]),
  };
}

/** A nozzle of a horizontal vessel. `x` is its position along the axis, in meters from the middle. */
export interface AxialNozzle {
  readonly name: string;
  readonly x: number;
  readonly side: 'top' | 'bottom';
  readonly radius: number;
  readonly length?: number;
}

/**
 * Creates two concrete piers with steel saddles. They support a horizontal shell of `radius` whose axis is at height
 * `axis`.
 */
export function saddles(offset: number, radius: number, axis: number): PlantNode[] {
  return [-offset, offset].map((x, i) =>
    group(`Saddle ${i + 1}`, 'Saddle', [
      part(
        'Pier',
        'Foundation',
        'concrete',
        block([x, 0, 0], [0.5, radius * 1.9, Math.max(0.3, axis - radius - 0.35)]),
        { discipline: 'Civil', surface: 'paving' },
      ),
      part(
        'Saddle plate',
        'Saddle',
        'steel',
        block([x, 0, axis - radius - 0.35], [0.3, radius * 1.7, 0.35 + radius * 0.35]),
      ),
      part(
        'Wear band',
        'Band',
        'shellTrim',
        tube([x - 0.22, 0, axis], [x + 0.22, 0, axis], radius + 0.012),
      ),
    ]),
  );
}

/** Options of a horizontal vessel. Its axis is local x. */
export interface LyingOptions {
  readonly type: string;
  readonly radius: number;
  readonly length: number;
  /** Height of the axis above grade. */
  readonly axis: number;
  readonly nozzles: readonly AxialNozzle[];
  readonly deck?: boolean;
}

/** Creates a drum on saddles. If `deck` is set, the drum has a walkway along its top. */
export function lyingVessel(tag: string, options: LyingOptions, details: NodeDetails): Equipment {
  const { radius, length, axis } = options;
  const half = length / 2;
  const courses = Math.max(2, Math.round(length / 2.2));
  const shell = Array.from({ length: courses }, (_, i) =>
    shellCourse(
      i,
      tube(
        [-half + (length * i) / courses, 0, axis],
        [-half + (length * (i + 1)) / courses, 0, axis],
        radius,
      ),
    ),
  );
  const nozzles = options.nozzles.map((item) => {
    const up = item.side === 'top' ? 1 : -1;
    return {
      name: item.name,
      ...makeNozzle(
        item.name,
        [item.x, 0, axis + up * (radius - 0.03)],
        [0, 0, up],
        item.length ?? 0.35,
        item.radius,
      ),
    };
  });
  const node = group(
    tag,
    options.type,
    [
      group('Supports', 'Support', saddles(half * 0.62, radius, axis)),
      group('Shell', 'Shell', shell),
      part('Head west', 'Head', 'shell', dish([-half, 0, axis], [-1, 0, 0], radius, radius * 0.5)),
      part('Head east', 'Head', 'shell', dish([half, 0, axis], [1, 0, 0], radius, radius * 0.5)),
      ...nozzles.map(({ node: nozzleNode }) => nozzleNode),
      manhole([half + radius * 0.45, 0, axis], [1, 0, 0], 0.28),
      part('Level bridle', 'Instrument', 'pipeLight', [
        ...cylinder(
          [-half * 0.85, -radius - 0.22, axis - radius * 0.7],
          [-half * 0.85, -radius - 0.22, axis + radius * 0.7],
          0.05,
        ),
        tube(
          [-half * 0.85, -radius - 0.22, axis + radius * 0.45],
          [-half * 0.85, -radius * 0.85, axis + radius * 0.45],
          0.025,
        ),
        tube(
          [-half * 0.85, -radius - 0.22, axis - radius * 0.45],
          [-half * 0.85, -radius * 0.85, axis - radius * 0.45],
          0.025,
        ),
      ]),
      ...(options.deck === true
        ? [
            group(
              'Access',
              'Access',
              [
                platform(
                  'Walkway',
                  [-half * 0.8, radius + 0.15],
                  [half * 0.8, radius + 1.15],
                  axis + radius * 0.2,
                  { openings: ['west'] },
                ),
                ladder(
                  'Ladder',
                  [-half * 0.8 - 0.05, radius + 0.65, 0],
                  axis + radius * 0.2,
                  [-1, 0, 0],
                ),
              ],
              { discipline: 'Structure', surface: 'structure' },
            ),
          ]
        : []),
    ],
    { ...details, tag },
  );
  return { node, nozzles: Object.fromEntries(nozzles.map(({ name, nozzle }) => [name, nozzle])) };
}

/**
 * Creates a cartridge filter on legs, with a bolted lid and a davit. Its nozzles are IN (toward local -x) and OUT
 * (toward local +x).
 */
export function filterVessel(
  tag: string,
  radius: number,
  height: number,
  pipeRadius: number,
  details: NodeDetails,
): Equipment {
  const bottom = 0.9;
  const top = bottom + height;
  const inlet = makeNozzle(
    'IN',
    [-radius + 0.03, 0, bottom + height * 0.3],
    [-1, 0, 0],
    0.35,
    pipeRadius,
  );
  const outlet = makeNozzle(
    'OUT',
    [radius - 0.03, 0, bottom + height * 0.3],
    [1, 0, 0],
    0.35,
    pipeRadius,
  );
  const legs = [0, 1, 2].map((i) => {
    const at = along([0, 0, 0], direction(Math.PI / 2 + (2 * Math.PI * i) / 3), radius * 0.9);
    return part(
      `Leg ${i + 1}`,
      'Leg',
      'steel',
      bar(add(at, [0, 0, 0.12]), add(at, [0, 0, bottom + 0.25]), 0.12, 0.12),
    );
  });
  const node = group(
    tag,
    'Filter',
    [
      part(
        'Plinth',
        'Foundation',
        'concrete',
        block([0, 0, 0], [radius * 2 + 0.7, radius * 2 + 0.7, 0.12]),
        { discipline: 'Civil', surface: 'paving' },
      ),
      ...legs,
      part('Bottom head', 'Head', 'shell', dish([0, 0, bottom], [0, 0, -1], radius, radius * 0.5)),
      part('Shell', 'Shell', 'shell', tube([0, 0, top], [0, 0, bottom], radius)),
      part(
        'Body flange',
        'Flange',
        'shellTrim',
        cylinder([0, 0, top - 0.1], [0, 0, top], radius * 1.22),
      ),
      part(
        'Lid flange',
        'Flange',
        'shellTrim',
        cylinder([0, 0, top + 0.01], [0, 0, top + 0.11], radius * 1.22),
      ),
      part('Lid', 'Head', 'shell', dish([0, 0, top + 0.11], Z, radius, radius * 0.4)),
      part('Lid bolts', 'Bolts', 'base', [
        ...bolts([0, 0, top + 0.135], Z, radius * 1.12, 16, 0.03, 0.05),
        ...bolts([0, 0, top - 0.125], Z, radius * 1.12, 16, 0.03, 0.05),
      ]),
      part('Davit', 'Davit', 'steel', [
        tube([0, radius * 1.35, bottom + height * 0.6], [0, radius * 1.35, top + radius], 0.035),
        bend(
          [0, radius * 1.35 - radius * 0.5, top + radius],
          [1, 0, 0],
          [0, 1, 0],
          radius * 0.5,
          0.035,
          Math.PI / 2,
        ),
        tube([0, radius * 0.85, top + radius * 1.5], [0, 0, top + radius * 1.5], 0.035),
      ]),
      part(
        'Gauge',
        'Instrument',
        'electrical',
        cylinder([radius + 0.05, -0.12, top - 0.35], [radius + 0.05, -0.2, top - 0.35], 0.09),
      ),
      inlet.node,
      outlet.node,
    ],
    { ...details, tag },
  );
  return { node, nozzles: { IN: inlet.nozzle, OUT: outlet.nozzle } };
}

/** Returns a nozzle of an equipment item. Throws if the nozzle doesn't exist. */
export function nozzleOf(
  equipment: ReadonlyMap<string, Equipment>,
  tag: string,
  name: string,
): Nozzle {
  const nozzle = equipment.get(tag)?.nozzles[name];
  if (nozzle === undefined) throw new Error(`${tag} doesn't have a nozzle ${name}.`);
  return nozzle;
}
