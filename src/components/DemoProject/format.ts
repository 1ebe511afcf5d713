/** Numbers as the page about the demo project writes them. */
import type { Box } from '../../demo/manifest';

const counts = new Intl.NumberFormat('en-US');
const meters = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** `12,345`. */
export function formatCount(value: number): string {
  return counts.format(value);
}

/** Bytes as kB or MB (powers of ten), as download sizes are given. */
export function formatBytes(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** `12.3, 4, 1.7`. */
export function formatPoint(point: readonly number[]): string {
  return point.map((value) => meters.format(value)).join(', ');
}

/** `0 to 120, 0 to 80, 0 to 32`: the extent along X, Y and Z. */
export function formatBox({ min, max }: Box): string {
  return min
    .map((from, axis) => `${meters.format(from)} to ${meters.format(max[axis] ?? from)}`)
    .join(', ');
}
