/**
 * Marks matches in a text with the requested tags, as the hosted provider does. Doesn't escape the text, because
 * `safeHits.ts` escapes it later.
 */
import type { MarkedText } from '../protocol';
import { fold, stemTerm, wordParts, words, type Word } from './words';

/** A word of the query that matches an index term, with the weight of the match. */
export interface Meaning {
  /** Position of the word in the query. */
  readonly word: number;
  readonly weight: number;
}

/** The folded words of a query, and the index terms that match these words. */
export interface Matched {
  readonly terms: ReadonlyMap<string, readonly Meaning[]>;
  readonly queryTerms: readonly string[];
}

export interface MarkTags {
  readonly pre: string;
  readonly post: string;
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Mark extends Range {
  readonly meanings: readonly Meaning[];
}

function meaningsOf(folded: string, { terms }: Matched): readonly Meaning[] {
  const stem = stemTerm(folded);
  return [...(terms.get(folded) ?? []), ...((stem && terms.get(stem)) || [])];
}

/** Returns the part of a word to mark: the prefix that the reader has typed, or the whole word. */
function markedPart(word: Word, matched: Matched): Mark | undefined {
  const folded = fold(word.text);
  const meanings = meaningsOf(folded, matched);
  if (meanings.length === 0) return undefined;
  const typed = matched.queryTerms
    .filter((term) => folded.startsWith(term))
    .reduce((longest, term) => Math.max(longest, term.length), 0);
  const isSameLength = folded.length === word.text.length;
  const length = typed > 0 && isSameLength ? typed : word.text.length;
  return { start: word.start, end: word.start + length, meanings };
}

/** Finds the matches in a text, in order. */
export function textMarks(text: string, matched: Matched): Mark[] {
  return words(text).flatMap((word) => {
    const whole = markedPart(word, matched);
    if (whole !== undefined) return [whole];
    return wordParts(word).flatMap((part) => markedPart(part, matched) ?? []);
  });
}

/** Returns the ranges of matches in a text, in order. Merges ranges that touch or overlap. */
export function markedRanges(text: string, matched: Matched): Range[] {
  const merged: Range[] = [];
  for (const { start, end } of textMarks(text, matched)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else {
      merged.push({ start, end });
    }
  }
  return merged;
}

function insertTags(text: string, ranges: readonly Range[], tags: MarkTags): string {
  let result = '';
  let from = 0;
  for (const { start, end } of ranges) {
    result += text.slice(from, start) + tags.pre + text.slice(start, end) + tags.post;
    from = end;
  }
  return result + text.slice(from);
}

function matchLevel(
  text: string,
  ranges: readonly Range[],
  matched: Matched,
): MarkedText['matchLevel'] {
  if (ranges.length === 0) return 'none';
  const found = ranges.map(({ start, end }) => fold(text.slice(start, end)));
  const all = matched.queryTerms.every((term) => found.some((part) => part.startsWith(term)));
  return all ? 'full' : 'partial';
}

/** Marks all matches in a text. */
export function highlight(text: string, matched: Matched, tags: MarkTags): MarkedText {
  const ranges = markedRanges(text, matched);
  return {
    value: insertTags(text, ranges, tags),
    matchLevel: matchLevel(text, ranges, matched),
  };
}
