/** Finds SDK releases that are hard-coded in a page's text. An SDK update would make such text wrong. */
import type { Node, Parent, Root } from 'mdast';
import { textOf } from '../blocks/nodes';
import type { NamedRelease } from './releaseRules';

export interface ReleaseProblem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

export interface CheckedReleases {
  readonly problems: readonly ReleaseProblem[];
  /** Rules that allowed a release on this page. */
  readonly used: readonly NamedRelease[];
}

/** `page` is a doc ID. `own` contains the releases that the page's version runs and describes. */
export interface ReleaseContext {
  readonly page: string;
  readonly own: readonly string[];
}

/** Matches releases with three numbers. Two numbers refer to a release series, which doesn't become outdated. */
const releasePattern = /(?<![\d.])\d+\.\d+\.\d+(?![\d]|\.\d)/g;

/** Whether a node is text or inline code. Another check covers the releases in code blocks. */
function isText(node: Node): node is Node & { value: string } {
  return node.type === 'text' || node.type === 'inlineCode';
}

function* textsIn(node: Node): Iterable<Node & { value: string }> {
  if (isText(node)) yield node;
  if ('children' in node) for (const child of (node as Parent).children) yield* textsIn(child);
}

/**
 * Whether an entry allows a release here. An entry for a whole page doesn't allow the releases of the page's version.
 */
function excuses(
  entry: NamedRelease,
  place: { readonly page: string; readonly heading: string; readonly text: string },
  isOwn: boolean,
): boolean {
  if (entry.page !== place.page) return false;
  if (entry.heading !== undefined) return place.heading.startsWith(entry.heading);
  if (entry.text !== undefined) return place.text.includes(entry.text);
  return !isOwn;
}

/** Finds the hard-coded releases on a page that `rules` don't allow. */
export function checkReleases(
  root: Root,
  { page, own }: ReleaseContext,
  rules: readonly NamedRelease[],
): CheckedReleases {
  const problems: ReleaseProblem[] = [];
  const used = new Set<NamedRelease>();
  let heading = '';
  for (const block of root.children) {
    if (block.type === 'heading') heading = textOf(block);
    for (const node of textsIn(block)) {
      for (const match of node.value.matchAll(releasePattern)) {
        const place = { page, heading, text: node.value };
        const rule = rules.find((entry) => excuses(entry, place, own.includes(match[0])));
        if (rule !== undefined) {
          used.add(rule);
          continue;
        }
        const before = node.value.slice(0, match.index).split('\n');
        const start = node.position?.start ?? { line: 1, column: 1 };
        const last = before.at(-1)?.length ?? 0;
        const mark = node.type === 'inlineCode' ? 1 : 0;
        problems.push({
          line: start.line + before.length - 1,
          column: before.length === 1 ? start.column + mark + last : last + 1,
          message:
            `"${match[0]}" is a hard-coded release, so the next SDK update makes this sentence wrong. Write {release}, ` +
            'or, if it refers to the past, add an entry to releaseRules.ts.',
        });
      }
    }
  }
  return { problems, used: [...used] };
}
