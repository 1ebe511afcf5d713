import { joinSetUp } from '@reveal-docs/api-reference/code/cutLine';

/** Returns the text that a code block's button copies: the collapsed setup lines, followed by the visible lines. */
export function codeText(shown: readonly string[], setUp: readonly string[] = []): string {
  return joinSetUp(setUp.join('\n'), shown.join('\n'));
}
