/** Reads a section of a starter's README for its page. Pure. */
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

const fence = /^\s*(?:```|~~~)/;

/**
 * Returns the Markdown below the heading `## title`, up to the next heading of the same or a higher
 * level. Headings inside code blocks don't count. Throws when the section doesn't exist or is
 * empty.
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

/**
 * Removes links to other files in the README's folder, because the page doesn't have these files.
 * Keeps the links' text.
 */
export function withoutFileLinks(root: Root): void {
  visit(root, 'link', (node, index, parent) => {
    if (/^(?:https?:|\/)/.test(node.url) || parent === undefined || index === undefined) {
      return undefined;
    }
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
}
