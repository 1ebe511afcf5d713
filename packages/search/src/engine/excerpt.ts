/**
 * Cuts excerpts from the texts of hits. An excerpt is a limited number of words from the sentence that contains the
 * largest part of the query.
 */
import type { MarkedText } from '../protocol';
import type { SearchRecord } from '../records';
import {
  highlight,
  textMarks,
  type Mark,
  type Matched,
  type MarkTags,
  type Range,
} from './highlight';
import { fold, wordParts, words, type Word } from './words';

export interface ExcerptStyle {
  readonly words: number;
  readonly tags: MarkTags;
  /** Replaces omitted text. */
  readonly ellipsis: string;
}

/** Number of words to keep before the first match, so that the excerpt is easier to read. */
const leadIn = 2;

/** Multiplier for matches of words that the heading already contains. */
const headingShare = 0.5;

/** Multiplier for the first sentence, which usually states the topic of a text. */
const beginningWeight = 1.3;

function withParts(word: Word): string[] {
  return [word, ...wordParts(word)].map(({ text }) => fold(text));
}

function lighter(mark: Mark, share: number): Mark {
  const meanings = mark.meanings.map(({ word, weight }) => ({ word, weight: weight * share }));
  return { ...mark, meanings };
}

/** Returns the total weight of the marks. For each word of the query, only the best match counts. */
function weightOf(marks: readonly Mark[]): number {
  const best = new Map<number, number>();
  for (const { word, weight } of marks.flatMap(({ meanings }) => meanings)) {
    best.set(word, Math.max(best.get(word) ?? 0, weight));
  }
  return [...best.values()].reduce((sum, weight) => sum + weight, 0);
}

const within =
  ({ start, end }: Range) =>
  (mark: Range): boolean =>
    mark.start < end && mark.end > start;

function sentences(text: string, from: number): Range[] {
  const ends = [...text.matchAll(/[.!?][\p{Pe}\p{Pf}"']*(?=\s+[^\p{Ll}\s])/gu)]
    .map((match) => match.index + match[0].length)
    .filter((end) => end > from);
  const found: Range[] = [];
  let start = from;
  for (const end of [...ends, text.length]) {
    found.push({ start, end });
    start = end;
  }
  return found;
}

function heaviest(
  ranges: readonly Range[],
  marks: readonly Mark[],
): { range: Range; weight: number } {
  const [first = { start: 0, end: 0 }] = ranges;
  let best = { range: first, weight: 0 };
  for (const range of ranges) {
    const weight = weightOf(marks.filter(within(range)));
    if (weight > best.weight) best = { range, weight };
  }
  return best;
}

/**
 * Returns the sentence in a record's prose that contains the largest part of the query. Returns the signature if only
 * the signature contains part of the query, and the beginning of the prose if nothing matches.
 */
function answeringPart(record: SearchRecord, text: string, marks: readonly Mark[]): Range {
  const { isCode, signatureLength } = record;
  const code = { start: 0, end: isCode ? text.length : signatureLength };
  const prose = isCode
    ? []
    : sentences(text, signatureLength).filter(({ start, end }) => end > start);
  const [beginning, ...others] = prose;
  if (beginning === undefined) return code;
  const heading = words(record.hierarchy[record.type === 'content' ? 'lvl1' : record.type] ?? '');
  const known = new Set(heading.flatMap(withParts));
  const isKnown = ({ start, end }: Range): boolean => known.has(fold(text.slice(start, end)));
  const telling = marks.map((mark) => (isKnown(mark) ? lighter(mark, headingShare) : mark));
  const first = weightOf(telling.filter(within(beginning)));
  const { range, weight } = heaviest(others, telling);
  if (weight > first * beginningWeight) return range;
  // Ignore matches of the symbol's name in the signature, because the heading already shows the name.
  const isInCode = marks.some((mark) => within(code)(mark) && !isKnown(mark));
  return first === 0 && isInCode ? code : beginning;
}

/**
 * Returns the indexes of the first and last word of an excerpt. `all` are the words of the text. If `part` has fewer
 * than `length` words, the excerpt also contains the words after `part`.
 */
function window(
  all: readonly Range[],
  part: Range,
  marks: readonly Mark[],
  length: number,
): [first: number, last: number] {
  const first = Math.max(
    0,
    all.findIndex(({ end }) => end > part.start),
  );
  const count = all.filter(within(part)).length;
  const starts = Array.from({ length: Math.max(1, count - length + 1) }, (_, step) => first + step);
  const spans = starts.map((start) => ({
    start: all[start]?.start ?? 0,
    end: all[Math.min(start + length, first + count) - 1]?.end ?? 0,
  }));
  const { range, weight } = heaviest(spans, marks);
  const best = starts[spans.indexOf(range)] ?? first;
  // An excerpt is easiest to read if it starts at the beginning of the sentence. If that would omit matches, start a
  // few words before the first match.
  const fits = (start: number): boolean =>
    weightOf(marks.filter(within(spans[start - first] ?? range))) >= weight;
  const firstMark = all.findIndex((word, index) => index >= best && marks.some(within(word)));
  const wished = (firstMark === -1 ? best : firstMark) - leadIn;
  const lead = Math.min(Math.max(first, wished), starts.at(-1) ?? first);
  const start = [first, lead].find(fits) ?? best;
  return [start, Math.min(start + length, all.length) - 1];
}

function cut(
  text: string,
  matched: Matched,
  { words: most, tags, ellipsis }: ExcerptStyle,
  choose: (marks: readonly Mark[]) => Range,
): MarkedText {
  const all = [...text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (all.length <= most) return highlight(text, matched, tags);
  const marks = textMarks(text, matched);
  const [first, last] = window(all, choose(marks), marks, most);
  const from = all[first]?.start ?? 0;
  const to = all[last]?.end ?? text.length;
  const part = text.slice(from, to);
  const marked = highlight(part, matched, tags);
  const isWhole = /[.!?]$/.test(part);
  return {
    value:
      (from > 0 ? ellipsis : '') + marked.value + (to < text.length && !isWhole ? ellipsis : ''),
    matchLevel: marked.matchLevel,
  };
}

/** Returns an excerpt of a text that isn't divided into sentences, such as a heading. */
export function textExcerpt(text: string, matched: Matched, style: ExcerptStyle): MarkedText {
  return cut(text, matched, style, () => ({ start: 0, end: text.length }));
}

/** Returns an excerpt of a record's content. Prefers the prose to the signature at the start. */
export function contentExcerpt(
  record: SearchRecord,
  matched: Matched,
  style: ExcerptStyle,
): MarkedText {
  const text = record.content ?? '';
  return cut(text, matched, style, (marks) => answeringPart(record, text, marks));
}

/** Returns the weight of the matches in a record's best sentence, or 0 for code. */
export function proseWeight(record: SearchRecord, matched: Matched): number {
  const { content, isCode, signatureLength } = record;
  if (content === null || isCode) return 0;
  return heaviest(sentences(content, signatureLength), textMarks(content, matched)).weight;
}
