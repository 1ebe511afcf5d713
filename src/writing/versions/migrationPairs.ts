/** How much code a migration guide owes its readers. Pure. */
import type { ApiChanges } from '../../names/changes';

/** More pairs than these no guide needs. */
const most = 20;

/**
 * Pairs of code before and after that the guide to a version shows at least: one for each name that is gone or has
 * a new name, up to twenty. Where nothing is known of the version before, twenty.
 */
export function wantedPairs(changes: Pick<ApiChanges, 'renamed' | 'removed'> | undefined): number {
  if (changes === undefined) return most;
  return Math.min(most, changes.renamed.length + changes.removed.length);
}
