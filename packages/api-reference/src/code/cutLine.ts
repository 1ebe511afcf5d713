/**
 * The cut line: what stands above it in a code block is set-up that the page hides and Copy gives. Used by
 * the checker and in the browser, so without dependencies.
 */

/** The line that separates hidden set-up from what a page shows. */
export const cutLine = '// ---cut---';

/** A block's code in its two parts; `setUp` is undefined when nothing is hidden. */
export interface SplitCode {
  readonly setUp?: string;
  readonly shown: string;
}

/** Offset in a block's code where what the page shows begins: after the cut line and empty lines. */
export function shownFrom(code: string): number {
  const cut = /^[ \t]*\/\/ ---cut---[ \t]*(?:\n\s*?$)*\n?/m.exec(code);
  return cut === null ? 0 : cut.index + cut[0].length;
}

/** Splits a block at its first cut line. A second one stays in what is shown, where the checker sees it. */
export function splitSetUp(code: string): SplitCode {
  const from = shownFrom(code);
  if (from === 0) return { shown: code };
  const setUp = code.slice(0, from).split(cutLine)[0] ?? '';
  return { setUp: setUp.trim(), shown: code.slice(from) };
}

/** The whole program, without the cut line: what Copy gives. */
export function joinSetUp(setUp: string, shown: string): string {
  return setUp === '' ? shown : `${setUp}\n\n${shown}`;
}
