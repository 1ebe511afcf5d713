/** The ways in which a word of a query may stand in a text: as typed, begun, in another form, in parts, or by a synonym. */
import type { Query } from 'minisearch';
import { formWeights, minFuzzyLength } from './ranking';
import type { SynonymsOf } from './synonyms';
import { fold, stemTerm, wordParts, words, type Word } from './words';

/** One way, as a question to the index. */
export interface WordForm {
  readonly query: Query;
  /** How much of the word's weight it carries. */
  readonly weight: number;
}

/**
 * A term with the stems by which other forms of it are indexed; a word that is its own stem has no mark. A word too
 * short to have a stem is that of its longer forms: `map` of `maps`.
 */
function withStems(term: string): string[] {
  const stem = stemTerm(term) ?? `~${term}`;
  return [...new Set([term, stem, stem.slice(1)])];
}

function synonymForms(term: string, synonymsOf: SynonymsOf): WordForm[] {
  return synonymsOf(term).map((synonym) => ({
    query: { queries: withStems(synonym) },
    weight: formWeights.synonym,
  }));
}

function beginning(term: string): WordForm {
  return { query: { queries: [term], prefix: true }, weight: formWeights.beginning };
}

/** The forms of a folded word of a query. `isLast` when it may not be typed to its end. */
export function wordForms(word: Word, isLast: boolean, synonymsOf: SynonymsOf): WordForm[] {
  const term = fold(word.text);
  const stems = withStems(term).slice(1);
  const parts = wordParts(word).map((part) => fold(part.text));
  return [
    { query: term, weight: 1 },
    ...(isLast ? [beginning(term)] : []),
    ...(stems.length > 0 ? [{ query: { queries: stems }, weight: formWeights.stem }] : []),
    ...(parts.length > 1
      ? [
          {
            query: { queries: parts, combineWith: 'AND' as const, prefix: true },
            weight: formWeights.parts,
          },
        ]
      : []),
    ...synonymForms(term, synonymsOf),
  ];
}

/** The word that is written apart where a query's word is its first half, as in `log in`; '' for the last of a query. */
export function compoundOf(word: Word, query: string): string {
  const next = words(query).find(({ start }) => start > word.start);
  return next === undefined || wordParts(word).length > 0 ? '' : fold(word.text + next.text);
}

/** The forms of a word that is written apart. */
export function compoundForms(compound: string, synonymsOf: SynonymsOf): WordForm[] {
  if (compound === '') return [];
  return [
    { query: { queries: withStems(compound) }, weight: 1 },
    ...synonymForms(compound, synonymsOf),
  ];
}

/**
 * The forms of a word that leads nowhere, to be tried in this order: as a beginning, with one typing error, and
 * with two when it is long.
 */
export function unknownForms(word: Word): WordForm[] {
  const term = fold(word.text);
  const errors = [1, 2].filter((count) => term.length >= minFuzzyLength * count);
  const mistyped = errors.map((fuzzy) => ({
    query: { queries: [term], prefix: true, fuzzy },
    weight: 1,
  }));
  return [beginning(term), ...mistyped];
}

/** Words typed apart that are one name: `point cloud budget`. */
export function joinedForm(found: readonly Word[]): WordForm[] {
  if (found.length < 2 || found.length > 3) return [];
  const joined = found.map((word) => fold(word.text)).join('');
  return [{ query: { queries: [joined], prefix: true, fuzzy: 1 }, weight: formWeights.joined }];
}
