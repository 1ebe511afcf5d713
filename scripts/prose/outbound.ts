/** Links of hand-written pages, with their lines. */
import { visit } from 'unist-util-visit';
import type { Page } from '@reveal-docs/api-reference/blocks/pages';

export interface ProseLink {
  readonly address: string;
  readonly line: number;
}

/** Links of a page that leave this site, in their order. */
export function listOutboundLinks({ root }: Pick<Page, 'root'>): ProseLink[] {
  const links: ProseLink[] = [];
  visit(root, (node) => {
    if ((node.type !== 'link' && node.type !== 'definition') || !/^https?:/.test(node.url)) return;
    links.push({ address: node.url, line: node.position?.start.line ?? 1 });
  });
  return links;
}
