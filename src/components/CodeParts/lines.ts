/** This module is separate from `invisible.ts`, because every page loads this one. */

/** Matches JavaScript line terminators that some tools don't recognize. All tools recognize LF and CRLF. */
export const lineBreaks = /[\r\u2028\u2029]/g;

/** Replaces each CRLF with an LF. */
export function withoutCrLf(code: string): string {
  return code.replaceAll('\r\n', '\n');
}

/**
 * Splits code into lines, as JavaScript engines do. Removes LF and CRLF. Keeps a CR, U+2028, or U+2029 at the end of
 * its line, so that the character can be marked.
 */
export function splitLines(code: string): string[] {
  return withoutCrLf(code).replace(lineBreaks, '$&\n').split('\n');
}
