/** Returns the index of the tab that an arrow key selects, or undefined for other keys. Wraps around at both ends. */
export function nextTab(key: string, index: number, count: number): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: count - 1 }[key];
  return step && (index + step) % count;
}
