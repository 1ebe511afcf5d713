/** This module is separate from `invisible.ts`, because every page with code loads that one. */
import { invisible } from './invisible';
import { lineBreaks } from './lines';

/**
 * Matches characters that can make code look as if its parts were in a different order (https://trojansource.codes).
 */
const bidiControl = /^\p{Bidi_Control}$/u;

/** Matches all line terminators of JavaScript (https://tc39.es/ecma262/#sec-line-terminators). */
const lineEnds = /\r\n|[\r\n\u2028\u2029]/g;

/** Effect of an invisible character on the text around it. */
export type Effect = 'reorders' | 'breaks' | 'hides';

export function effectOf(character: string): Effect {
  if (bidiControl.test(character)) return 'reorders';
  return character.search(lineBreaks) === 0 ? 'breaks' : 'hides';
}

/** Whether the whole text is invisible. */
export function isBlank(text: string): boolean {
  return text.replaceAll(invisible, '').trim() === '';
}

/**
 * Returns the offset at which a line starts. Line numbers start at 1. If the number is too large, returns the offset of
 * the last line.
 */
export function lineStart(code: string, line: number): number {
  let start = 0;
  let count = 1;
  for (const { 0: end, index } of code.matchAll(lineEnds)) {
    if (count >= line) break;
    start = index + end.length;
    count += 1;
  }
  return start;
}
