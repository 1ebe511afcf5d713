import { diffArrays } from 'diff';

export interface DiffLine {
  readonly type: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Compares two texts line by line. The result has as few changes as possible. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  const [old, next] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')];
  return diffArrays(old, next).flatMap(({ value, added, removed }) => {
    const type = added ? 'added' : removed ? 'removed' : 'same';
    return value.map((text): DiffLine => ({ type, text }));
  });
}
