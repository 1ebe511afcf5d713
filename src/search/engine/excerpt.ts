/**
 * Cuts the excerpt of a hit: at most so many words, from the sentence that has most of the query, prose before code.
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

/** How an excerpt is cut and marked. */
export interface ExcerptStyle {
  readonly words: number;
  readonly tags: MarkTags;
  /** Stands where something was left out. */
  readonly ellipsis: string;
}

/** Words before the first match that make an excerpt easier to read. */
const leadIn = 2;

/** How much of the query these marks have: for each of its words, what stands best for it. */
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

/** The sentences of a text from `from` on. */
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

/** Of equal ones the first. */
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
 * The part of a record's text that answers: the sentence of its prose that has most of the query, the signature
 * when only that has any of it, or else the beginning of the prose.
 */
function answeringPart(record: SearchRecord, text: string, marks: readonly Mark[]): Range {
  const { isCode, signatureLength } = record;
  const code = { start: 0, end: isCode ? text.length : signatureLength };
  const prose = isCode
    ? []
    : sentences(text, signatureLength).filter(({ start, end }) => end > start);
  const [beginning] = prose;
  if (beginning === undefined) return code;
  const { range, weight } = heaviest(prose, marks);
  if (weight > 0) return range;
  // A signature repeats the symbol's name, which the reader sees above it.
  const heading = record.type === 'content' ? '' : (record.hierarchy[record.type] ?? '');
  const telling = marks
    .filter(within(code))
    .filter(({ start, end }) => !heading.includes(text.slice(start, end)));
  return telling.length > 0 ? code : beginning;
}

/** Index of the first word that ends behind a position. */
function wordAt(all: readonly Range[], position: number): number {
  return Math.max(
    0,
    all.findIndex(({ end }) => end > position),
  );
}

/**
 * The words of a part that an excerpt shows, first and last, given the words of the whole text. Where the text ends
 * sooner, words before the part fill it up, back to the earliest.
 */
function window(
  all: readonly Range[],
  part: Range,
  marks: readonly Mark[],
  length: number,
  earliest: number,
): [first: number, last: number] {
  const first = wordAt(all, part.start);
  const count = all.filter(within(part)).length;
  const starts = Array.from({ length: Math.max(1, count - length + 1) }, (_, step) => first + step);
  const spans = starts.map((start) => ({
    start: all[start]?.start ?? 0,
    end: all[Math.min(start + length, first + count) - 1]?.end ?? 0,
  }));
  const { range, weight } = heaviest(spans, marks);
  const best = starts[spans.indexOf(range)] ?? first;
  // The beginning of the sentence reads best, then some words before the first match, where all matches still fit.
  const fits = (start: number): boolean =>
    weightOf(marks.filter(within(spans[start - first] ?? range))) >= weight;
  const firstMark = all.findIndex((word, index) => index >= best && marks.some(within(word)));
  const wished = (firstMark === -1 ? best : firstMark) - leadIn;
  const lead = Math.min(Math.max(first, wished), starts.at(-1) ?? first);
  const start = [first, lead].find(fits) ?? best;
  // What follows fills up a short sentence, and what precedes the last words of a text.
  const moved = Math.max(earliest, Math.min(start, all.length - length));
  return [moved, Math.min(moved + length, all.length) - 1];
}

/** Cuts a text down to the words asked for, from the part that `choose` gives, with matches marked. */
function cut(
  text: string,
  matched: Matched,
  { words, tags, ellipsis }: ExcerptStyle,
  choose: (marks: readonly Mark[]) => Range,
  signatureLength = 0,
): MarkedText {
  const all = [...text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (all.length <= words) return highlight(text, matched, tags);
  const marks = textMarks(text, matched);
  const part = choose(marks);
  const earliest = part.start < signatureLength ? 0 : wordAt(all, signatureLength);
  const [first, last] = window(all, part, marks, words, earliest);
  const from = all[first]?.start ?? 0;
  const to = all[last]?.end ?? text.length;
  const marked = highlight(text.slice(from, to), matched, tags);
  return {
    value: (from > 0 ? ellipsis : '') + marked.value + (to < text.length ? ellipsis : ''),
    matchLevel: marked.matchLevel,
  };
}

/** The excerpt of a text that is one part, such as a heading. */
export function textExcerpt(text: string, matched: Matched, style: ExcerptStyle): MarkedText {
  return cut(text, matched, style, () => ({ start: 0, end: text.length }));
}

/** The excerpt of a record's content: of its prose rather than of the signature before it. */
export function contentExcerpt(
  record: SearchRecord,
  matched: Matched,
  style: ExcerptStyle,
): MarkedText {
  const text = record.content ?? '';
  const choose = (marks: readonly Mark[]): Range => answeringPart(record, text, marks);
  return cut(text, matched, style, choose, record.signatureLength);
}

/** How much of the query a record's prose has, 0 for code: by this the text of a place is chosen. */
export function proseWeight(record: SearchRecord, matched: Matched): number {
  const { content, isCode, signatureLength } = record;
  if (content === null || isCode) return 0;
  return heaviest(sentences(content, signatureLength), textMarks(content, matched)).weight;
}
