import { isMet, type Finished } from './results';
import { expectationIn, expectedValue, sentenceIn } from './spec';

export type CitedAt = (id: string) => readonly string[];

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

/** Describes a failure: the sentence, the release, the expected and actual results, and the citations. */
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
    ...(places.length === 0 ? ['  not cited'] : places.map((place) => `  cited at ${place}`)),
  ].join('\n');
}

/** Describes all failures, with a summary. */
export function formatRuns(finished: readonly Finished[], citedAt: CitedAt): string {
  const failed = finished.filter((run) => !isMet(run));
  const summary = `${finished.length} programs ran, ${failed.length} with unexpected results`;
  return [...failed.map((run) => formatFailure(run, citedAt)), summary].join('\n\n');
}
