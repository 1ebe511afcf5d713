import type { Vec3 } from '../kernel/math';
import { add, frameAt, Z } from '../kernel/math';
import type { NodeDetails, PlantNode } from '../kernel/node';
import { group, part } from '../kernel/node';
import type { Random } from '../kernel/random';
import { bend, block, cone, cylinder, ellipsoid, prism, span, tube } from '../kernel/solids';

/** Half of the site's width and depth, in meters. */
export const site = { halfX: 62, halfY: 42 } as const;

const paved: NodeDetails = { discipline: 'Civil', surface: 'paving' };

/** Creates the ground plate, which has rounded corners. Its top is at grade. */
export function groundPlate(): PlantNode {
  const { halfX, halfY } = site;
  const corner = 5;
  const outline = [
    [halfX - corner, halfY - corner],
    [-halfX + corner, halfY - corner],
    [-halfX + corner, -halfY + corner],
    [halfX - corner, -halfY + corner],
  ].flatMap(([x = 0, y = 0], quarter) =>
    Array.from({ length: 7 }, (_, i): [number, number] => {
      const angle = (Math.PI / 2) * (quarter + i / 6);
      return [x + corner * Math.cos(angle), y + corner * Math.sin(angle)];
    }),
  );
  return part('Ground', 'Ground', 'ground', prism(frameAt([0, 0, -0.6]), outline, 0.6), {
    discipline: 'Civil',
    surface: 'ground',
  });
}

/**
 * Creates a paved area. `lift` is its height above grade, in meters. Overlapping areas must have different heights,
 * because they would flicker otherwise.
 */
export function pavedArea(
  name: string,
  min: readonly [number, number],
  max: readonly [number, number],
  lift = 0.03,
): PlantNode {
  return part(
    name,
    'Paving',
    'paving',
    span([min[0], min[1], -0.05], [max[0], max[1], lift]),
    paved,
  );
}

/** Creates a straight road along x or y, with edge lines and a dashed center line. */
export function road(
  name: string,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  lift: number,
): PlantNode {
  const alongX = from[1] === to[1];
  const half = width / 2;
  const min: Vec3 = alongX ? [from[0], from[1] - half, -0.05] : [from[0] - half, from[1], -0.05];
  const max: Vec3 = alongX ? [to[0], to[1] + half, lift] : [to[0] + half, to[1], lift];
  const total = alongX ? to[0] - from[0] : to[1] - from[1];
  const strip = (
    start: number,
    size: number,
    offset: number,
    strength: number,
  ): PlantNode['shapes'][number] => {
    const center: Vec3 = alongX
      ? [from[0] + start + size / 2, from[1] + offset, lift]
      : [from[0] + offset, from[1] + start + size / 2, lift];
    return {
      kind: 'quad',
      frame: frameAt([center[0], center[1], lift + 0.008]),
      size: alongX ? [size, strength] : [strength, size],
    };
  };
  const dashes = Array.from({ length: Math.floor(total / 4) }, (_, i) =>
    strip(1 + i * 4, 2, 0, 0.14),
  );
  return group(
    name,
    'Road',
    [
      part('Carriageway', 'Road', 'road', span(min, max)),
      part('Middle line', 'Marking', 'marking', dashes),
      part('Edge lines', 'Marking', 'marking', [
        strip(0, total, half - 0.3, 0.12),
        strip(0, total, -half + 0.3, 0.12),
      ]),
    ],
    paved,
  );
}

/** Creates a low wall around a tank pit. */
export function bund(
  name: string,
  min: readonly [number, number],
  max: readonly [number, number],
): PlantNode {
  const [x0, y0] = min;
  const [x1, y1] = max;
  const height = 0.8;
  const wall = 0.3;
  return group(
    name,
    'Bund',
    [
      pavedArea('Pit floor', min, max, 0.05),
      part(
        'Wall south',
        'Bund wall',
        'concrete',
        span([x0 - wall, y0 - wall, 0], [x1 + wall, y0, height]),
      ),
      part(
        'Wall north',
        'Bund wall',
        'concrete',
        span([x0 - wall, y1, 0], [x1 + wall, y1 + wall, height]),
      ),
      part('Wall west', 'Bund wall', 'concrete', span([x0 - wall, y0, 0], [x0, y1, height])),
      part('Wall east', 'Bund wall', 'concrete', span([x1, y0, 0], [x1 + wall, y1, height])),
    ],
    paved,
  );
}

