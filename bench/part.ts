/** The first column contains the names of the rows. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export interface BenchPart {
  readonly name: string;
  readonly about: string;
  /** Whether the benchmark needs an up-to-date site in `build/`. */
  readonly needsBuild: boolean;
  /** Runs the benchmark with the arguments after `--`. */
  readonly run: (args: readonly string[]) => Promise<readonly Table[]>;
}

/** Prints a progress line to stderr, so that stdout contains only the tables. */
export function progress(line: string): void {
  console.error(line);
}

function pad(text: string, width: number, isNumber: boolean): string {
  return isNumber ? text.padStart(width) : text.padEnd(width);
}

/** Formats a table for a terminal. Right-aligns numbers, and left-aligns everything else. */
export function formatTable({ title, columns, rows }: Table): string {
  const cells = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, index) =>
    Math.max(...cells.map((row) => row[index]?.length ?? 0)),
  );
  const isNumber = columns.map((_, index) => rows.some((row) => typeof row[index] === 'number'));
  const lines = cells.map((row) =>
    row
      .map((text, index) => pad(text, widths[index] ?? 0, isNumber[index] ?? false))
      .join('  ')
      .trimEnd(),
  );
  const line = widths.map((width) => '-'.repeat(width)).join('  ');
  return [title, '', lines[0], line, ...lines.slice(1)].join('\n');
}
