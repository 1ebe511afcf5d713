/**
 * Splits code at the cut line. The page hides the setup code above that line, but the copy button
 * includes it. The checker and the browser use this module, so it has no dependencies.
 */

/** The line that separates the hidden setup code from the visible code. */
export const cutLine = '// ---cut---';

/** The two parts of a block's code. `setUp` is undefined if no code is hidden. */
export interface SplitCode {
  readonly setUp?: string;
  readonly shown: string;
}

/**
 * Returns the offset in a block's code where the visible part starts: after the cut line and any
 * empty lines.
 */
export function shownFrom(code: string): number {
  const cut = /^[ \t]*\/\/ ---cut---[ \t]*(?:\n\s*?$)*\n?/m.exec(code);
  return cut === null ? 0 : cut.index + cut[0].length;
}

/**
 * Splits a block at its first cut line. A second one remains in the visible part, where the checker
 * finds it.
 */
export function splitSetUp(code: string): SplitCode {
  const from = shownFrom(code);
  if (from === 0) return { shown: code };
  const setUp = code.slice(0, from).split(cutLine)[0] ?? '';
  return { setUp: setUp.trim(), shown: code.slice(from) };
}

/** Returns the whole program without the cut line, as the copy button copies it. */
export function joinSetUp(setUp: string, shown: string): string {
  return setUp === '' ? shown : `${setUp}\n\n${shown}`;
}
