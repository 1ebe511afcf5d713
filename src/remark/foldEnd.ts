/**
 * Finds the end of a disclosure, such as that of inherited members. Additions to its last section
 * go before it.
 */
import type { RootContent } from 'mdast';

/** Whether a node ends a disclosure. */
export function isFoldEnd(node: RootContent): boolean {
  return node.type === 'html' && node.value.trim() === '</details>';
}
