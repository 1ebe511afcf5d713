/** What invisible characters do to the text around them. Apart from `invisible.ts`, which pages with code load. Pure. */
import { invisible } from './invisible';
import { lineBreaks } from './lines';

/** Makes text read in another order than it runs (https://trojansource.codes). */
const bidiControl = /^\p{Bidi_Control}$/u;

/** Everything that ends a line for JavaScript (https://tc39.es/ecma262/#sec-line-terminators). */
const lineEnds = /\r\n|[\r\n\u2028\u2029]/g;

/** What an invisible character does to the text around it. */
export type Effect = 'reorders' | 'breaks' | 'hides';

export function effectOf(character: string): Effect {
  if (bidiControl.test(character)) return 'reorders';
  return character.search(lineBreaks) === 0 ? 'breaks' : 'hides';
}

/** Whether nothing of `text` can be seen. */
export function isBlank(text: string): boolean {
  return text.replaceAll(invisible, '').trim() === '';
}

/** Offset at which line `line` begins for a JavaScript engine, the first being 1. For one after the end, the last line's. */
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
