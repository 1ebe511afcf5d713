import type { Vec3 } from '../kernel/math';
import {
  add,
  along,
  cross,
  distance,
  exactCosSin,
  frameAlong,
  mix,
  normalize,
  scale,
  sub,
  Z,
} from '../kernel/math';
import type { PlantNode } from '../kernel/node';
import { group, part } from '../kernel/node';
import { bar, bend, block, tube } from '../kernel/solids';
import type { Shape } from '../kernel/primitives';

const railHeight = 1.1;
const railRadius = 0.024;

/** Creates a handrail along a polyline of floor points, with posts, a top rail and a knee rail. */
export function handrail(name: string, points: readonly Vec3[], postSpacing = 1.6): PlantNode {
  const posts: PlantNode[] = [];
  const rails: PlantNode[] = [];
  points.slice(1).forEach((end, i) => {
    const start = points[i] ?? end;
    const count = Math.max(1, Math.round(distance(start, end) / postSpacing));
    for (let k = i === 0 ? 0 : 1; k <= count; k++) {
      const foot = mix(start, end, k / count);
      posts.push(
        part(
          `Post ${posts.length + 1}`,
          'Handrail post',
          'rail',
          tube(foot, add(foot, [0, 0, railHeight]), railRadius),
        ),
      );
    }
    for (const [label, height] of [
      ['Top rail', railHeight],
      ['Knee rail', railHeight / 2],
    ] as const) {
      rails.push(
        part(
          `${label} ${i + 1}`,
          label,
          'rail',
          tube(add(start, [0, 0, height]), add(end, [0, 0, height]), railRadius),
        ),
      );
    }
  });
  return group(name, 'Handrail', [...posts, ...rails]);
}

/** Creates a round handrail around a vertical axis. The angles `from` and `arc` are in radians. */
export function roundHandrail(
  name: string,
  center: Vec3,
  radius: number,
  from = 0,
  arc = 2 * Math.PI,
): PlantNode {
  const [cos, sin] = exactCosSin(from);
  const start: Vec3 = [cos, sin, 0];
  const count = Math.max(3, Math.round((radius * arc) / 1.7));
  const closed = arc > 2 * Math.PI - 1e-6;
  const posts = Array.from({ length: closed ? count : count + 1 }, (_, i) => {
    const angle = from + (arc * i) / count;
    const foot: Vec3 = add(center, [radius * Math.cos(angle), radius * Math.sin(angle), 0]);
    return part(
      `Post ${i + 1}`,
      'Handrail post',
      'rail',
      tube(foot, add(foot, [0, 0, railHeight]), railRadius),
    );
  });
  const rail = (label: string, height: number): PlantNode =>
    part(
      label,
      label,
      'rail',
      bend(add(center, [0, 0, height]), Z, start, radius, railRadius, arc),
    );
  return group(name, 'Handrail', [
    ...posts,
    rail('Top rail', railHeight),
    rail('Knee rail', railHeight / 2),
  ]);
}

/**
 * Creates a ladder. A ladder higher than 3.2 m has a safety cage. `out` points away from the object that supports the
 * ladder.
 */
export function ladder(name: string, foot: Vec3, height: number, out: Vec3): PlantNode {
  const side = cross(Z, out);
  const stringers = [-1, 1].map((sign) => {
    const at = along(foot, side, sign * 0.24);
    return part(
      sign < 0 ? 'Stringer left' : 'Stringer right',
      'Stringer',
      'rail',
      bar(at, add(at, [0, 0, height + 1]), 0.06, 0.02),
    );
  });
  const rungCount = Math.floor(height / 0.3);
  const rungs = Array.from({ length: rungCount }, (_, i) => {
    const center = add(foot, [0, 0, 0.3 * (i + 1)]);
    return part(
      `Rung ${i + 1}`,
      'Rung',
      'rail',
      tube(along(center, side, -0.24), along(center, side, 0.24), 0.016),
    );
  });
  const hoops: Shape[] = [];
  const cageCenter = along(foot, out, 0.36);
  for (let z = 2.4; z <= height + 0.9; z += 0.9) {
    hoops.push(bend(add(cageCenter, [0, 0, z]), Z, side, 0.37, 0.014, Math.PI));
  }
  const straps = [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const [cos, sin] = exactCosSin(Math.PI * t);
    const at = along(along(cageCenter, side, 0.37 * cos), cross(Z, side), 0.37 * sin);
    return tube(add(at, [0, 0, 2.4]), add(at, [0, 0, height + 0.9]), 0.012);
  });
  const cage =
    height > 3.2
      ? [
          part('Cage hoops', 'Ladder cage', 'rail', hoops),
          part('Cage straps', 'Ladder cage', 'rail', straps),
        ]
      : [];
  return group(name, 'Ladder', [...stringers, ...rungs, ...cage]);
}

