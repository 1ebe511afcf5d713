import { usualAnchor } from '@reveal-docs/search/records';

export interface MarkdownSection {
  /** The title has level 1. */
  readonly level: number;
  readonly heading: string;
  /** Fragment of the heading's URL. */
  readonly anchor: string;
  readonly text: string;
}

/** Splits a page at its headings. Lines inside code blocks are never headings. */
export function sectionsOf(markdown: string): MarkdownSection[] {
  const sections: { level: number; heading: string; lines: string[] }[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(`{3,})/.exec(line)?.[1];
    if (mark !== undefined) {
      if (fence === '') fence = mark;
      else if (mark.length >= fence.length) fence = '';
    }
    const [, hashes = '', title] = (fence === '' && /^(#{1,6}) (.+)$/.exec(line)) || [];
    if (title !== undefined || sections.length === 0) {
      const heading = (title ?? '').replace(/[`~\\]/g, '');
      sections.push({ level: Math.max(1, hashes.length), heading, lines: [] });
    }
    sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ level, heading, lines }) => ({
    level,
    heading,
    anchor: usualAnchor({ level, heading }),
    text: lines.join('\n').trim(),
  }));
}

/** Removes hyphens from both ends of an anchor. These hyphens replace punctuation in the heading. */
function bare(anchor: string): string {
  return anchor.replace(/^-+|-+$/g, '');
}

/** Returns the section at an anchor and its subsections, or undefined if the page doesn't have the anchor. */
export function sectionAt(
  sections: readonly MarkdownSection[],
  anchor: string,
): readonly MarkdownSection[] | undefined {
  const start = sections.findIndex((section) => bare(section.anchor) === bare(anchor));
  const first = sections[start];
  if (first === undefined) return undefined;
  const end = sections.findIndex(({ level }, index) => index > start && level <= first.level);
  return sections.slice(start, end < 0 ? undefined : end);
}

/** Joins sections into Markdown. */
export function joinSections(sections: readonly MarkdownSection[]): string {
  return sections.map(({ text }) => text).join('\n\n');
}
