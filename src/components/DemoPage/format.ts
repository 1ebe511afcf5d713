/** Numbers as the page about the demo project writes them. */
import type { Box } from '../../demo/manifest';

const counts = new Intl.NumberFormat('en-US');
const meters = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 1,
  // What rounds to zero has no sign.
  signDisplay: 'negative',
});

/** `12,345`. */
export function formatCount(value: number): string {
  return counts.format(value);
}

/** `12.3, 4, 1.7`. */
export function formatPoint(point: readonly number[]): string {
  return point.map((value) => meters.format(value)).join(', ');
}

/** `0 to 120`: the extent along an axis, 0 being X. */
export function formatRange({ min, max }: Box, axis: number): string {
  return `${meters.format(min[axis] ?? 0)} to ${meters.format(max[axis] ?? 0)}`;
}

/** `0 to 120, 0 to 80, 0 to 32`: the extent along X, Y and Z. */
export function formatBox(box: Box): string {
  return [0, 1, 2].map((axis) => formatRange(box, axis)).join(', ');
}
