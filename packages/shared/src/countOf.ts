/** Returns a count with its noun: "1 problem", "2 problems". Supports only nouns with a regular plural. */
export function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
