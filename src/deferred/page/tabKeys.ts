/** Where keys lead in a list of tabs. Pure. */

/** The tab that an arrow key leads to from `index`, around the ends; undefined for other keys. */
export function nextTab(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  return key === 'ArrowLeft' ? (index - 1 + count) % count : undefined;
}
