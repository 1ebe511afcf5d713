/**
 * Remark plugin that replaces `<OlderBehavior />` with a list of the statements whose result differs in an older
 * release. The list comes from the recorded results in `statements/releases/`.
 */
import type { Heading, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { groupBy } from '@reveal-docs/shared/groupBy';
import {
  olderBehavior,
  readOlder,
  type OlderBehavior,
  type OlderRow,
} from '@reveal-docs/statements/older';
import { text } from './nodes';

interface OlderBehaviorOptions {
  readonly siteDir: string;
  /** Base URL of the site, with slashes at both ends. */
  readonly baseUrl: string;
}

const elementName = 'OlderBehavior';

/** Converts prose to nodes. Backticks mark names. */
function prose(words: string): PhrasingContent[] {
  return words
    .split('`')
    .map((value, index): PhrasingContent =>
      index % 2 === 0 ? text(value) : { type: 'inlineCode', value },
    )
    .filter((node) => !('value' in node) || node.value !== '');
}

const phrases = {
  same: undefined,
  otherwise: 'Different',
  missing: 'API not available',
  unknown: 'Unknown',
} as const;

/** Describes older releases that behave differently. Releases with the same behavior share a description. */
function verdicts({ cells }: OlderRow, releases: readonly string[]): [string, string][] {
  const told = releases.flatMap((release, index): { release: string; words: string }[] => {
    const cell = cells[index];
    const phrase = cell && phrases[cell.type];
    return cell === undefined || phrase === undefined
      ? []
      : [{ release, words: cell.says ?? `${phrase}.` }];
  });
  return [...groupBy(told, ({ words }) => words)].map(([words, own]) => [
    own.map(({ release }) => release).join(' and '),
    words,
  ]);
}

function item(row: OlderRow, releases: readonly string[], baseUrl: string): ListItem {
  const { says } = row;
  const parts = verdicts(row, releases).flatMap(([names, words]): PhrasingContent[] => [
    text(' '),
    { type: 'strong', children: [text(`${names}:`)] },
    ...prose(` ${words}`),
  ]);
  const link: PhrasingContent = {
    type: 'link',
    url: `pathname://${baseUrl}behavior#${row.spec.id}`,
    children: [text('Program')],
  };
  return {
    type: 'listItem',
    children: [{ type: 'paragraph', children: [...prose(says), ...parts, text(' '), link] }],
  };
}

function countItem(
  { counts, ranWith, comparedWith }: OlderBehavior,
  release: string,
  index: number,
) {
  const { same = 0, otherwise = 0, missing = 0, unknown = 0 } = counts[index] ?? {};
  const all = same + otherwise + missing + unknown;
  const words =
    ` (${ranWith[index]}): ${same} of ${all} statements have the same result as in ${comparedWith}, and ${otherwise} have a different result. ${missing} need ` +
    `an API that this release doesn’t have. ${unknown} programs fail with an error, so their results are unknown.`;
  const name: PhrasingContent = { type: 'strong', children: [text(release)] };
  return {
    type: 'listItem',
    children: [{ type: 'paragraph', children: [name, text(words)] }],
  } satisfies ListItem;
}

function behaviorLists(behavior: OlderBehavior, baseUrl: string): RootContent[] {
  const { releases, rows } = behavior;
  const topics = [...groupBy(rows, ({ spec }) => spec.topic)];
  const counts = releases.map((release, index) => countItem(behavior, release, index));
  return [
    { type: 'list', spread: false, children: counts },
    ...topics.flatMap(([topic, own]): RootContent[] => {
      const title = topic.charAt(0).toUpperCase() + topic.slice(1).replaceAll('-', ' ');
      const heading: Heading = { type: 'heading', depth: 3, children: [text(title)] };
      const children = own.map((row) => item(row, releases, baseUrl));
      return [heading, { type: 'list', spread: false, children }];
    }),
  ];
}

/**
 * Creates the plugin, for `beforeDefaultRemarkPlugins`. It runs after `apiLinks`, which checks only the page's own
 * text.
 */
export default function olderBehaviorLists(options: OlderBehaviorOptions): Transformer<Root> {
  const { siteDir, baseUrl } = options;
  return (root: Root) => {
    root.children = root.children.flatMap((node): RootContent[] => {
      const element = node as MdxJsxFlowElement;
      if (element.type !== 'mdxJsxFlowElement' || element.name !== elementName) return [node];
      return behaviorLists(olderBehavior(readOlder(siteDir)), baseUrl);
    });
  };
}
