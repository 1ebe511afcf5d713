/** Reassembles the text of a code block from the page's elements. Pure. */
import { joinSetUp } from '@reveal-docs/api-reference/code/cutLine';

/** Returns the text to copy: the folded setup lines, then the visible lines. */
export function codeText(shown: readonly string[], setUp: readonly string[] = []): string {
  return joinSetUp(setUp.join('\n'), shown.join('\n'));
}
