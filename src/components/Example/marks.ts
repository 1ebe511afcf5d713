/** What in foreign code does not show as it is: found before the reader runs it. Pure. */
import type { SourceFile } from '@site/src/frame/program/compile';
import { bidiControls, codePointName } from '../CodeParts/invisible';

/** Longest line that is still in sight. What is right of it must be scrolled to. */
export const longLine = 400;
/** Most marks that are listed; the others are counted. */
export const maxMarks = 8;

/** A place that deserves a look. Lines start at 1. */
export interface Mark {
  readonly file: string;
  readonly line: number;
  readonly words: string;
}

export interface Marks {
  readonly shown: readonly Mark[];
  /** How many there are besides. */
  readonly more: number;
}

function describeLine(text: string): string | undefined {
  const controls = [...new Set(text.match(bidiControls) ?? [])].map(codePointName);
  const isLong = text.length > longLine;
  const words = [
    controls.length > 0 &&
      `${controls.slice(0, 4).join(', ')} ${controls.length === 1 ? 'changes' : 'change'} the order in which it reads`,
    isLong && `${text.length.toLocaleString('en-US')} characters long`,
  ].filter((part) => part !== false);
  return words.length === 0 ? undefined : words.join('; ');
}

/** Lines with bidirectional control characters, and lines over {@link longLine} characters. */
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
