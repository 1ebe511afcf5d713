import {
  differs,
  type BehaviorCell,
  type BehaviorColumn,
  type BehaviorData,
  type BehaviorRow,
} from '@reveal-docs/statements/behavior';

/** Returns a map from IDs to statements, including statements without a program. */
export function rowsById({ topics, sources }: BehaviorData): Map<string, BehaviorRow> {
  return new Map([
    ...topics.flatMap(({ rows }) => rows).map((row) => [row.id, row] as const),
    ...sources.map(
      ({ id, says, places }) =>
        [
          id,
          {
            id,
            says,
            cells: places.map((place): BehaviorCell => ({
              type: place === null ? 'lacks' : 'holds',
            })),
          },
        ] as const,
    ),
  ]);
}

function describeCell(cell: BehaviorCell): string {
  switch (cell.type) {
    case 'holds':
      return 'holds';
    case 'instead':
      return cell.says;
    case 'lacks':
      return "doesn't apply, because this release lacks the API or the behavior";
  }
}

/** Formats a statement with its ID. If the results differ between releases, adds a line for each release. */
export function describeRow(row: BehaviorRow, columns: readonly BehaviorColumn[]): string {
  const line = `- ${row.says} [${row.id}]`;
  if (!differs(row)) return line;
  const cells = row.cells.map(
    (cell, index) => `  - ${columns[index]?.name}: ${describeCell(cell)}`,
  );
  return [line, ...cells].join('\n');
}

/** Returns the names of the releases, such as "4.29.0, 3.3.0 and 3.0.2". */
export function listColumns(columns: readonly BehaviorColumn[]): string {
  const names = columns.map(({ name }) => name);
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
