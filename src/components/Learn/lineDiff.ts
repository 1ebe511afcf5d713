/** The difference of two texts by lines. Pure. */

export interface DiffLine {
  readonly type: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * Returns the lines of both texts, with the fewest changes between them. Compares every line with
 * every other, so it's for texts of at most some hundred lines.
 */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  const [old, next] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')];
  /** Length of the longest common part of the rest of `old` and the rest of `next`, by their first lines. */
  const common = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(next.length + 1).fill(0),
  );
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--) {
    const cells = common[row];
    for (let column = next.length - 1; column >= 0 && cells !== undefined; column--) {
      cells[column] =
        old[row] === next[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < next.length) {
    const [removed, added] = [old[row], next[column]];
    if (removed !== undefined && removed === added) {
      lines.push({ type: 'same', text: removed });
      row += 1;
      column += 1;
    } else if (
      removed !== undefined &&
      (added === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      lines.push({ type: 'removed', text: removed });
      row += 1;
    } else {
      lines.push({ type: 'added', text: added ?? '' });
      column += 1;
    }
  }
  return lines;
}
