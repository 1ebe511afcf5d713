/** Kilobytes, as budgets and networks count: 1000 bytes. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
