/**
 * Splits code at the cut line. The page hides the setup code above that line, but the copy button also copies the setup
 * code. This module has no dependencies, because browsers load it too.
 */

/** The line that separates the hidden setup code from the visible code. */
export const cutLine = '// ---cut---';

/** `setUp` is undefined if the block doesn't hide any code. */
export interface SplitCode {
  readonly setUp?: string;
  readonly shown: string;
}

/** Returns the offset at which a block's visible code starts, after the cut line and any empty lines. */
export function shownFrom(code: string): number {
  const cut = /^[ \t]*\/\/ ---cut---[ \t]*(?:\n\s*?$)*\n?/m.exec(code);
  return cut === null ? 0 : cut.index + cut[0].length;
}

/** Splits a block at its first cut line. A second cut line stays in the visible part, where the checker reports it. */
export function splitSetUp(code: string): SplitCode {
  const from = shownFrom(code);
  if (from === 0) return { shown: code };
  const setUp = code.slice(0, from).split(cutLine)[0] ?? '';
  return { setUp: setUp.trim(), shown: code.slice(from) };
}

/** Returns the whole program without the cut line, for copying. */
export function joinSetUp(setUp: string, shown: string): string {
  return setUp === '' ? shown : `${setUp}\n\n${shown}`;
}
