/**
 * Remark plugin that removes citations such as `[^events/hover-rests]` after sentences, list items and table rows. It
 * adds a disclosure with the cited statements to the end of each section. The disclosure works without scripts. If a
 * cited statement is unknown or doesn't hold in the page's version, the citation is an error.
 */
import type { Node, Parent, Root, RootContent } from 'mdast';
import type { Transformer } from 'unified';
import type { VFile } from 'vfile';
import { checkCitation, type Ground, type Known } from '@reveal-docs/statements/check';
import { takeCitations, type Citation } from '@reveal-docs/statements/citations';
import { laneOf, readKnown } from '@reveal-docs/statements/known';
import type { Lane } from '@reveal-docs/statements/lanes';
import { readVersions } from '@reveal-docs/versions';
import { isApiPage, locatePage } from '@reveal-docs/api-reference/names';
import { nameGrounds } from '@reveal-docs/statements/nameGrounds';
import { checkedList, importCheckedList } from './checkedList';

export interface StatementMarksOptions {
  readonly siteDir: string;
  /** Base URL of the site, with slashes at both ends. */
  readonly baseUrl: string;
  /** Whether to show pages that have problems. If true, the problems are printed to the console. */
  readonly writing?: boolean;
}

interface Found extends Citation {
  readonly line: number;
}

function takeMarks(node: Node): Found[] {
  if (node.type === 'text' && 'value' in node) {
    const text = node as Node & { value: string };
    const { rest, found } = takeCitations(text.value);
    text.value = rest;
    return found.map((citation) => ({ ...citation, line: node.position?.start.line ?? 1 }));
  }
  return 'children' in node ? (node as Parent).children.flatMap(takeMarks) : [];
}

interface Page {
  readonly lane: Lane;
  readonly file: string;
  readonly baseUrl: string;
}

/** Moves the citations of a page into lists. Returns a line for each problem. */
export function markSections(root: Root, known: Known, { lane, file, baseUrl }: Page): string[] {
  const problems: string[] = [];
  const children: RootContent[] = [];
  let grounds: Ground[] = [];
  const endSection = () => {
    if (grounds.length > 0)
      children.push(checkedList(grounds, nameGrounds(grounds, lane), baseUrl));
    grounds = [];
  };
  for (const child of root.children) {
    if (child.type === 'heading' && child.depth <= 3) endSection();
    for (const citation of takeMarks(child)) {
      const checked = checkCitation(citation, lane, known);
      if ('ground' in checked) grounds.push(checked.ground);
      else problems.push(`${file}:${citation.line} ${checked.problem}`);
    }
    children.push(child);
  }
  endSection();
  root.children = children;
  importCheckedList(root);
  return problems;
}

/** Creates the plugin, for `remarkPlugins`. It must run after the theme's own plugins, which replace elements. */
export default function statementMarks(options: StatementMarksOptions): Transformer<Root> {
  const { siteDir, baseUrl, writing = false } = options;
  const versions = readVersions(siteDir);
  const known = readKnown(siteDir);
  return (root: Root, file: VFile) => {
    const located = locatePage(file.path, versions);
    if (located === undefined || isApiPage(located.page)) return;
    const problems = markSections(root, known, {
      lane: laneOf(located.version),
      file: file.path,
      baseUrl,
    });
    if (problems.length === 0) return;
    const message = `Some cited statements can't be used:\n${problems.join('\n')}`;
    if (!writing) throw new Error(message);
    console.warn(message);
  };
}
