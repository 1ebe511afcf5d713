import {
  newestChange,
  type BehaviorColumn,
  type BehaviorRow,
  type BehaviorTopic,
} from '@reveal-docs/statements/behavior';

export interface BehaviorFilter {
  /**
   * Search words as the reader typed them. Each word must occur in the statement, in its text for another release, or
   * in its ID.
   */
  readonly words: string;
  /** Only statements that apply to this release are shown. Null shows all statements. */
  readonly release: string | null;
}

export interface BehaviorSection {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly BehaviorRow[];
  /** Whether the section lists the statements that changed between two releases. */
  readonly isChange: boolean;
}

function textOf({ id, says, cells }: BehaviorRow): string {
  const others = cells.map((cell) => (cell.type === 'instead' ? cell.says : ''));
  return [id, says, ...others].join(' ').toLowerCase();
}

/**
 * Returns the matching statements in sections: first the statements that changed, by release, and then the others, by
 * topic.
 */
export function behaviorSections(
  topics: readonly BehaviorTopic[],
  columns: readonly BehaviorColumn[],
  { words, release }: BehaviorFilter,
): BehaviorSection[] {
  const typed = words.toLowerCase().split(/\s+/).filter(Boolean);
  const own = columns.findIndex((column) => column.release === release);
  const isShown = (row: BehaviorRow): boolean =>
    typed.every((word) => textOf(row).includes(word)) &&
    (own < 0 || row.cells[own]?.type !== 'lacks');
  const rows = topics.flatMap((topic) => topic.rows.filter(isShown));
  const changes = columns.slice(0, -1).map(({ release: newer }, index) => ({
    id: `changed-${newer}`,
    title: `Changed between ${columns[index + 1]?.release ?? ''} and ${newer}`,
    rows: rows.filter((row) => newestChange(row) === index),
    isChange: true,
  }));
  const others = topics.map((topic) => ({
    id: `topic-${topic.name}`,
    title: topic.title,
    rows: topic.rows.filter((row) => isShown(row) && newestChange(row) < 0),
    isChange: false,
  }));
  return [...changes, ...others].filter((section) => section.rows.length > 0);
}