/** Creates a tree with a trunk and two rounded crowns. */
export function tree(name: string, foot: Vec3, random: Random): PlantNode {
  const height = random.between(3.4, 6.2);
  const crown = height * random.between(0.26, 0.34);
  const top = add(foot, [0, 0, height]);
  const crowns = [
    part(
      'Crown',
      'Crown',
      'leaf',
      ellipsoid(add(top, [0, 0, -crown * 0.6]), Z, crown, crown * 1.25),
    ),
    part(
      'Crown side',
      'Crown',
      'leafLight',
      ellipsoid(
        add(top, [random.between(-0.6, 0.6), random.between(-0.6, 0.6), -crown * 1.3]),
        Z,
        crown * 0.85,
        crown * 0.8,
      ),
    ),
  ];
  return group(
    name,
    'Tree',
    [
      part('Trunk', 'Trunk', 'trunk', tube(add(foot, [0, 0, height - crown]), foot, 0.14)),
      ...crowns,
    ],
    {
      discipline: 'Civil',
      surface: 'vegetation',
    },
  );
}

/** Creates a clipped hedge between two points along x or y. */
export function hedge(
  name: string,
  from: readonly [number, number],
  to: readonly [number, number],
): PlantNode {
  const min: Vec3 = [Math.min(from[0], to[0]) - 0.4, Math.min(from[1], to[1]) - 0.4, 0];
  const max: Vec3 = [Math.max(from[0], to[0]) + 0.4, Math.max(from[1], to[1]) + 0.4, 0.9];
  return part(name, 'Hedge', 'leaf', span(min, max), {
    discipline: 'Civil',
    surface: 'vegetation',
  });
}

/** Creates a street light whose arm points toward `toward`. */
export function streetLight(name: string, foot: Vec3, toward: Vec3): PlantNode {
  const height = 7.5;
  const tip = add(add(foot, [0, 0, height + 0.5]), [toward[0] * 1.6, toward[1] * 1.6, 0]);
  return group(
    name,
    'Street light',
    [
      part('Base', 'Foundation', 'concrete', block(foot, [0.5, 0.5, 0.25]), paved),
      part(
        'Pole',
        'Pole',
        'steelDark',
        cone(add(foot, [0, 0, height]), add(foot, [0, 0, 0.25]), 0.06, 0.11),
      ),
      part('Arm', 'Arm', 'steelDark', tube(add(foot, [0, 0, height]), tip, 0.04)),
      part(
        'Lamp',
        'Lamp',
        'lamp',
        block(add(tip, [0, 0, -0.12]), [0.7, 0.35, 0.12], Math.atan2(toward[1], toward[0])),
      ),
    ],
    { discipline: 'Electrical', surface: 'electrical' },
  );
}

/** Creates a fence along a polyline. The fence has posts with five wires between them, and one node per side. */
export function fence(name: string, points: readonly (readonly [number, number])[]): PlantNode {
  const sides = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const size = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.max(1, Math.round(size / 3));
    const at = (t: number, z: number): Vec3 => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      z,
    ];
    const posts = Array.from({ length: count }, (_, k) =>
      part(
        `Post ${k + 1}`,
        'Fence post',
        'steelDark',
        tube(at(k / count, 2.1), at(k / count, 0), 0.035),
      ),
    );
    const wires = [0.25, 0.7, 1.15, 1.6, 2.05].map((z) => tube(at(0, z), at(1, z), 0.012));
    return group(`Side ${i + 1}`, 'Fence', [
      ...posts,
      part('Wires', 'Fence wire', 'grating', wires),
    ]);
  });
  return group(name, 'Fence', sides, { discipline: 'Civil', surface: 'structure' });
}

/** Creates a fire hydrant. */
export function hydrant(name: string, foot: Vec3): PlantNode {
  return group(
    name,
    'Hydrant',
    [
      part('Barrel', 'Barrel', 'handwheel', [
        ...cylinder(foot, add(foot, [0, 0, 0.8]), 0.11),
        ellipsoid(add(foot, [0, 0, 0.8]), Z, 0.13, 0.1),
      ]),
      part('Outlets', 'Outlet', 'handwheel', [
        ...cylinder(add(foot, [-0.22, 0, 0.6]), add(foot, [0.22, 0, 0.6]), 0.06),
      ]),
      part('Ring', 'Band', 'handwheel', bend(add(foot, [0, 0, 0.3]), Z, [1, 0, 0], 0.12, 0.02)),
    ],
    { discipline: 'Piping', surface: 'pipe' },
  );
}
