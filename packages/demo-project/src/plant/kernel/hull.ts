/**
 * Returns the convex hull of the points' first two coordinates, counterclockwise. Omits corners that barely stick out.
 * The triangle between such a corner and its neighbors has an area of at most half of `smallest`.
 */
export function hull<P extends readonly [number, number, ...number[]]>(
  points: readonly P[],
  smallest: number,
): P[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly P[]): P[] => {
    const chain: P[] = [];
    for (const point of list) {
      for (;;) {
        const [b, a] = [chain[chain.length - 1], chain[chain.length - 2]];
        if (a === undefined || b === undefined) break;
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > smallest) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}
