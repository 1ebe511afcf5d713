/** Which programs a command runs. Pure. */
import { createHash } from 'node:crypto';
import type { Run } from './results';

/** Of the runs of one in so many, the gate repeats after a change of what all share. */
const share = 10;

/** A tenth of the runs, at least one if there is any: the same for the same seed, another one for another. */
export function seededTenth(runs: readonly Run[], seed: string): Run[] {
  const ranked = runs
    .map((run) => ({
      run,
      rank: createHash('sha256').update(`${seed} ${run.spec.id} ${run.release}`).digest('hex'),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, Math.ceil(runs.length / share));
  const chosen = new Set(ranked.map(({ run }) => run));
  return runs.filter((run) => chosen.has(run));
}

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
