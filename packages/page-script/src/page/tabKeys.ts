/** Finds the tab that a key selects in a list of tabs. Pure. */

/**
 * Returns the index of the tab that an arrow key moves to, with wraparound. Returns undefined for
 * other keys.
 */
export function nextTab(key: string, index: number, count: number): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: count - 1 }[key];
  return step && (index + step) % count;
}
