/** Which statements a reader's choice leaves. Pure, so that it is tested without a browser. */
import {
  changedBetween,
  type BehaviorColumn,
  type BehaviorRow,
  type BehaviorTopic,
} from '../../statements/behavior';

export interface BehaviorFilter {
  /** As typed; each must be in the sentence, what happens instead, or the name. */
  readonly words: string;
  /** Only what the column's release has; null for all. */
  readonly release: string | null;
  /** Only what two neighboring columns do differently; the newer one's release. */
  readonly changedBy: string | null;
}

function textOf({ id, says, cells }: BehaviorRow): string {
  const others = cells.map((cell) => (cell.type === 'instead' ? cell.says : ''));
  return [id, says, ...others].join(' ').toLowerCase();
}

/** The topics with the rows that meet every part of the filter; none without rows. */
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
