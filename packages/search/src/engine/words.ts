/** Splits texts into words. Indexing, searching and marking all use these rules. */

import { stemmer } from 'stemmer';

export interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const wordPattern = /[\p{L}\p{N}\p{M}_$]+/gu;

// Doesn't split `3D` and `360`. A sequence of capitals ends before the capital that starts the next word.
const partPattern =
  /\p{N}+D(?![\p{Ll}])|\p{N}+|\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}/gu;

/** Removes differences in case, accents and compatibility forms. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns the words of a text without punctuation, with their positions. */
export function words(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

/**
 * Returns the parts of a camel case or snake case word, with positions relative to the text. Returns an empty list for
 * a plain word.
 */
export function wordParts(word: Word): Word[] {
  const parts = [...word.text.matchAll(partPattern)].map((match) => ({
    start: word.start + match.index,
    end: word.start + match.index + match[0].length,
    text: match[0],
  }));
  return parts.length > 1 ? parts : [];
}

/**
 * Returns the stem of a folded English word. Other forms of the word have the same stem, such as `hiding` and `hide`.
 * The mark `~` distinguishes stems from words. Returns undefined for short words, for words with digits or other
 * letters, and for stems that match too many words.
 */
export function stemTerm(folded: string): string | undefined {
  if (!/^[a-z]{4,}$/.test(folded)) return undefined;
  const stem = stemmer(folded);
  return stem.length * 2 < folded.length ? undefined : `~${stem}`;
}

/**
 * Returns the stem of a folded word. A word that is too short for stemming is the stem of its longer forms: `map` is
 * the stem of `maps`.
 */
export function stemOrSelf(folded: string): string {
  return stemTerm(folded) ?? `~${folded}`;
}

function wordTerms(text: string): string[] {
  const folded = fold(text);
  const stem = stemTerm(folded);
  return stem === undefined || stem === `~${folded}` ? [folded] : [folded, stem];
}

function allTerms(word: Word): string[] {
  return [
    ...wordTerms(word.text),
    ...wordParts(word)
      .filter((part) => part.text.length > 1)
      .flatMap((part) => wordTerms(part.text)),
  ];
}

/**
 * Returns a function that splits a field into index terms: words, their parts, and the stems of both. The function
 * caches all words, because a version contains only a few thousand words.
 */
export function createTokenizer(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>();
  return (text) =>
    words(text).flatMap((word) => {
      const found = known.get(word.text) ?? allTerms(word);
      known.set(word.text, found);
      return found;
    });
}

/** Returns the folded words of a text, joined by single spaces, so that texts with the same words are equal. */
export function plainWords(text: string): string {
  return words(text)
    .map((word) => fold(word.text))
    .join(' ');
}

/**
 * Words that don't affect the topic of a query. The list doesn't contain `could`, because error messages start with
 * this word. It also doesn't contain words that change the topic, such as `not`, `without`, and `own`.
 */
const fillers = new Set(
  'a also although an and another any anyone anything are as at be because been being both but by can cannot do does during each either else even ever every for from get had has have how i if in into is it its just me might must my neither nor of on only or other others our please quite rather shall should since so some someone something still such than that the their them then there these this though till to too unless until us very via was we were what when where whether which while who why will with would yet you your'.split(
    ' ',
  ),
);

/**
 * Returns the words of a query without fillers and single letters. If this would remove all words, returns all of them.
 */
export function queryWords(query: string): Word[] {
  const all = words(query);
  const telling = all.filter(({ text }) => !/^\p{L}$/u.test(text) && !fillers.has(fold(text)));
  return telling.length > 0 ? telling : all;
}
