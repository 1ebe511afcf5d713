import type { Box } from '@reveal-docs/demo-project/manifest';

const counts = new Intl.NumberFormat('en-US');
const meters = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 1,
  // Doesn't show a minus sign for values that are rounded to zero.
  signDisplay: 'negative',
});

/** Formats a count, such as `12,345`. */
export function formatCount(value: number): string {
  return counts.format(value);
}

/** Formats the coordinates of a point, in meters, such as `12.3, 4, 1.7`. */
export function formatPoint(point: readonly number[]): string {
  return point.map((value) => meters.format(value)).join(', ');
}

/** Formats the extent along an axis (0 is X), such as `0 to 120`. */
export function formatRange({ min, max }: Box, axis: number): string {
  return `${meters.format(min[axis] ?? 0)} to ${meters.format(max[axis] ?? 0)}`;
}

/** Formats the extents along X, Y, and Z, such as `0 to 120, 0 to 80, 0 to 32`. */
export function formatBox(box: Box): string {
  return [0, 1, 2].map((axis) => formatRange(box, axis)).join(', ');
}
