/** Words of a text: how it is cut, folded and taken apart, the same for indexing, searching and marking. */

import { stemmer } from 'stemmer';

/** A word and where it stands in the text. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const wordPattern = /[\p{L}\p{N}\p{M}_$]+/gu;

// `3D` and `360` stay with nothing; runs of capitals end before the capital that begins the next word.
const partPattern =
  /\p{N}+D(?![\p{Ll}])|\p{N}+|\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}/gu;

/** Case, accents and compatibility forms make no difference when searching. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text with their positions; punctuation is not part of a word. */
export function words(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

/** The parts of a camel case or snake case word, positions relative to the text; none for a plain word. */
export function wordParts(word: Word): Word[] {
  const parts = [...word.text.matchAll(partPattern)].map((match) => ({
    start: word.start + match.index,
    end: word.start + match.index + match[0].length,
    text: match[0],
  }));
  return parts.length > 1 ? parts : [];
}

/**
 * The stem that a folded English word shares with its other forms (`hiding` and `hide`), marked so that it
 * is no word itself; undefined for short words, such that have digits or other letters, and where the stem is less
 * than half of the word, which says little of it.
 */
export function stemTerm(folded: string): string | undefined {
  if (!/^[a-z]{4,}$/.test(folded)) return undefined;
  const stem = stemmer(folded);
  return stem.length * 2 < folded.length ? undefined : `~${stem}`;
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
 * Makes a function that gives the terms of a text, what the index cuts a field into: words, their parts,
 * and the stems of both. It remembers words, of which a version has few thousand different ones.
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

/** Folded words of a text joined by single spaces: two texts with the same words are the same. */
export function plainWords(text: string): string {
  return words(text)
    .map((word) => fold(word.text))
    .join(' ');
}

/** Words that say nothing about what is looked for. */
const fillers = new Set(
  'a an and are as at be by can do does for from get has have how i in into is it me my of on or our so that the their them then there these this to us via was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** The words of a query without fillers and single letters, unless there is nothing else. */
export function queryWords(query: string): Word[] {
  const all = words(query);
  const telling = all.filter(({ text }) => !/^\p{L}$/u.test(text) && !fillers.has(fold(text)));
  return telling.length > 0 ? telling : all;
}
