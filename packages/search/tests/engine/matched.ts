import type { Matched } from '../../src/engine/highlight';

/** A query whose words are found as these terms, each of which weighs 1 unless `weights` says otherwise. */
export function matched(
  terms: readonly string[],
  queryTerms: readonly string[] = terms,
  weights: Readonly<Record<string, number>> = {},
): Matched {
  const meanings = terms.map(
    (term, word) => [term, [{ word, weight: weights[term] ?? 1 }]] as const,
  );
  return { terms: new Map(meanings), queryTerms };
}
