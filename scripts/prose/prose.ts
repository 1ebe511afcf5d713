/** The prose of hand-written pages: its texts and its links, with their lines. Code is not prose. */
import { SKIP, visit } from 'unist-util-visit';
import type { Page } from '../../src/plugins/blocks/pages';

export interface ProseText {
  /** Text between two marks of Markdown, such as emphasis or inline code. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

export interface ProseLink {
  readonly address: string;
  readonly line: number;
}

/** Texts of a page and of what stands in its components, in their order. */
export function listTexts({ root }: Pick<Page, 'root'>): ProseText[] {
  const texts: ProseText[] = [];
  visit(root, (node) => {
    if (node.type === 'code') return SKIP;
    if (node.type !== 'text') return undefined;
    const start = node.position?.start.line ?? 1;
    node.value.split('\n').forEach((text, index) => texts.push({ text, line: start + index }));
    return undefined;
  });
  return texts;
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
