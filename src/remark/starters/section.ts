import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

const fence = /^\s*(?:```|~~~)/;

/**
 * Returns the Markdown below the heading `## title`, up to the next heading of the same or a higher level. Ignores
 * headings inside code blocks. Throws if the section doesn't exist or is empty.
 */
export function sectionOf(markdown: string, title: string): string {
  const lines: string[] = [];
  let isInside = false;
  let isFenced = false;
  for (const line of markdown.split(/\r?\n/)) {
    if (fence.test(line)) isFenced = !isFenced;
    if (!isFenced && /^##? /.test(line)) {
      if (isInside) break;
      isInside = line.trim() === `## ${title}`;
    } else if (isInside) {
      lines.push(line);
    }
  }
  const section = lines.join('\n').trim();
  if (section === '') throw new Error(`it has no section "${title}", or the section is empty.`);
  return section;
}

/** Replaces links to files in the README's folder with the link text, because these files don't exist on the page. */
export function withoutFileLinks(root: Root): void {
  visit(root, 'link', (node, index, parent) => {
    if (/^(?:https?:|\/)/.test(node.url) || parent === undefined || index === undefined) {
      return undefined;
    }
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
}
