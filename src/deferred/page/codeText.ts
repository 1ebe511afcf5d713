/** The text of a code block, from what its page shows. Pure. */
import { joinSetUp } from '../../code/cutLine';

/** What Copy gives: the lines shown, below the set-up that is folded away above them. */
export function codeText(shown: readonly string[], setUp: readonly string[] = []): string {
  return joinSetUp(setUp.join('\n'), shown.join('\n'));
}
