import type { Matched } from '../../src/engine/highlight';

/** Returns a query with these terms. The weight of a term is 1 unless `weights` contains a different value. */
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
