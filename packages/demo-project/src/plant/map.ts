/** Draws a top view of the plant as an SVG, from the plant's geometry. */
import { escapeHtml } from '@reveal-docs/shared/escapeHtml';
import { hull } from './kernel/hull';
import type { Bounds, Vec3 } from './kernel/math';
import { toWorld } from './kernel/math';
import type { Rgb } from './kernel/palette';
import type { Shape } from './kernel/primitives';
import type { NumberedNode } from './number';

export interface MapLabel {
  readonly text: string;
  /** CDF coordinates, in meters. */
  readonly x: number;
  readonly y: number;
}

/** Position of a 360 image station. The map marks it with a numbered dot. */
export type MapMark = MapLabel;

const pixelsPerMeter = 10;
const margin = 1;
/** Minimum area of a part that the map shows, in square meters. */
const smallestArea = 0.12;

const round = (value: number): string => value.toFixed(2).replace(/\.?0+$/, '');

function outline(shape: Shape): string | undefined {
  const polygon = (points: readonly Vec3[]): string =>
    `<path d="M${points.map((point) => `${round(point[0])} ${round(-point[1])}`).join('L')}Z"/>`;
  const circle = (center: Vec3, radius: number): string =>
    `<circle cx="${round(center[0])}" cy="${round(-center[1])}" r="${round(radius)}"/>`;
  const upright = (axis: Vec3): boolean => Math.abs(axis[2]) > 0.9;
  switch (shape.kind) {
    case 'box': {
      const { frame, size } = shape;
      const vertical = ([frame.x, frame.y, frame.z] as const).findIndex(upright);
      if (vertical < 0) return undefined;
      const corner = (i: number, j: number): Vec3 => {
        const half = [i * 0.5, j * 0.5];
        const at: [number, number, number] = [0, 0, 0];
        [0, 1, 2]
          .filter((axis) => axis !== vertical)
          .forEach((axis, k) => (at[axis] = (half[k] ?? 0) * (size[axis] ?? 0)));
        return toWorld(frame, at);
      };
      return polygon([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
    }
    case 'cone': {
      const flat: Vec3 = [shape.a[0] - shape.b[0], shape.a[1] - shape.b[1], 0];
      const size = Math.hypot(flat[0], flat[1]);
      if (size < 0.01) return circle(shape.a, Math.max(shape.radiusA, shape.radiusB));
      const side: Vec3 = [-flat[1] / size, flat[0] / size, 0];
      const at = (end: Vec3, offset: number): Vec3 => [
        end[0] + side[0] * offset,
        end[1] + side[1] * offset,
        0,
      ];
      return polygon([
        at(shape.a, shape.radiusA),
        at(shape.b, shape.radiusB),
        at(shape.b, -shape.radiusB),
        at(shape.a, -shape.radiusA),
      ]);
    }
    case 'circle':
      return upright(shape.frame.z) ? circle(shape.frame.origin, shape.radius) : undefined;
    case 'ellipsoid': {
      const { center, normal, horizontalRadius } = shape;
      if (upright(normal)) return circle(center, horizontalRadius);
      const tip: Vec3 = [
        center[0] + normal[0] * shape.verticalRadius,
        center[1] + normal[1] * shape.verticalRadius,
        0,
      ];
      const side: Vec3 = [-normal[1] * horizontalRadius, normal[0] * horizontalRadius, 0];
      return `<path d="M${round(center[0] + side[0])} ${round(-center[1] - side[1])}Q${round(tip[0] + side[0])} ${round(-tip[1] - side[1])} ${round(tip[0])} ${round(-tip[1])}Q${round(tip[0] - side[0])} ${round(-tip[1] + side[1])} ${round(center[0] - side[0])} ${round(-center[1] + side[1])}Z"/>`;
    }
    case 'trapezium':
      return polygon(shape.corners);
    case 'quad': {
      if (!upright(shape.frame.z)) return undefined;
      const [x, y] = [shape.size[0] / 2, shape.size[1] / 2];
      const corner = (i: number, j: number): Vec3 => toWorld(shape.frame, [i * x, j * y, 0]);
      return polygon([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
    }
    case 'mesh': {
      const around = hull(shape.positions, 1e-9);
      return around.length > 2 ? polygon(around) : undefined;
    }
    default:
      return undefined;
  }
}

const css = ([r, g, b]: Rgb): string =>
  `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const coverage = (bounds: Bounds): number =>
  (bounds.max[0] - bounds.min[0]) * (bounds.max[1] - bounds.min[1]);

/**
 * Draws the map with thin outlines, labels, and marks. Higher parts cover lower ones. One unit of the view box is a
 * meter. x points east and y points south, as on screens.
 */
export function drawMap(
  nodes: readonly NumberedNode[],
  labels: readonly MapLabel[],
  marks: readonly MapMark[],
): string {
  const whole = nodes[0]?.bounds;
  if (whole === undefined) throw new Error('A map needs a plant to draw.');
  const parts = nodes
    .filter((node) => node.color !== undefined && coverage(node.ownBounds) > smallestArea)
    .sort((a, b) => a.ownBounds.max[2] - b.ownBounds.max[2] || a.treeIndex - b.treeIndex);
  const drawn: string[] = [];
  for (const node of parts) {
    const shapes = node.shapes.map(outline).filter((path) => path !== undefined);
    if (shapes.length > 0)
      drawn.push(`<g fill="${css(node.color ?? [0, 0, 0])}">${shapes.join('')}</g>`);
  }
  const [x0, y0] = [whole.min[0] - margin, -whole.max[1] - margin];
  const [width, height] = [
    whole.max[0] - whole.min[0] + 2 * margin,
    whole.max[1] - whole.min[1] + 2 * margin,
  ];
  const texts = labels.map(
    ({ text, x, y }) => `<text x="${round(x)}" y="${round(-y + 0.5)}">${escapeHtml(text)}</text>`,
  );
  const dots = marks.map(
    ({ text, x, y }) =>
      `<g><circle cx="${round(x)}" cy="${round(-y)}" r="1.25"/><text x="${round(x)}" y="${round(-y + 0.48)}">${escapeHtml(text)}</text></g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${round(x0)} ${round(y0)} ${round(width)} ${round(height)}" width="${round(width * pixelsPerMeter)}" height="${round(height * pixelsPerMeter)}" role="img" aria-label="Map of the demo plant, north up">`,
    `<g stroke="#5b6979" stroke-opacity="0.55" stroke-width="0.05" stroke-linejoin="round">${drawn.join('')}</g>`,
    `<g font-family="system-ui, sans-serif" font-size="1.5" font-weight="600" text-anchor="middle" fill="#16323a" stroke="#fff" stroke-width="0.45" stroke-linejoin="round" paint-order="stroke">${texts.join('')}</g>`,
    `<g font-family="system-ui, sans-serif" font-size="1.4" font-weight="700" text-anchor="middle" fill="#16323a"><g stroke="#fff" stroke-width="0.25">${dots.map((dot) => dot.replace(/<text.*?<\/text>/, '')).join('')}</g><g fill="#fff">${dots.map((dot) => dot.replace(/<circle.*?\/>/, '')).join('')}</g></g>`,
    '</svg>',
    '',
  ].join('\n');
}
