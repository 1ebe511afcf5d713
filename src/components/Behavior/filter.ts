/** Filters statements. Pure, so that it can be tested without a browser. */
import {
  changedBetween,
  type BehaviorColumn,
  type BehaviorRow,
  type BehaviorTopic,
} from '@reveal-docs/statements/behavior';

export interface BehaviorFilter {
  /**
   * Words as typed. Each must be in the statement, in the sentence for other releases, or in the
   * ID.
   */
  readonly words: string;
  /** Shows only statements that apply to this release. Null shows all. */
  readonly release: string | null;
  /**
   * Shows only statements that changed in this release since the previous column. Null shows all.
   */
  readonly changedBy: string | null;
}

function textOf({ id, says, cells }: BehaviorRow): string {
  const others = cells.map((cell) => (cell.type === 'instead' ? cell.says : ''));
  return [id, says, ...others].join(' ').toLowerCase();
}

/** Returns the topics with the rows that match all filters. Omits topics without rows. */
export function filterBehavior(
  topics: readonly BehaviorTopic[],
  columns: readonly BehaviorColumn[],
  { words, release, changedBy }: BehaviorFilter,
): BehaviorTopic[] {
  const typed = words.toLowerCase().split(/\s+/).filter(Boolean);
  const own = columns.findIndex((column) => column.release === release);
  const newer = columns.findIndex((column) => column.release === changedBy);
  const isShown = (row: BehaviorRow): boolean =>
    typed.every((word) => textOf(row).includes(word)) &&
    (own < 0 || row.cells[own]?.type !== 'lacks') &&
    (newer < 0 || changedBetween(row, newer, newer + 1));
  return topics
    .map((topic) => ({ ...topic, rows: topic.rows.filter(isShown) }))
    .filter(({ rows }) => rows.length > 0);
}
