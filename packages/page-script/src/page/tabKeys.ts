/** Keyboard navigation in a list of tabs. Pure. */

/** Index of the tab that an arrow key moves to, with wraparound; undefined for other keys. */
export function nextTab(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  return key === 'ArrowLeft' ? (index - 1 + count) % count : undefined;
}
