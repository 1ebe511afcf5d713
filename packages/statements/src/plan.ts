import type { Run } from './results';

/**
 * Returns the runs of statements whose ID contains one of `words`, or all runs if `words` is empty. Throws if no ID
 * matches.
 */
export function matchingRuns(runs: readonly Run[], words: readonly string[]): Run[] {
  if (words.length === 0) return [...runs];
  const found = runs.filter(({ spec }) => words.some((word) => spec.id.includes(word)));
  if (found.length === 0) throw new Error(`No statement name contains ${words.join(' or ')}.`);
  return found;
}

/** Merges lists of runs. The result is in the order of `all` and doesn't contain duplicates. */
export function mergeRuns(all: readonly Run[], ...lists: readonly (readonly Run[])[]): Run[] {
  const key = ({ spec, release }: Run) => `${spec.id} ${release}`;
  const wanted = new Set(lists.flat().map(key));
  return all.filter((run) => wanted.has(key(run)));
}
