/** Converts bytes to kilobytes of 1000 bytes, the unit of the budgets. Rounds to one decimal. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

/** Returns the value at the quantile `share` (0 to 1), or NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/**
 * Returns the median of the values. For an even number of values, returns the greater of the two middle ones. Returns
 * NaN for an empty list.
 */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
