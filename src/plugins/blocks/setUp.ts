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

/** Splits a block at its cut line. A second cut line stays in what is shown, where the checker sees it. */
export function splitSetUp(code: string): SplitCode {
  const lines = code.split('\n');
  const cut = lines.findIndex((line) => line.trim() === cutLine);
  if (cut < 0) return { shown: code };
  return {
    setUp: lines.slice(0, cut).join('\n').trimEnd(),
    shown: lines
      .slice(cut + 1)
      .join('\n')
      .replace(/^\n+/, ''),
  };
}

/** The whole program, without the cut line: what Copy gives and the compiler sees. */
export function wholeCode(code: string): string {
  const { setUp, shown } = splitSetUp(code);
  return setUp === undefined || setUp === '' ? shown : `${setUp}\n\n${shown}`;
}
