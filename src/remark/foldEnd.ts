/** The end of a disclosure, such as that of inherited members: what is added to the last section in it goes before. */
import type { RootContent } from 'mdast';

/** Whether a node ends a disclosure. */
export function isFoldEnd(node: RootContent): boolean {
  return node.type === 'html' && node.value.trim() === '</details>';
}
