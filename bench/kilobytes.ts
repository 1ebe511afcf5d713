/** Formats bytes as kilobytes of 1000 bytes, the unit of the budgets. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
