/** Lines of code as a JavaScript engine reads them. Apart from `invisible.ts`, because every page loads it. Pure. */

/** Ends a line for JavaScript, but not for everything that shows code. LF and CRLF end one everywhere. */
export const lineBreaks = /[\r\u2028\u2029]/g;

/** `code` with an LF for each CRLF. */
export function withoutCrLf(code: string): string {
  return code.replaceAll('\r\n', '\n');
}

/**
 * The lines of `code` as a JavaScript engine reads them. A line keeps its CR, U+2028 or U+2029 at its end, so that it can
 * be marked there; LF and CRLF are left out.
 */
export function splitLines(code: string): string[] {
  return withoutCrLf(code).replace(lineBreaks, '$&\n').split('\n');
}
