import type { ApiChanges } from '@reveal-docs/api-reference/names';

const most = 20;

/**
 * Returns the minimum number of before-and-after code pairs in a version's migration guide: one for each removed or
 * renamed name, up to twenty. If the changes since the previous version aren't known, returns twenty.
 */
export function minPairCount(changes: Pick<ApiChanges, 'renamed' | 'removed'> | undefined): number {
  if (changes === undefined) return most;
  return Math.min(most, changes.renamed.length + changes.removed.length);
}
