/** Splits code into lines like a JavaScript engine. Separate from `invisible.ts`, because every page loads it. Pure. */

/**
 * Matches line terminators of JavaScript that some tools don't recognize. All tools recognize LF
 * and CRLF.
 */
export const lineBreaks = /[\r\u2028\u2029]/g;

/** Replaces each CRLF with an LF. */
export function withoutCrLf(code: string): string {
  return code.replaceAll('\r\n', '\n');
}

/**
 * Splits code into lines like a JavaScript engine. A line keeps the CR, U+2028 or U+2029 at its end, so that it can be
 * marked there. LF and CRLF are removed.
 */
export function splitLines(code: string): string[] {
  return withoutCrLf(code).replace(lineBreaks, '$&\n').split('\n');
}
