/** What a run that is not as expected is told as. Pure. */
import { isMet, type Finished } from './results';
import { expectationIn, expectedValue, sentenceIn } from './spec';

/** Where a page cites a statement: `docs/concepts.mdx:12`. */
export type CitedAt = (id: string) => readonly string[];

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

/** The lines of one failure: sentence, release, expected, seen, and what rests on it. */
export function formatFailure(run: Finished, citedAt: CitedAt): string {
  const { spec, release, outcome } = run;
  const expectation = expectationIn(spec, release);
  const seen = 'seen' in outcome ? show(outcome.seen) : `an error: ${outcome.error}`;
  const places = citedAt(spec.id);
  return [
    `${spec.id} in ${release}`,
    `  ${sentenceIn(spec, expectation) ?? spec.says}`,
    `  expected ${show(expectedValue(spec, expectation))}`,
    `  seen     ${seen}`,
    ...(places.length === 0 ? ['  cited nowhere'] : places.map((place) => `  cited at ${place}`)),
  ].join('\n');
}

/** All failures, and one line that sums up. */
export function formatRuns(finished: readonly Finished[], citedAt: CitedAt): string {
  const failed = finished.filter((run) => !isMet(run));
  const summary = `${finished.length} programs run, ${failed.length} not as expected`;
  return [...failed.map((run) => formatFailure(run, citedAt)), summary].join('\n\n');
}
