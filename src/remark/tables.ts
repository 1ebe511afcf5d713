/**
 * Remark plugin: makes tables without links focusable. A wide table scrolls sideways on a narrow
 * screen, and readers who use the keyboard need an element in it to scroll from.
 */
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { EXIT, visit } from 'unist-util-visit';

/** Nodes that become links or buttons, which are focusable already. */
const focusable = new Set(['link', 'linkReference', 'footnoteReference', 'mdxJsxTextElement']);

/** The plugin, for `remarkPlugins`, after those that add links. */
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
