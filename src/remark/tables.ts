/**
 * Remark plugin that makes tables without links focusable. Readers can scroll a wide table with the keyboard only while
 * the table or an element in it has focus.
 */
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { EXIT, visit } from 'unist-util-visit';

/** Types of nodes that become links or buttons, which are already focusable. */
const focusable = new Set(['link', 'linkReference', 'footnoteReference', 'mdxJsxTextElement']);

/** Creates the plugin, for `remarkPlugins`. It comes after the plugins that add links. */
export default function tables(): Transformer<Root> {
  return (root) => {
    visit(root, 'table', (table) => {
      let isFocusable = false;
      visit(table, (node) => {
        isFocusable = focusable.has(node.type);
        return isFocusable ? EXIT : undefined;
      });
      if (isFocusable) return;
      table.data = { ...table.data, hProperties: { ...table.data?.hProperties, tabIndex: 0 } };
    });
  };
}
