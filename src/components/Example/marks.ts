import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { effectOf, type Effect } from '../CodeParts/effects';
import { codePointName, invisible } from '../CodeParts/invisible';
import { splitLines } from '../CodeParts/lines';

/** Maximum line length in characters. Readers are unlikely to scroll sideways through a longer line. */
export const longLine = 400;
/** Maximum number of marks to list. The others are only counted. */
export const maxMarks = 8;

/** Line that readers should check before they run the code. Lines start at 1. */
export interface Mark {
  readonly file: string;
  readonly line: number;
  readonly words: string;
}

export interface Marks {
  readonly shown: readonly Mark[];
  readonly more: number;
}

const effects: readonly (readonly [Effect, one: string, several: string])[] = [
  ['reorders', 'reorders the displayed text', 'reorder the displayed text'],
  ['breaks', 'starts a new line', 'start new lines'],
  ['hides', 'is invisible', 'are invisible'],
];

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

/**
 * Finds lines that can hide their effects, because they contain invisible characters or more than {@link longLine}
 * characters.
 */
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
