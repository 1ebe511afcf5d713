export type BehaviorCell =
  | { readonly type: 'holds'; readonly note?: string }
  | { readonly type: 'instead'; readonly says: string }
  | { readonly type: 'lacks' };

export interface BehaviorRow {
  readonly id: string;
  readonly says: string;
  /** Cells, in the order of the columns. */
  readonly cells: readonly BehaviorCell[];
}

export interface BehaviorTopic {
  readonly name: string;
  readonly title: string;
  /** Rows whose cells differ between releases come first. */
  readonly rows: readonly BehaviorRow[];
}

/** A sentence whose evidence is the SDK's source code. */
export interface BehaviorSource {
  readonly id: string;
  readonly says: string;
  readonly because: string;
  /** One `file:line` per column, or null if the release's source doesn't support the sentence. */
  readonly places: readonly (string | null)[];
}

/** A column for one release. Columns are in order from newest to oldest release. */
export interface BehaviorColumn {
  readonly release: string;
  /** Name for readers, such as "3.0.2 behind the 2.x interface". */
  readonly name: string;
  /** Folder of the version that provides the modules for this release. */
  readonly folder: string;
}

export interface BehaviorData {
  readonly columns: readonly BehaviorColumn[];
  readonly topics: readonly BehaviorTopic[];
  readonly sources: readonly BehaviorSource[];
}

function isSameCell(a: BehaviorCell | undefined, b: BehaviorCell | undefined): boolean {
  if (a?.type === 'instead' && b?.type === 'instead') return a.says === b.says;
  if (a?.type === 'holds' && b?.type === 'holds') return a.note === b.note;
  return a?.type === b?.type;
}

/** Whether the releases behave differently from each other. */
export function differs({ cells }: BehaviorRow): boolean {
  return cells.some((cell) => !isSameCell(cell, cells[0]));
}

/**
 * Returns the index of the newest release that behaves differently from the previous release, or -1. Ignores releases
 * that don't have the API.
 */
export function newestChange({ cells }: BehaviorRow): number {
  return cells.findIndex((cell, index) => {
    const previous = cells[index + 1];
    if (previous === undefined || cell.type === 'lacks' || previous.type === 'lacks') return false;
    return !isSameCell(cell, previous);
  });
}

/** Returns the path of the text file with a statement's program, relative to the site's base path. */
export function programPath(id: string): string {
  return `statements/${id}.txt`;
}
