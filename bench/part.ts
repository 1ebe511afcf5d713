/** What a benchmark is: a named part that measures and returns tables. */

/** A table to print; the first column names the rows. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** One part of `npm run bench`. */
export interface BenchPart {
  readonly name: string;
  /** What it measures, in one line. */
  readonly about: string;
  /** Needs the site in `build/`, made from the sources as they are. */
  readonly needsBuild: boolean;
  /** Takes so long that it runs only when it is named. */
  readonly onlyByName?: boolean;
  /** Gets what stands behind `--` on the command line. */
  readonly run: (args: readonly string[]) => Promise<readonly Table[]>;
}

function pad(text: string, width: number, isNumber: boolean): string {
  return isNumber ? text.padStart(width) : text.padEnd(width);
}

/** Renders a table for a terminal: numbers to the right, everything else to the left. */
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