/** Creates a straight stair between two floors. It has stringers, treads, and handrails on both sides. */
export function stair(name: string, foot: Vec3, top: Vec3, width = 0.9): PlantNode {
  const rise = top[2] - foot[2];
  const count = Math.max(2, Math.round(rise / 0.2));
  const run: Vec3 = [top[0] - foot[0], top[1] - foot[1], 0];
  const forward = normalize(run);
  const side = cross(Z, forward);
  const heading = Math.atan2(forward[1], forward[0]);
  const treads = Array.from({ length: count }, (_, i) => {
    const center = mix(foot, top, (i + 0.5) / count);
    return part(
      `Tread ${i + 1}`,
      'Tread',
      'grating',
      block(add(center, [0, 0, -0.02]), [0.28, width, 0.04], heading),
    );
  });
  const sides = [-1, 1].flatMap((sign) => {
    const shift = scale(side, (sign * width) / 2);
    const label = sign < 0 ? 'right' : 'left';
    return [
      part(
        `Stringer ${label}`,
        'Stringer',
        'steel',
        bar(add(foot, shift), add(top, shift), 0.05, 0.22),
      ),
      handrail(`Handrail ${label}`, [add(foot, shift), add(top, shift)]),
    ];
  });
  return group(name, 'Stair', [...treads, ...sides]);
}

/** Creates a spiral stair on the outside of a tank wall, with a handrail on its outer side. */
export function spiralStair(
  name: string,
  center: Vec3,
  wallRadius: number,
  height: number,
  from: number,
  turn: number,
): PlantNode {
  const width = 0.8;
  const count = Math.round(height / 0.24);
  const polar = (radius: number, t: number, lift = 0): Vec3 =>
    add(center, [
      radius * Math.cos(from + turn * t),
      radius * Math.sin(from + turn * t),
      height * t + lift,
    ]);
  const treads = Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count;
    return part(
      `Tread ${i + 1}`,
      'Tread',
      'grating',
      block(polar(wallRadius + width / 2 + 0.06, t, -0.04), [width, 0.3, 0.04], from + turn * t),
    );
  });
  const chord = (
    radius: number,
    lift: number,
    i: number,
    steps: number,
    thickness: number,
  ): Shape => tube(polar(radius, i / steps, lift), polar(radius, (i + 1) / steps, lift), thickness);
  const outer = wallRadius + width + 0.06;
  const steps = Math.max(10, Math.round(count / 4));
  const spans = Array.from({ length: steps }, (_, i) => i);
  const posts = Array.from({ length: steps + 1 }, (_, i) =>
    part(
      `Post ${i + 1}`,
      'Handrail post',
      'rail',
      tube(polar(outer, i / steps), polar(outer, i / steps, railHeight), railRadius),
    ),
  );
  return group(name, 'Stair', [
    ...treads,
    part(
      'Stringer outer',
      'Stringer',
      'steel',
      spans.map((i) =>
        bar(polar(outer, i / steps, -0.05), polar(outer, (i + 1) / steps, -0.05), 0.03, 0.2),
      ),
    ),
    group('Handrail outer', 'Handrail', [
      ...posts,
      part(
        'Top rail',
        'Top rail',
        'rail',
        spans.map((i) => chord(outer, railHeight, i, steps, railRadius)),
      ),
      part(
        'Knee rail',
        'Knee rail',
        'rail',
        spans.map((i) => chord(outer, railHeight / 2, i, steps, railRadius)),
      ),
    ]),
  ]);
}

