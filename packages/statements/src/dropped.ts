import { takeCitations, type Citation } from './citations';
import { expectationIn, type StatementSpec } from './spec';

export interface PageText {
  /** Path to show in messages, such as `versioned_docs/version-2.x/concepts.mdx`. */
  readonly file: string;
  readonly text: string;
  readonly release: string;
}

/** A sentence on a page. Its text doesn't include citations. */
interface Sentence {
  readonly page: PageText;
  /** Starts at 1. */
  readonly line: number;
  readonly text: string;
  readonly citations: readonly Citation[];
  /** IDs of the citations that apply to the sentence: its own citations, and later citations in the same block. */
  readonly covered: ReadonlySet<string>;
}

/** A citation that a sentence has on one page (at `cited`), but doesn't have on another page (at `bare`). */
export interface Dropped {
  readonly citation: Citation;
  /** `file:line`. */
  readonly cited: string;
  readonly bare: string;
}

const sentenceEnd = /(?<=[.!?][)"”*]*(?:\s*\[\^!?[a-z0-9/-]+\])*)\s+(?=["“(*`[\w])|\s*\|\s*/;

/**
 * Removes Markdown that doesn't change the meaning of a sentence: emphasis, links, and the marks of lists and headings.
 */
function plain(text: string): string {
  return text
    .replace(/^\s*(?:[-*>#]+|\d+\.)\s+/, '')
    .replaceAll(/\*\*|\[(?=[^\]^]*\]\()|\]\([^)]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function* blocksOf(text: string): Generator<{ readonly line: number; readonly text: string }> {
  let lines: string[] = [];
  let start = 0;
  let isCode = false;
  const parts = text.split('\n');
  for (const [index, line] of parts.entries()) {
    const isFence = /^\s*(?:```|:::)/.test(line);
    const starts = /^\s*(?:[-*]\s|\d+\.\s|\||#)/.test(line);
    if (isFence || line.trim() === '' || starts) {
      if (lines.length > 0) yield { line: start, text: lines.join('\n') };
      lines = [];
    }
    if (/^\s*```/.test(line)) isCode = !isCode;
    if (isCode || isFence || line.trim() === '') continue;
    if (lines.length === 0) start = index + 1;
    lines.push(line);
  }
  if (lines.length > 0) yield { line: start, text: lines.join('\n') };
}

/** Whether a table cell contains only a value, such as `true`. Its citations apply to the previous cell. */
function isValue(text: string): boolean {
  return text.replaceAll(/`[^`]*`|[^a-z]/gi, '') === '';
}

function sentencesOf(page: PageText): Sentence[] {
  return [...blocksOf(page.text)].flatMap(({ line, text }) => {
    let covered: ReadonlySet<string> = new Set();
    let ofValue: readonly Citation[] = [];
    const parts = text.split(sentenceEnd).reverse();
    const sentences = parts.flatMap((part): Sentence[] => {
      const { rest, found } = takeCitations(part);
      covered = new Set([...covered, ...found.map(({ id }) => id)]);
      const citations = [...found, ...ofValue];
      ofValue = isValue(rest) ? citations : [];
      return isValue(rest) ? [] : [{ page, line, text: plain(rest), citations, covered }];
    });
    return sentences.reverse();
  });
}

/**
 * Whether `other` contains all IDs in `one`. If not, the page of `one` cites a different statement, which is about its
 * own release.
 */
function isPart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].every((id) => other.has(id));
}

/** Minimum length of a sentence, in characters. Shorter texts, such as table headers, aren't claims. */
const shortest = 25;

/**
 * Finds sentences that are wrong on a page. Such a sentence has a citation on one page, but not on another page whose
 * release behaves differently. Pure.
 */
export function findDropped(
  pages: readonly PageText[],
  statements: ReadonlyMap<string, StatementSpec>,
): Dropped[] {
  const sentences = pages.flatMap(sentencesOf).filter(({ text }) => text.length >= shortest);
  const same = new Map<string, Sentence[]>();
  for (const sentence of sentences) {
    same.set(sentence.text, [...(same.get(sentence.text) ?? []), sentence]);
  }
  const placeOf = ({ page, line }: Sentence) => `${page.file}:${line}`;
  return sentences.flatMap((sentence) =>
    sentence.citations.flatMap((citation) => {
      const spec = statements.get(citation.id);
      if (spec === undefined) return [];
      const wanted = citation.instead ? 'instead' : 'holds';
      return (same.get(sentence.text) ?? [])
        .filter(({ covered }) => !covered.has(citation.id) && isPart(covered, sentence.covered))
        .filter(({ page }) => expectationIn(spec, page.release).type !== wanted)
        .map((other) => ({ citation, cited: placeOf(sentence), bare: placeOf(other) }));
    }),
  );
}
