/** Which programs a command runs. Pure. */
import type { Run } from './results';

/** The runs of statements whose name or topic has one of `words` in it; all without any. Throws when there is none. */
export function matchingRuns(runs: readonly Run[], words: readonly string[]): Run[] {
  if (words.length === 0) return [...runs];
  const found = runs.filter(({ spec }) => words.some((word) => spec.id.includes(word)));
  if (found.length === 0) throw new Error(`No statement has ${words.join(' or ')} in its name.`);
  return found;
}

/** Runs of both lists, each once, in the order of `all`. */
export function together(all: readonly Run[], ...lists: readonly (readonly Run[])[]): Run[] {
  const key = ({ spec, release }: Run) => `${spec.id} ${release}`;
  const wanted = new Set(lists.flat().map(key));
  return all.filter((run) => wanted.has(key(run)));
}