/** Creates a platform around a column. The platform is on brackets, spans an arc, and has grating and a handrail. */
export function columnPlatform(
  name: string,
  center: Vec3,
  innerRadius: number,
  width: number,
  from: number,
  arc: number,
): PlantNode {
  const outer = innerRadius + width;
  const [cos, sin] = exactCosSin(from);
  const start: Vec3 = [cos, sin, 0];
  const thickness = 0.06;
  const deckFrame = frameAlong(add(center, [0, 0, 0]), Z, start);
  const sectors = Math.max(4, Math.round(arc / 0.35));
  const bracketCount = Math.max(3, Math.round(arc / 0.8));
  const plates = Array.from({ length: sectors }, (_, i) => {
    const at = (radius: number, k: number): Vec3 => {
      const angle = from + (arc * k) / sectors;
      return add(center, [radius * Math.cos(angle), radius * Math.sin(angle), 0]);
    };
    return part(`Grating ${i + 1}`, 'Grating', 'grating', {
      kind: 'trapezium',
      corners: [at(innerRadius, i), at(outer, i), at(outer, i + 1), at(innerRadius, i + 1)],
    });
  });
  const brackets = Array.from({ length: bracketCount }, (_, i) => {
    const angle = from + (arc * (i + 0.5)) / bracketCount;
    const out: Vec3 = [Math.cos(angle), Math.sin(angle), 0];
    const root = along(center, out, innerRadius - 0.1);
    const tip = along(center, out, outer);
    return part(`Bracket ${i + 1}`, 'Bracket', 'steel', [
      bar(add(root, [0, 0, -0.08]), add(tip, [0, 0, -0.08]), 0.08, 0.12),
      bar(add(root, [0, 0, -0.9]), add(along(root, out, width * 0.85), [0, 0, -0.12]), 0.06, 0.06),
    ]);
  });
  const edge = part('Toe plate', 'Toe plate', 'steel', {
    kind: 'cone',
    a: add(center, [0, 0, 0.1]),
    b: add(center, [0, 0, -thickness]),
    radiusA: outer,
    radiusB: outer,
    x: deckFrame.x,
    arc,
  });
  return group(name, 'Platform', [
    ...plates,
    ...brackets,
    edge,
    roundHandrail('Handrail', center, outer - 0.04, from, arc),
  ]);
}

/**
 * Creates a rectangular platform. It has grating panels, edge beams, legs down to `ground`, and a handrail with gaps.
 */
export function platform(
  name: string,
  min: readonly [number, number],
  max: readonly [number, number],
  level: number,
  options: {
    ground?: number;
    legs?: boolean;
    openings?: readonly ('east' | 'west' | 'north' | 'south')[];
  } = {},
): PlantNode {
  const { ground = 0, legs = true, openings = [] } = options;
  const [x0, y0] = min;
  const [x1, y1] = max;
  const panels: PlantNode[] = [];
  const columns = Math.max(1, Math.round((x1 - x0) / 1.5));
  for (let i = 0; i < columns; i++) {
    const from = x0 + ((x1 - x0) * i) / columns;
    const to = x0 + ((x1 - x0) * (i + 1)) / columns;
    panels.push(
      part(
        `Grating ${i + 1}`,
        'Grating',
        'grating',
        block([(from + to) / 2, (y0 + y1) / 2, level - 0.04], [to - from - 0.02, y1 - y0, 0.04]),
      ),
    );
  }
  const corners: Vec3[] = [
    [x0, y0, level],
    [x1, y0, level],
    [x1, y1, level],
    [x0, y1, level],
  ];
  const sides = ['south', 'east', 'north', 'west'] as const;
  const beams = sides.map((side, i) => {
    const a = corners[i] ?? [x0, y0, level];
    const b = corners[(i + 1) % 4] ?? [x0, y0, level];
    const drop: Vec3 = [0, 0, -0.14];
    return part(`Beam ${side}`, 'Beam', 'steel', bar(add(a, drop), add(b, drop), 0.1, 0.2));
  });
  const rails = sides
    .filter((side) => !openings.includes(side))
    .map((side) => {
      const i = sides.indexOf(side);
      return handrail(`Handrail ${side}`, [
        corners[i] ?? [0, 0, 0],
        corners[(i + 1) % 4] ?? [0, 0, 0],
      ]);
    });
  const legNodes = legs
    ? corners.map((corner, i) => {
        const foot: Vec3 = [corner[0], corner[1], ground];
        return part(
          `Leg ${i + 1}`,
          'Column',
          'steel',
          bar(foot, sub(corner, [0, 0, 0.04]), 0.16, 0.16),
        );
      })
    : [];
  return group(name, 'Platform', [...panels, ...beams, ...legNodes, ...rails], {
    discipline: 'Structure',
    surface: 'structure',
  });
}
