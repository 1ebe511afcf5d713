import type { Node, Parent } from 'mdast';

/** Returns all nodes below a node, in page order. */
export function* descendants(parent: Parent): Iterable<Node> {
  for (const node of parent.children) {
    yield node;
    if ('children' in node) yield* descendants(node as Parent);
  }
}

/** Returns the text of a node without its formatting. */
export function textOf(node: Node): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? (node as Parent).children.map(textOf).join('') : '';
}
