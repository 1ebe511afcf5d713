/** Line differences in the unified format of `diff -u`. */

/** Lines around each change. */
const context = 3;
/** Texts with more changed lines than this show their changes as one block. */
const mostCompared = 2000;

type Line = readonly [mark: ' ' | '-' | '+', text: string];

/** Returns the lengths of the longest common subsequences of the ends of two lists. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const length =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
      const line = lengths[row];
      if (line !== undefined) line[column] = length;
    }
  }
  return lengths;
}

function compareMiddle(before: readonly string[], after: readonly string[]): Line[] {
  if (before.length > mostCompared || after.length > mostCompared) {
    return [...before.map((text): Line => ['-', text]), ...after.map((text): Line => ['+', text])];
  }
  const lengths = commonLengths(before, after);
  const lines: Line[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const old = before[row];
    const next = after[column];
    if (old !== undefined && old === next) {
      lines.push([' ', old]);
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (next === undefined || (lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0))
    ) {
      lines.push(['-', old]);
      row += 1;
    } else {
      lines.push(['+', next ?? '']);
      column += 1;
    }
  }
  return lines;
}

function compareLines(before: readonly string[], after: readonly string[]): Line[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const same = (text: string): Line => [' ', text];
  return [
    ...before.slice(0, start).map(same),
    ...compareMiddle(
      before.slice(start, before.length - end),
      after.slice(start, after.length - end),
    ),
    ...before.slice(before.length - end).map(same),
  ];
}

/** Returns the ranges of lines to show: each change with its context, joined where they touch. */
function hunksOf(lines: readonly Line[]): [from: number, to: number][] {
  const hunks: [number, number][] = [];
  lines.forEach(([mark], index) => {
    if (mark === ' ') return;
    const last = hunks.at(-1);
    const from = Math.max(0, index - context);
    const to = Math.min(lines.length, index + context + 1);
    if (last !== undefined && from <= last[1]) last[1] = to;
    else hunks.push([from, to]);
  });
  return hunks;
}

/** Returns the differences between two texts, which `patch` and `git apply` can apply. Empty for equal texts. */
export function unifiedDiff(name: string, before: string, after: string): string {
  const split = (text: string) => text.replace(/\n$/, '').split('\n');
  const lines = compareLines(split(before), split(after));
  const countIn = (part: readonly Line[], other: '-' | '+') =>
    part.filter(([mark]) => mark !== other).length;
  const hunks = hunksOf(lines).map(([from, to]) => {
    const shown = lines.slice(from, to);
    const above = lines.slice(0, from);
    const range = (other: '-' | '+') => `${countIn(above, other) + 1},${countIn(shown, other)}`;
    return [
      `@@ -${range('+')} +${range('-')} @@`,
      ...shown.map(([mark, text]) => mark + text),
    ].join('\n');
  });
  return hunks.length === 0 ? '' : [`--- a/${name}`, `+++ b/${name}`, ...hunks].join('\n');
}
