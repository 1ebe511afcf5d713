import type { Query } from 'minisearch';
import { formWeights, minFuzzyLength } from './ranking';
import type { SynonymsOf } from './synonyms';
import { fold, stemOrSelf, wordParts, words, type Word } from './words';

export interface WordForm {
  readonly query: Query;
  readonly weight: number;
}

/**
 * Returns the word, and its stem with and without the mark `~`. The stem without the mark finds texts in which it
 * occurs as a word.
 */
function withStems(term: string): string[] {
  const stem = stemOrSelf(term);
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

/**
 * Returns the forms in which a query's word can appear in a text. If `isLast` is true, the word might be incomplete.
 */
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

/**
 * Returns the compound of a word and the next word, such as `login` for `log in`. Returns '' for the last word, and for
 * names with several parts.
 */
export function compoundOf(word: Word, query: string): string {
  const next = words(query).find(({ start }) => start > word.start);
  return next === undefined || wordParts(word).length > 0 ? '' : fold(word.text + next.text);
}

/** Returns the forms in which a compound can appear in a text. */
export function compoundForms(compound: string, synonymsOf: SynonymsOf): WordForm[] {
  if (compound === '') return [];
  return [
    { query: { queries: withStems(compound) }, weight: 1 },
    ...synonymForms(compound, synonymsOf),
  ];
}

/**
 * Returns the forms to try if the index doesn't contain a word: as a prefix, with one typo, and with two typos if the
 * word is long.
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

/** Returns the joined form of two or three words, because they might be one name: `point cloud budget`. */
export function joinedForm(found: readonly Word[]): WordForm[] {
  if (found.length < 2 || found.length > 3) return [];
  const joined = found.map((word) => fold(word.text)).join('');
  return [{ query: { queries: [joined], prefix: true, fuzzy: 1 }, weight: formWeights.joined }];
}
