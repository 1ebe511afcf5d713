/** Converts bytes to kilobytes of 1000 bytes. Rounds to one decimal place. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

/** Returns the `share` quantile of the values. `share` is from 0 to 1. Returns NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/**
 * Returns the median of the values. For an even number of values, returns the greater of the two middle values. Returns
 * NaN for an empty list.
 */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
