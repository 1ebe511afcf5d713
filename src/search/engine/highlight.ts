/**
 * Marks what matched in a text and cuts snippets, in the way the hosted provider does: plain text with the
 * tags that were asked for. Nothing is escaped here; `safeHits.ts` does that for both modes.
 */
import type { MarkedText } from '../protocol';
import { fold, stemTerm, wordParts, words, type Word } from './words';

/** What a hit matched: index terms, and the words of the query that led to them (all folded). */
export interface Matched {
  readonly terms: ReadonlySet<string>;
  readonly queryTerms: readonly string[];
}

/** The tags put around matches. */
export interface MarkTags {
  readonly pre: string;
  readonly post: string;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The marked part of a word: all of it, or as much as was typed of its beginning. */
function markedPart(word: Word, matched: Matched): Range | undefined {
  const folded = fold(word.text);
  const stem = stemTerm(folded);
  if (!matched.terms.has(folded) && !(stem !== undefined && matched.terms.has(stem))) {
    return undefined;
  }
  const typed = matched.queryTerms
    .filter((term) => folded.startsWith(term))
    .reduce((longest, term) => Math.max(longest, term.length), 0);
  const isSameLength = folded.length === word.text.length;
  const length = typed > 0 && isSameLength ? typed : word.text.length;
  return { start: word.start, end: word.start + length };
}

/** Ranges of a text that matched, in order, without overlaps. */
export function markedRanges(text: string, matched: Matched): Range[] {
  const ranges = words(text).flatMap((word) => {
    const whole = markedPart(word, matched);
    if (whole !== undefined) return [whole];
    return wordParts(word).flatMap((part) => markedPart(part, matched) ?? []);
  });
  const merged: Range[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last !== undefined && range.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else {
      merged.push(range);
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

/** The whole text with its matches marked. */
export function highlight(text: string, matched: Matched, tags: MarkTags): MarkedText {
  const ranges = markedRanges(text, matched);
  return {
    value: insertTags(text, ranges, tags),
    matchLevel: matchLevel(text, ranges, matched),
  };
}

/** What the reader typed says more than words that mean the same: one of it outweighs some of these. */
const typedWeight = 4;

function isTyped(marked: string, { queryTerms }: Matched): boolean {
  const folded = fold(marked);
  return queryTerms.some((term) => folded.startsWith(term));
}

/**
 * At most `wordCount` words of the text, the part with most matches (the first of equals), matches marked,
 * `ellipsis` where something was left out.
 */
export function snippet(
  text: string,
  wordCount: number,
  matched: Matched,
  tags: MarkTags,
  ellipsis: string,
): MarkedText {
  const all = [...text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (all.length <= wordCount) return highlight(text, matched, tags);
  const ranges = markedRanges(text, matched);
  const weights = all.map((word) => {
    const marks = ranges.filter(({ start, end }) => start < word.end && end > word.start);
    if (marks.length === 0) return 0;
    return marks.some(({ start, end }) => isTyped(text.slice(start, end), matched))
      ? typedWeight
      : 1;
  });
  const hasMark = weights.map((weight) => weight > 0);
  let best = 0;
  let bestSum = 0;
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    sum += weight - (weights[index - wordCount] ?? 0);
    if (sum > bestSum) {
      bestSum = sum;
      best = Math.max(0, index - wordCount + 1);
    }
  }
  // Two words before the first match make it easier to read, where the last match still fits.
  const firstMark = hasMark.indexOf(true, best);
  const lastMark = hasMark.lastIndexOf(true, best + wordCount - 1);
  const wished = Math.max(firstMark - 2, lastMark - wordCount + 1);
  const start = Math.max(0, Math.min(wished, all.length - wordCount));
  const from = all[start]?.start ?? 0;
  const to = all[Math.min(start + wordCount, all.length) - 1]?.end ?? text.length;
  const part = text.slice(from, to);
  const inside = ranges
    .filter((range) => range.start < to && range.end > from)
    .map((range) => ({
      start: Math.max(range.start, from) - from,
      end: Math.min(range.end, to) - from,
    }));
  return {
    value:
      (from > 0 ? ellipsis : '') +
      insertTags(part, inside, tags) +
      (to < text.length ? ellipsis : ''),
    matchLevel: matchLevel(part, inside, matched),
  };
}
