/** Finds releases that a page states in free text: a move of the SDK would leave them behind. Pure. */
import type { Node, Parent, Root } from 'mdast';
import type { NamedRelease } from './releaseRules';

/** A release in free text. */
export interface ReleaseProblem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

export interface CheckedReleases {
  readonly problems: readonly ReleaseProblem[];
  /** Entries of the list that excused something. */
  readonly used: readonly NamedRelease[];
}

/** What a page is and which releases its version runs and describes. */
export interface ReleaseContext {
  readonly page: string;
  readonly own: readonly string[];
}

/** Three numbers: what a release is called. Two are a series, which stays true. */
const releasePattern = /(?<![\d.])\d+\.\d+\.\d+(?![\d]|\.\d)/g;

/** Text that readers see as it is written; code blocks have pins of their own, which are checked elsewhere. */
function isText(node: Node): node is Node & { value: string } {
  return node.type === 'text' || node.type === 'inlineCode';
}

function textOf(node: Node): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? (node as Parent).children.map(textOf).join('') : '';
}

function* textsIn(node: Node): Iterable<Node & { value: string }> {
  if (isText(node)) yield node;
  if ('children' in node) for (const child of (node as Parent).children) yield* textsIn(child);
}

/** Whether an entry excuses a release at this place. Whole pages are excused for history, never for the present. */
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

/** Checks one page against the list of `rules`. */
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
            `"${match[0]}" is a release in free text, which the next move of the SDK makes wrong: write {release}, ` +
            'or, if it is history, say so in releaseRules.ts.',
        });
      }
    }
  }
  return { problems, used: [...used] };
}
