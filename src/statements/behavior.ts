/** What the page of all statements shows. */

/** What a release does, in words. */
export type BehaviorCell =
  | { readonly type: 'holds' }
  | { readonly type: 'instead'; readonly says: string }
  | { readonly type: 'lacks' };

export interface BehaviorRow {
  readonly id: string;
  readonly says: string;
  /** One for each column. */
  readonly cells: readonly BehaviorCell[];
}

export interface BehaviorTopic {
  /** Name of its folder. */
  readonly name: string;
  readonly title: string;
  /** What differs between releases first. */
  readonly rows: readonly BehaviorRow[];
}

/** A sentence that is read in the source. */
export interface BehaviorSource {
  readonly id: string;
  readonly says: string;
  readonly because: string;
  /** `file:line` for each column, or null where the release does not say so. */
  readonly places: readonly (string | null)[];
}

/** A release, newest first. */
export interface BehaviorColumn {
  readonly release: string;
  /** "3.0.2 behind the 2.x interface". */
  readonly name: string;
  /** Of the version whose modules run there. */
  readonly folder: string;
}

export interface BehaviorData {
  readonly columns: readonly BehaviorColumn[];
  readonly topics: readonly BehaviorTopic[];
  readonly sources: readonly BehaviorSource[];
}

/** Whether two releases do the same, as far as the words say. */
function isSameCell(a: BehaviorCell | undefined, b: BehaviorCell | undefined): boolean {
  if (a?.type === 'instead' && b?.type === 'instead') return a.says === b.says;
  return a?.type === b?.type;
}

/** Whether a row has another word in one of two columns than in the other. */
export function changedBetween({ cells }: BehaviorRow, first: number, second: number): boolean {
  return !isSameCell(cells[first], cells[second]);
}

/** Whether all releases do the same. */
export function differs(row: BehaviorRow): boolean {
  return row.cells.some((_cell, index) => changedBetween(row, 0, index));
}

/** Where a statement's program is as text, below the site's base path. */
export function programPath(id: string): string {
  return `statements/${id}.txt`;
}
