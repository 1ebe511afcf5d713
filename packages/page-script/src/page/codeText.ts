/** Reassembles the text of a code block from its page. Pure. */
import { joinSetUp } from '@reveal-docs/api-reference/code/cutLine';

/** The text to copy: the folded setup lines, followed by the visible lines. */
export function codeText(shown: readonly string[], setUp: readonly string[] = []): string {
  return joinSetUp(setUp.join('\n'), shown.join('\n'));
}
