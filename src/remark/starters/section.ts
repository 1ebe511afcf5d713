/** A section of a starter's README, for its page. Pure. */
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

const fence = /^\s*(?:```|~~~)/;

/**
 * The Markdown below the heading `## title`, up to the next heading of its level or above; what looks like a heading in a
 * block of code is none. Throws when there is no such section, or nothing in it.
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
  if (section === '') throw new Error(`it has no section "${title}" with text.`);
  return section;
}

/** Takes links away that lead to files beside the README: a page has none of them there. Their text stays. */
export function withoutFileLinks(root: Root): void {
  visit(root, 'link', (node, index, parent) => {
    if (/^(?:https?:|\/)/.test(node.url) || parent === undefined || index === undefined) {
      return undefined;
    }
    parent.children.splice(index, 1, ...node.children);
    return [SKIP, index];
  });
}
