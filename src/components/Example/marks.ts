/** Finds parts of foreign code that look different from what runs. Pure. */
import type { SourceFile } from '@site/src/frame/program/compile';
import { bidiControls, codePointName } from '../CodeParts/invisible';

/** Maximum length of a line that readers are likely to see without scrolling sideways. */
export const longLine = 400;
/** Maximum number of marks to list. The others are only counted. */
export const maxMarks = 8;

/** A line to check before running the code. Lines start at 1. */
export interface Mark {
  readonly file: string;
  readonly line: number;
  readonly words: string;
}

export interface Marks {
  readonly shown: readonly Mark[];
  /** Number of marks that aren't listed. */
  readonly more: number;
}

function describeLine(text: string): string | undefined {
  const controls = [...new Set(text.match(bidiControls) ?? [])].map(codePointName);
  const isLong = text.length > longLine;
  const words = [
    controls.length > 0 &&
      `${controls.slice(0, 4).join(', ')} ${controls.length === 1 ? 'reorders' : 'reorder'} the displayed text`,
    isLong && `${text.length.toLocaleString('en-US')} characters long`,
  ].filter((part) => part !== false);
  return words.length === 0 ? undefined : words.join('; ');
}

/** Finds lines with bidirectional control characters or more than {@link longLine} characters. */
export function findMarks(files: readonly SourceFile[]): Marks {
  const shown: Mark[] = [];
  let all = 0;
  for (const { file, source } of files) {
    source.split('\n').forEach((text, index) => {
      const words = describeLine(text);
      if (words === undefined) return;
      all += 1;
      if (all <= maxMarks) shown.push({ file, line: index + 1, words });
    });
  }
  return { shown, more: all - shown.length };
}
