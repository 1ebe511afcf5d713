/** Finds parts of foreign code that look different from the code that runs. Pure. */
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { effectOf, type Effect } from '../CodeParts/effects';
import { codePointName, invisible } from '../CodeParts/invisible';
import { splitLines } from '../CodeParts/lines';

/**
 * Maximum length of a line that readers are likely to see without scrolling sideways, in
 * characters.
 */
export const longLine = 400;
/** Maximum number of marks to list. The others are only counted. */
export const maxMarks = 8;

/** A line that readers should check before they run the code. Lines start at 1. */
export interface Mark {
  readonly file: string;
  readonly line: number;
  readonly words: string;
}

export interface Marks {
  readonly shown: readonly Mark[];
  /** Number of marks that aren't in the list. */
  readonly more: number;
}

/** Descriptions of each effect, for one character and for several characters. */
const effects: readonly (readonly [Effect, one: string, several: string])[] = [
  ['reorders', 'reorders the displayed text', 'reorder the displayed text'],
  ['breaks', 'starts a new line', 'start new lines'],
  ['hides', 'is invisible', 'are invisible'],
];

/** Lists the invisible characters of a line, with their effects. */
function describeInvisible(text: string): string[] {
  const found = [...new Set(text.match(invisible) ?? [])];
  return effects.flatMap(([effect, one, several]) => {
    const names = found.filter((part) => effectOf(part) === effect).map(codePointName);
    if (names.length === 0) return [];
    return `${names.slice(0, 4).join(', ')} ${names.length === 1 ? one : several}`;
  });
}

function describeLine(text: string): string | undefined {
  const isLong = text.length > longLine;
  const words = [
    ...describeInvisible(text),
    isLong && `${text.length.toLocaleString('en-US')} characters long`,
  ].filter((part) => part !== false);
  return words.length === 0 ? undefined : words.join('; ');
}

/** Finds lines with invisible characters or more than {@link longLine} characters. */
export function findMarks(files: readonly SourceFile[]): Marks {
  const shown: Mark[] = [];
  let all = 0;
  for (const { file, source } of files) {
    splitLines(source).forEach((text, index) => {
      const words = describeLine(text);
      if (words === undefined) return;
      all += 1;
      if (all <= maxMarks) shown.push({ file, line: index + 1, words });
    });
  }
  return { shown, more: all - shown.length };
}
